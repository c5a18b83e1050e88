/** What a placed order is confirmed with. French. */
import type { TextParts } from '../texts.ts';

export const confirmation: TextParts['checkout']['confirmation'] = {
	title: 'Votre commande',
	loading: 'Votre commande est en cours de chargement…',
};
