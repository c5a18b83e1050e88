/** Where an order is paid through a provider. French. */
import type { TextParts } from '../texts.ts';

export const payment: TextParts['checkout']['payment'] = {
	title: 'Paiement',
	loading: 'Votre commande est en cours de chargement…',
};
