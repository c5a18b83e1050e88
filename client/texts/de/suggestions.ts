/** Other products on the page of a product. German. */
import type { TextParts } from '../texts.ts';

export const suggestions: TextParts['suggestions'] = {
	suggestions: {
		related: 'Dazu passt',
		random: 'Aus dem Schaufenster',
		recent: 'Zuletzt angesehen',
		notNoted: 'Auf Wunsch merkt sich dieser Browser 30 Tage lang, welche Stücke Sie ansehen. Nichts davon verlässt Ihr Gerät.',
		noted: 'Dieser Browser merkt sich die Stücke, die Sie ansehen.',
		begin: 'Angesehene Stücke merken',
		clear: 'Liste löschen und nichts mehr merken',
	},
};
