/** From the checkout to the confirmation of an order. German. */
import type { TextParts } from '../texts.ts';
import { confirmation } from './confirmation.ts';
import { payment } from './payment.ts';

export const checkout: TextParts['checkout'] = {
	checkout: {
		title: 'Kasse',
		withoutScript:
			'Die Kasse braucht JavaScript. Bestellen Sie gern telefonisch oder per E-Mail: Unsere Anschrift steht unten auf dieser Seite.',
	},
	payment,
	confirmation,
};
