/** Other products on the page of a product. German. */
export const suggestions = {
	suggestions: {
		related: 'Dazu passt',
		random: 'Aus dem Schaufenster',
		recent: 'Zuletzt angesehen',
		/** Explains the noting of viewed products before it starts; then says that it is on. */
		notNoted: 'Auf Wunsch merkt sich dieser Browser 30 Tage lang, welche Stücke Sie ansehen. Nichts davon verlässt Ihr Gerät.',
		noted: 'Dieser Browser merkt sich die Stücke, die Sie ansehen.',
		begin: 'Angesehene Stücke merken',
		clear: 'Liste löschen und nichts mehr merken',
	},
};
