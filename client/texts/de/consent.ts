/** Consents, and what is shown with one only. German. */
export const consent = {
	/** Asks for consent, in the banner and at external content. */
	consent: {
		title: 'Ihre Zustimmungen',
		intro: 'Über Statistik und Inhalte von Dritten entscheiden Sie, jederzeit neu am Ende der Seite.',
		choose: 'Einzeln auswählen',
		privacy: 'Datenschutz',
		allowAll: 'Alle erlauben',
		allowSelected: 'Auswahl erlauben',
		rejectAll: 'Alle ablehnen',
		close: 'Ohne Änderung schließen',
		/** On what cannot be switched off. */
		locked: 'immer aktiv',
		/** Name of a toggle. */
		allow: (service: string) => `${service} erlauben`,
		more: 'Mehr dazu beim Anbieter',
		/** Said when the banner opens by itself. */
		opened: 'Am Anfang der Seite fragen wir nach Ihren Zustimmungen.',
		saved: 'Ihre Wahl ist gespeichert.',
		gate: (provider: string) =>
			`Dieser Inhalt kommt von ${provider}. Erst wenn Sie ihn laden, erfährt der Anbieter Ihre IP-Adresse und welche Seite Sie ansehen.`,
		once: 'Einmal laden',
		always: 'Immer erlauben',
		withdraw: 'Nicht mehr laden',
		provider: 'Datenschutz des Anbieters',
		openAt: (provider: string) => `Bei ${provider} öffnen`,
		/** In the consent manager. */
		noExternal: 'Sie haben zu keinem externen Inhalt etwas entschieden.',
		services: {
			maps: 'Karte',
			ratings: 'Bewertungen',
			brand_area: 'Bereich einer Uhrenmarke',
			video: 'Filme',
			matomo_opt_out: 'Einstellungen der Statistik',
		},
	},
	map: { title: 'Karte', directions: 'Weg zu uns planen' },
	/** The rating box. Stars never stand without count, period and how reviews are checked (§ 5b (3) UWG). */
	rating: {
		title: 'Bewertungen bei Google',
		expand: 'Bewertungen bei Google zeigen',
		notNow: 'Nicht jetzt',
		stars: (rating: string) => `${rating} von 5 Sternen`,
		count: (total: number) => (total === 1 ? 'aus 1 Bewertung, der einzigen bisher' : `aus allen ${total} Bewertungen, die es bisher gibt`),
		checked: 'Wir prüfen nicht, ob die Bewertungen von unseren Kunden stammen.',
		write: 'Bewertung schreiben',
		read: 'Bewertungen lesen',
	},
	/** The sections that stand with the privacy text. */
	privacy: {
		officer: 'Datenschutz\u00adbeauftragte Person',
		watchArea: 'Eingebetteter Bereich eines Uhrenherstellers',
		watchAreaText:
			'Auf der Seite der Marke zeigen wir auf Ihren Wunsch einen Bereich, den der Hersteller selbst betreibt. Vorher wird nichts von dort geladen. Im Bereich gelten die Texte des Herstellers:',
		/** Before the link to the privacy notice for social networks. */
		socialMedia: 'Für unsere Seiten in sozialen Netzwerken gilt:',
		/** Literal in German, as is `externalContent`. */
		consents: 'Zustimmungen verwalten',
		consentsText:
			'Hier sehen Sie, welchen Diensten Sie zugestimmt haben, und nehmen Zustimmungen zurück. Ohne Ihre Zustimmung wird keiner von ihnen geladen.',
		externalContent: 'Externe Inhalte',
		analytics: 'Statistik',
		analyticsText: 'Besuche zählen wir nur, wenn Sie zugestimmt haben. Die Zustimmung nehmen Sie hier zurück, jederzeit und ohne Grund.',
		withoutScript: 'Zustimmungen brauchen JavaScript. Ohne JavaScript wird kein fremder Dienst geladen, und es gibt nichts zu verwalten.',
	},
	/** The watch brand with a template of its own, and the area that its manufacturer provides. */
	watchBrand: {
		house: 'Die Marke',
		area: (brand: string) => `Aus dem Hause ${brand}`,
		areaText: (brand: string) =>
			`Der folgende Bereich kommt vom Hersteller selbst. Erst wenn Sie ihn öffnen, verbindet sich Ihr Browser mit ${brand}; dort gelten dessen eigene Texte.`,
		terms: 'Nutzungsbedingungen',
		privacy: 'Datenschutzhinweise',
		cookies: 'Cookie-Richtlinie',
	},
};
