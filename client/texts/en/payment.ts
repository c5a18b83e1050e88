/** Where an order is paid through a provider. English. */
import type { TextParts } from '../texts.ts';

export const payment: TextParts['checkout']['payment'] = {
	title: 'Payment',
	loading: 'Your order is being loaded …',
};
