/** Where an order is paid through a provider. English. */
import type { TextParts } from '../texts.ts';

export const payment: TextParts['checkout']['payment'] = {
	title: 'Payment',
	loading: 'Loading your order …',
	withoutScript: 'Paying on this page needs JavaScript. We will gladly tell you how to pay without it:',
	none: 'This browser knows of no order that is still to be paid.',
	notHere: 'There is nothing left to do on this page for your last order.',
	toConfirmation: 'See your order',
	toContact: 'Contact and opening hours',
	toCart: 'Go to the cart',
	retry: 'Try again',
	placed: 'We have received your order. All that is missing is the payment.',
	number: 'Order number',
	amount: 'To pay',
	heading: (provider) => `Payment by ${provider}`,
	paypalIntro: 'The button opens a PayPal window in which you log in and approve the payment. We do not pass on your name or address.',
	klarnaIntro: 'Klarna shows you its terms here. It learns your address and e-mail address only when you send the request below.',
	authorize: 'Send the request to Klarna',
	providerLoading: (provider) => `Loading ${provider} …`,
	open: (provider) => `${provider} is asking for your approval. Please keep this page open until then.`,
	blocked: (provider) =>
		`${provider} cannot be loaded at the moment. An extension of your browser may be blocking it, or it is not responding.`,
	closed: (provider) => `You left ${provider} without approving the payment. Nothing has been paid.`,
	failed: (provider) => `An error has occurred at ${provider}. The payment has not been approved.`,
	declined: (provider) => `${provider} has declined this payment. We are not told why; ${provider} can tell you.`,
	posting: 'Your approval is being sent to us …',
	unposted: (provider) =>
		`You have approved the payment at ${provider}, but we could not confirm it. Please do not pay again: “Send again” sends the same approval, also later or after you have reloaded this page.`,
	resend: 'Send again',
	memoryOnly: 'Your browser cannot remember the approval. Please keep this page open until the payment is confirmed.',
	refused: (provider) => `${provider} has not carried out the payment that you approved. Nothing has been paid.`,
	done: 'Your payment is confirmed.',
	others: 'Pay another way',
	transfer: (reference) => `Your order still stands. You can also transfer the amount; please give ${reference} as the reference.`,
	toTransfer: 'Show bank details',
	ask: 'Or ask us:',
};
