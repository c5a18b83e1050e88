/** Consents, and what is shown with one only. German. */
import type { TextParts } from '../texts.ts';

export const consent: TextParts['consent'] = {
	consent: {
		title: 'Ihre Zustimmungen',
		intro: 'Über Statistik und Inhalte von Dritten entscheiden Sie, jederzeit neu am Ende der Seite.',
		choose: 'Einzeln auswählen',
		privacy: 'Datenschutz',
		allowAll: 'Alle erlauben',
		allowSelected: 'Auswahl erlauben',
		rejectAll: 'Alle ablehnen',
		close: 'Ohne Änderung schließen',
		locked: 'immer aktiv',
		allow: (service) => `${service} erlauben`,
		more: 'Mehr dazu beim Anbieter',
		opened: 'Am Anfang der Seite fragen wir nach Ihren Zustimmungen.',
		saved: 'Ihre Wahl ist gespeichert.',
		gate: (provider) =>
			`Dieser Inhalt kommt von ${provider}. Erst wenn Sie ihn laden, erfährt der Anbieter Ihre IP-Adresse und welche Seite Sie ansehen.`,
		once: 'Einmal laden',
		always: 'Immer erlauben',
		withdraw: 'Nicht mehr laden',
		provider: 'Datenschutz des Anbieters',
		openAt: (provider) => `Bei ${provider} öffnen`,
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
	rating: {
		title: 'Bewertungen bei Google',
		expand: 'Bewertungen bei Google zeigen',
		notNow: 'Nicht jetzt',
		stars: (rating) => `${rating} von 5 Sternen`,
		count: (total) => (total === 1 ? 'aus 1 Bewertung, der einzigen bisher' : `aus allen ${total} Bewertungen, die es bisher gibt`),
		checked: 'Wir prüfen nicht, ob die Bewertungen von unseren Kunden stammen.',
		write: 'Bewertung schreiben',
		read: 'Bewertungen lesen',
	},
	privacy: {
		officer: 'Datenschutz\u00adbeauftragte Person',
		watchArea: 'Eingebetteter Bereich eines Uhrenherstellers',
		watchAreaText:
			'Auf der Seite der Marke zeigen wir auf Ihren Wunsch einen Bereich, den der Hersteller selbst betreibt. Vorher wird nichts von dort geladen. Im Bereich gelten die Texte des Herstellers:',
		socialMedia: 'Für unsere Seiten in sozialen Netzwerken gilt:',
		consents: 'Zustimmungen verwalten',
		consentsText:
			'Hier sehen Sie, welchen Diensten Sie zugestimmt haben, und nehmen Zustimmungen zurück. Ohne Ihre Zustimmung wird keiner von ihnen geladen.',
		externalContent: 'Externe Inhalte',
		analytics: 'Statistik',
		analyticsText: 'Besuche zählen wir nur, wenn Sie zugestimmt haben. Die Zustimmung nehmen Sie hier zurück, jederzeit und ohne Grund.',
		withoutScript: 'Zustimmungen brauchen JavaScript. Ohne JavaScript wird kein fremder Dienst geladen, und es gibt nichts zu verwalten.',
	},
	watchBrand: {
		house: 'Die Marke',
		area: (brand) => `Aus dem Hause ${brand}`,
		areaText: (brand) =>
			`Der folgende Bereich kommt vom Hersteller selbst. Erst wenn Sie ihn öffnen, verbindet sich Ihr Browser mit ${brand}; dort gelten dessen eigene Texte.`,
		terms: 'Nutzungsbedingungen',
		privacy: 'Datenschutzhinweise',
		cookies: 'Cookie-Richtlinie',
	},
};
