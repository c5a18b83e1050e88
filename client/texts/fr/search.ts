/** The search of the shop. French. */
import type { TextParts } from '../texts.ts';

export const search: TextParts['search'] = {
	search: {
		title: 'Recherche',
		label: 'Que cherchez-vous ?',
		submit: 'Rechercher',
		close: 'Fermer la recherche',
		suggestions: 'Suggestions',
		suggested: (suggestions) =>
			suggestions === 0
				? 'Aucune suggestion'
				: `${suggestions === 1 ? '1 suggestion' : `${suggestions} suggestions`}, à choisir avec les flèches`,
		pieces: (count) => (count === 1 ? '1 pièce' : `${count} pièces`),
		page: 'Page',
		onPages: 'Sur nos pages',
		foundPages: (words, count) => `${count === 1 ? '1 page' : `${count} pages`} pour « ${words} »`,
		start: 'Parcourir la boutique',
		searching: 'Recherche en cours.',
		found: (words, count) => `${count === 1 ? '1 pièce' : `${count} pièces`} pour « ${words} »`,
		near: (words) => `Il n’y a rien pour « ${words} ». Cherchiez-vous l’une de ces pièces ?`,
		nothing: (words) => `Nous n’avons rien trouvé pour « ${words} ».`,
		instead: 'Recherche mot par mot',
		contact: 'Contactez-nous',
		inLanguage: 'Rechercher en français',
		relevance: 'Les plus pertinents',
		notLoaded: 'La recherche n’a pas pu être chargée.',
		withoutScript: 'La recherche nécessite JavaScript. Vous trouverez aussi toutes les pièces dans la boutique.',
	},
};
