/** What a placed order is confirmed with. English. */
import type { TextParts } from '../texts.ts';

export const confirmation: TextParts['checkout']['confirmation'] = {
	title: 'Your order',
	loading: 'Your order is being loaded …',
};
