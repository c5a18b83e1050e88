/** The messages of failed calls: fixed texts, which other systems may look for. */

export const errorMessages = {
	settings: 'Could not load settings',
	order: 'Could not post order',
	klarna: 'Could not place klarna order',
	request: 'Could not post request',
	rating: 'Could not post rating',
	paypal: 'Could not post PayPal Transaction',
	transfer: 'Could not change order to bank transfer',
	contact: 'Could not post message',
	newsletter: 'Could not post newsletter',
	quote: 'Could not load prices',
	withdrawal: 'Could not post withdrawal',
	status: 'Could not load status',
} as const;
