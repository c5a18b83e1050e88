/** Where the order service answers, below its origin. */

export const endpoints = {
	status: '/ecom/status',
	contact: '/ecom/contact',
	newsletter: '/ecom/newsletter',
	request: '/ecom/request',
	rating: '/ecom/rating',
	quote: '/ecom/quote',
	order: '/ecom/order',
	klarna: '/ecom/klarna/order',
	paypal: '/ecom/order/paypal_transaction',
	transfer: '/ecom/order/transfer',
	withdrawal: '/ecom/withdrawal',
} as const;

export type Endpoint = keyof typeof endpoints;

/** A form may be sent to these as JSON, and to the pages' forms among them also as a browser sends it without scripts. */
export type FormEndpoint = PageFormEndpoint | 'request' | 'rating';

/** Forms that stand on a page of their own, and work without scripts. */
export type PageFormEndpoint = 'contact' | 'newsletter' | 'withdrawal';
