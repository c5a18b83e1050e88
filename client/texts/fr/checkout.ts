/** From the checkout to the confirmation of an order. French. */
import type { TextParts } from '../texts.ts';
import { confirmation } from './confirmation.ts';
import { payment } from './payment.ts';

export const checkout: TextParts['checkout'] = {
	checkout: {
		title: 'Commande',
		withoutScript:
			'La commande en ligne a besoin de JavaScript. Vous pouvez aussi commander par téléphone ou par e-mail : nos coordonnées se trouvent au bas de cette page.',
	},
	payment,
	confirmation,
};
