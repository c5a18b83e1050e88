/** From the checkout to the confirmation of an order. English. */
import type { TextParts } from '../texts.ts';
import { confirmation } from './confirmation.ts';
import { payment } from './payment.ts';

export const checkout: TextParts['checkout'] = {
	checkout: {
		title: 'Checkout',
		withoutScript:
			'The checkout needs JavaScript. You are welcome to order by telephone or e-mail: our address is at the foot of this page.',
	},
	payment,
	confirmation,
};
