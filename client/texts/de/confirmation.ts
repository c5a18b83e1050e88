/** What a placed order is confirmed with. German. */
import type { TextParts } from '../texts.ts';

export const confirmation: TextParts['checkout']['confirmation'] = {
	title: 'Ihre Bestellung',
	loading: 'Ihre Bestellung wird geladen …',
};
