/** Where an order is paid through a provider. German. */
import type { TextParts } from '../texts.ts';

export const payment: TextParts['checkout']['payment'] = {
	title: 'Bezahlen',
	loading: 'Ihre Bestellung wird geladen …',
};
