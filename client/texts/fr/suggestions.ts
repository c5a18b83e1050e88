/** Other pieces on the page of a piece. French. */
import type { TextParts } from '../texts.ts';

export const suggestions: TextParts['suggestions'] = {
	suggestions: {
		related: 'À associer',
		random: 'Dans notre vitrine',
		recent: 'Vus récemment',
		notNoted:
			'Si vous le souhaitez, ce navigateur retient pendant 30\u00a0jours les pièces que vous regardez. Rien ne quitte votre appareil.',
		noted: 'Ce navigateur retient les pièces que vous regardez.',
		begin: 'Retenir les pièces vues',
		clear: 'Effacer la liste et ne plus rien retenir',
	},
};
