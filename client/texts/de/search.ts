/** The search of the shop. German. */
import type { TextParts } from '../texts.ts';

export const search: TextParts['search'] = {
	search: {
		title: 'Suche',
		label: 'Was suchen Sie?',
		submit: 'Suchen',
		close: 'Suche schließen',
		suggestions: 'Vorschläge',
		suggested: (suggestions) =>
			suggestions === 0
				? 'Keine Vorschläge'
				: `${suggestions === 1 ? '1 Vorschlag' : `${suggestions} Vorschläge`}, mit den Pfeiltasten zu wählen`,
		pieces: (count) => (count === 1 ? '1 Stück' : `${count} Stücke`),
		page: 'Seite',
		onPages: 'Auf unseren Seiten',
		foundPages: (words, count) => `${count === 1 ? '1 Seite' : `${count} Seiten`} zu „${words}“`,
		start: 'Im Sortiment blättern',
		searching: 'Es wird gesucht.',
		found: (words, count) => `${count === 1 ? '1 Stück' : `${count} Stücke`} zu „${words}“`,
		near: (words) => `Zu „${words}“ gibt es nichts. Meinten Sie eines dieser Stücke?`,
		nothing: (words) => `Zu „${words}“ haben wir nichts gefunden.`,
		instead: 'Einzeln gesucht',
		contact: 'Fragen Sie uns',
		inLanguage: 'Auf Deutsch suchen',
		relevance: 'Beste Treffer',
		notLoaded: 'Die Suche konnte nicht geladen werden.',
		withoutScript: 'Die Suche braucht JavaScript. Alle Stücke finden Sie auch im Sortiment.',
	},
};
