/** The page of a product. English. */
import type { TextParts } from '../texts.ts';

export const product: TextParts['product'] = {
	product: {
		reference: 'Reference',
		description: 'Description',
		back: (list) => `Back to ${list}`,
		onRequest: 'We will be happy to tell you the price of this piece.',
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
		soldOut: 'Currently sold out',
		inStock: 'In stock',
		stock: (count) => `${count} in stock`,
		madeToOrder: 'Ordered specially for you',
		shippingTime: (days) =>
			days === 0 ? 'Ready for dispatch' : days === 1 ? 'Dispatched within 1 working day' : `Dispatched within ${days} working days`,
		delivery: (country, days) => `${country}: arrives around ${days}`,
		soldOutVariant: (variant) => `${variant} (currently sold out)`,
		pricedVariant: (variant, price) => `${variant} · ${price}`,
		notCombined: (value, other) => `${value} – not with ${other}`,
		noCombination: (both, first, possible) => `This combination is not available: ${both}. Available with ${first}: ${possible}.`,
		beyondStock: 'Not all in stock: we will order the rest for you, which takes longer.',
		limited: (name, count) =>
			count === 1
				? `Only one ${name} is available at the moment. It is in your cart.`
				: `Only ${count} of ${name} are available at the moment. They are in your cart.`,
		failed: 'Sorry, that did not work. Please try again.',
		withoutScript: 'The cart needs JavaScript. Without JavaScript, you can order by phone.',
		requests: {
			availability: 'Check availability',
			information: 'Ask a question',
			reservation: 'Reserve in our shop',
			appointment: 'Book an appointment',
		},
	},
	ratings: { title: 'Reviews', write: 'Write a review' },
};
