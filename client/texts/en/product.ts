/** The page of a piece. English. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Reference',
		description: 'Description',
		back: (list) => `Back to ${list}`,
		onRequest: 'We will gladly tell you the price of this piece in person.',
		request: 'Enquire about this piece',
		variant: 'Variant',
		chooseVariant: 'Please choose',
		variantMissing: (label) => `Please choose first: ${label}.`,
		countInvalid: (most) => `Please enter a quantity from 1 to ${most}.`,
		personalize: (name) => `Your choice: ${name}`,
		quantity: 'Quantity',
		addToCart: 'Add to cart',
		added: (name) => `${name} is now in your cart.`,
		toCart: 'View cart',
		soldOut: 'Sold out at present',
		inStock: 'In stock',
		stock: (count) => `${count} in stock`,
		madeToOrder: 'Ordered for you',
		shippingTime: (days) => (days === 1 ? 'Dispatched within 1 day' : `Dispatched within ${days} days`),
		delivery: (days) => `Arrival in Germany about ${days}`,
		soldOutVariant: (variant) => `${variant} (sold out at present)`,
		beyondStock: 'Not all in stock: we order the rest for you, which takes longer.',
		limited: (name, count) =>
			count === 1
				? `We can supply only one ${name} at present. It is in your cart.`
				: `We can supply at most ${count} of ${name} at present. They are in your cart.`,
		failed: 'Sorry, that did not work. Please try again.',
		withoutScript: 'The cart needs JavaScript. Without it, you are welcome to order by telephone.',
		requests: {
			availability: 'Ask if it is available',
			information: 'Ask a question',
			reservation: 'Reserve in our shop',
			appointment: 'Make an appointment',
		},
	},
	ratings: { title: 'Ratings', write: 'Write a rating' },
};
