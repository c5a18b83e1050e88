/** The cart. English. */
import type { TextParts } from '../texts.ts';

export const cart: TextParts['cart'] = {
	cart: {
		title: 'Shopping cart',
		loading: 'Your cart is loading.',
		empty: 'Your cart is empty.',
		toShop: 'To the shop window',
		unavailable: 'Our online shop is closed at present. We are glad to serve you in person.',
		order: 'Order this selection by telephone, by e-mail or in our shop.',
		orderLink: 'Contact and opening hours',
		withoutScript: 'The cart is kept in your browser and needs JavaScript. Without it, you are welcome to order by telephone.',
		lines: 'Your selection',
		unitPrice: 'Unit price',
		lineTotal: 'Sum',
		quantityOf: (name) => `Quantity: ${name}`,
		fewer: (name) => `One fewer: ${name}`,
		more: (name) => `One more: ${name}`,
		remove: 'Remove',
		removeLine: (name) => `Remove ${name}`,
		removed: (name) => `${name} has been removed.`,
		changed: (name, count) => `${name}: quantity ${count}.`,
		total: 'Total',
		clear: 'Empty cart',
		cleared: 'The cart has been emptied.',
		notLoaded: 'Your cart could not be loaded.',
		retry: 'Try again',
		failed: 'Sorry, the change did not work. Please try again.',
	},
};
