/** The search of the shop. German. */
export const search = {
	search: {
		title: 'Suche',
		label: 'Was suchen Sie?',
		submit: 'Suchen',
		close: 'Suche schließen',
		suggestions: 'Vorschläge',
		/** Read out: how many suggestions there are, and how one is chosen. */
		suggested: (suggestions: number) =>
			suggestions === 0
				? 'Keine Vorschläge'
				: `${suggestions === 1 ? '1 Vorschlag' : `${suggestions} Vorschläge`}, mit den Pfeiltasten zu wählen`,
		pieces: (count: number) => (count === 1 ? '1 Stück' : `${count} Stücke`),
		/** Kind of a suggestion that is no product. */
		page: 'Seite',
		onPages: 'Auf unseren Seiten',
		foundPages: (words: string, count: number) => `${count === 1 ? '1 Seite' : `${count} Seiten`} zu „${words}“`,
		start: 'Im Sortiment blättern',
		searching: 'Es wird gesucht.',
		found: (words: string, count: number) => `${count === 1 ? '1 Stück' : `${count} Stücke`} zu „${words}“`,
		near: (words: string) => `Zu „${words}“ gibt es nichts. Meinten Sie eines dieser Stücke?`,
		nothing: (words: string) => `Zu „${words}“ haben wir nichts gefunden.`,
		instead: 'Einzeln gesucht',
		contact: 'Fragen Sie uns',
		/** Leads from another language to the search in this one. */
		inLanguage: 'Auf Deutsch suchen',
		relevance: 'Beste Treffer',
		notLoaded: 'Die Suche konnte nicht geladen werden.',
		withoutScript: 'Die Suche braucht JavaScript. Alle Stücke finden Sie auch im Sortiment.',
	},
};
