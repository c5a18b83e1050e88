/** The page of a piece. English. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Reference',
		description: 'Description',
		attributes: 'Details',
		manufacturer: 'Maker',
		back: (list) => `Back to ${list}`,
		onRequest: 'We will gladly tell you the price of this piece in person.',
		request: 'Enquire about this piece',
		pictures: 'Pictures',
		variant: 'Variant',
		chooseVariant: 'Please choose',
		quantity: 'Quantity',
		addToCart: 'Add to cart',
		added: (name) => `${name} is now in your cart.`,
		toCart: 'View cart',
		soldOut: 'Sold out at present',
		inStock: 'In stock',
		stock: (count) => `${count} in stock`,
		madeToOrder: 'Ordered for you',
		shippingTime: (days) => (days === 1 ? 'Dispatched within 1 day' : `Dispatched within ${days} days`),
		soldOutVariant: (variant) => `${variant} (sold out at present)`,
		limited: (name, count) =>
			count === 1
				? `We can supply only one ${name} at present. It is in your cart.`
				: `We can supply at most ${count} of ${name} at present. They are in your cart.`,
		memoryOnly: 'Your browser does not store the cart. It lasts only as long as this page stays open.',
		failed: 'Sorry, that did not work. Please try again.',
		withoutScript: 'The cart needs JavaScript. Without it, you are welcome to order by telephone.',
		requests: {
			availability: 'Ask if it is available',
			information: 'Ask a question',
			reservation: 'Reserve in our shop',
			appointment: 'Make an appointment',
		},
	},
	ratings: {
		title: 'Ratings',
		none: 'Nobody has rated this piece yet.',
		stars: (rating) => `${rating} out of 5 stars`,
		count: (ratings) => (ratings === 1 ? 'from 1 rating' : `from ${ratings} ratings`),
		histogram: 'Distribution of stars',
		starCount: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
		period: (from, to) => (from === to ? `Given on ${from}.` : `Given between ${from} and ${to}.`),
		checked: 'We read each rating before it appears, but do not check whether it comes from buyers of this piece.',
		nobody: 'No name given',
		newest: (count) => `The ${count} newest are shown.`,
		write: 'Write a rating',
	},
};
