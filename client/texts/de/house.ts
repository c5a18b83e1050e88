/** The shop and its legal pages, and the page that does not exist. German. */
export const house = {
	languageNames: { de: 'Deutsch', en: 'English', fr: 'Français' },
	/** Headings of footer widgets that have none of their own. */
	widgets: {
		address: 'Adresse',
		contact: 'Kontakt',
		openingHours: 'Öffnungszeiten',
		navigation: 'Auf einen Blick',
		legal: 'Rechtliches',
		social: 'Folgen Sie uns',
		/** A fixed text, the same in every language. */
		unknown: 'Widget not found :-(',
	},
	company: {
		executives: 'Vertreten durch',
		addressTypes: { hq: 'Hauptsitz', federal_office: 'Bundesgeschäftsstelle' },
		phone: 'Telefon',
		mobile: 'Mobil',
		fax: 'Fax',
		email: 'E-Mail',
		contactPage: 'Kontakt und Anfahrt',
	},
	openingHours: {
		title: 'Öffnungszeiten',
		closed: 'geschlossen',
		days: 'Tag',
		times: 'Uhrzeit',
		range: (opens: string, closes: string) => `${opens}–${closes}\u00a0Uhr`,
		from: (opens: string) => `ab ${opens}\u00a0Uhr`,
		until: (closes: string) => `bis ${closes}\u00a0Uhr`,
	},
	imprint: {
		title: 'Impressum',
		provider: 'Anbieter',
		contact: 'Kontakt',
		vatNumber: 'Umsatzsteuer-Identifikations\u00adnummer',
		taxNumber: 'Steuernummer',
		legalAuthority: 'Zuständige Aufsichts\u00adbehörde',
		registers: 'Registereintrag',
		insurance: 'Berufshaftpflicht\u00adversicherung',
		imageSources: 'Bildnachweise',
		privacy: 'Datenschutz',
	},
	legalTexts: {
		terms: 'AGB',
		withdrawal: 'Widerruf',
		shipping: 'Versand und Zahlung',
		accessibility: 'Barrierefreiheit',
	},
	textVersions: {
		title: 'Fassungen dieses Textes',
		since: (day: string) => `Fassung seit ${day}`,
		kept: (day: string) => `Diese Fassung wurde am ${day} zum ersten Mal gezeigt und bleibt hier unverändert stehen.`,
		current: 'Zur geltenden Fassung',
	},
	notFound: {
		title: 'Diese Seite gibt es nicht',
		text: 'Die Adresse ist uns nicht bekannt. Vielleicht ist das Stück verkauft, oder die Seite ist umgezogen.',
		home: 'Zur Startseite',
	},
};
