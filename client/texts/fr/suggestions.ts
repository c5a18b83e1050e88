/** Other products on the page of a product. French. */
import type { TextParts } from '../texts.ts';

export const suggestions: TextParts['suggestions'] = {
	suggestions: {
		related: 'Vous aimerez aussi',
		random: 'À découvrir',
		recent: 'Vues récemment',
		notNoted:
			'Si vous le souhaitez, ce navigateur garde en mémoire pendant 30\u00a0jours les pièces que vous consultez. Rien ne quitte votre appareil.',
		noted: 'Ce navigateur garde en mémoire les pièces que vous consultez.',
		begin: 'Mémoriser les pièces consultées',
		clear: 'Effacer la liste et ne plus rien mémoriser',
	},
};
