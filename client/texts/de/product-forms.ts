/** Words of a product's personalisation. German. */
import type { Daypart } from '../../orders/contract/form-requests.ts';
export const personalization = {
	personalization: {
		/** Behind the label of a field that may stay empty. */
		optional: 'freiwillig',
		counted: (length: number, most: number) => `${length} von ${most} Zeichen`,
		missing: 'Bitte füllen Sie dieses Feld aus.',
		tooLong: (length: number, most: number) => `Das sind ${length} Zeichen. Platz ist für ${most}.`,
		/** `glyphs`: those that the face lacks, with spaces between; `count`: how many. */
		unknownGlyphs: (glyphs: string, count: number) =>
			count === 1 ? `Dieses Zeichen können wir nicht gravieren: ${glyphs}` : `Diese Zeichen können wir nicht gravieren: ${glyphs}`,
		surcharge: (amount: string) => `+ ${amount} je Stück`,
		priceWith: (amount: string) => `Preis mit Ihrem Wunsch: ${amount}`,
		noNumber: 'Bitte geben Sie eine Zahl ein.',
		preview: (text: string) => (text === '' ? 'Vorschau der Gravur, noch ohne Text' : `Vorschau der Gravur: ${text}`),
		illustration: 'Darstellung beispielhaft. Schrift und Platz hängen vom Stück ab.',
	},
};

/** Forms that a product's page loads on demand. German. */
export const requests = {
	requests: {
		titles: {
			availability: 'Ist dieses Stück da?',
			information: 'Ihre Frage zu diesem Stück',
			reservation: 'Im Geschäft reservieren',
			appointment: 'Termin im Geschäft vereinbaren',
		},
		binding: 'Ihre Anfrage ist unverbindlich und keine Bestellung. Wir antworten per E-Mail oder telefonisch.',
		day: 'Wunschtag',
		dayInvalid: 'Bitte wählen Sie einen Tag, an dem unser Geschäft geöffnet ist.',
		/** Why the day is refused, and which one is possible; `day`: with its day of the week. */
		refused: {
			past: 'Dieser Tag ist schon vorbei.',
			notice: 'Dieser Tag ist zu kurzfristig.',
			late: 'So weit im Voraus vergeben wir noch keine Termine.',
			weekday: (weekday: string) => `${weekday}s ist unser Geschäft geschlossen.`,
			closed: (day: string) => `Am ${day}, ist unser Geschäft geschlossen.`,
			/** `half`: the only one in which the shop is open. */
			openIn: (day: string, half: Exclude<Daypart, 'any'>) =>
				`Am ${day}, ist unser Geschäft nur ${half === 'morning' ? 'vormittags' : 'nachmittags'} geöffnet.`,
			next: (day: string) => `Der nächste mögliche Tag ist ${day}.`,
			/** `half`: the one that the buyer wants. */
			nextHalf: (day: string, half: Exclude<Daypart, 'any'>) =>
				`Der nächste mögliche ${half === 'morning' ? 'Vormittag' : 'Nachmittag'} ist am ${day}.`,
			/** `day`: with its year. */
			last: (day: string) => `Der letzte mögliche Tag ist ${day}.`,
		},
		daypart: 'Tageszeit',
		dayparts: { any: 'egal', morning: 'Vormittag', afternoon: 'Nachmittag' },
		count: 'Anzahl',
		phone: 'Telefon (freiwillig)',
		message: 'Nachricht (freiwillig)',
		invalid: 'Diese Angabe stimmt nicht.',
		submit: 'Anfrage senden',
		sent: 'Vielen Dank. Ihre Anfrage ist angekommen, und wir melden uns bei Ihnen.',
		failed:
			'Das Senden ist leider nicht gelungen. Ihre Angaben sind erhalten geblieben. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
	},
	ratingForm: {
		title: 'Ihre Bewertung',
		stars: 'Wie gefällt Ihnen dieses Stück?',
		starCount: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
		starsMissing: 'Bitte wählen Sie, wie viele Sterne Sie geben.',
		headline: 'Überschrift (freiwillig)',
		text: 'Ihre Worte (freiwillig)',
		name: 'Name, der dabei steht (freiwillig)',
		/** What is in brackets leads to the privacy notice. */
		consent: 'Ich habe den [Datenschutzhinweis] gelesen und bin einverstanden, dass meine Bewertung hier veröffentlicht wird.',
		consentMissing: 'Bitte bestätigen Sie, dass Ihre Bewertung veröffentlicht werden darf.',
		submit: 'Bewertung senden',
		sent: 'Vielen Dank. Wir lesen Ihre Bewertung, bevor sie hier erscheint.',
		failed: 'Ihre Bewertung konnte nicht gesendet werden. Sie steht noch da. Bitte versuchen Sie es noch einmal.',
	},
	gallery: {
		title: 'Abbildungen',
		position: (place: number, count: number) => `Abbildung ${place} von ${count}`,
		previous: 'Vorherige Abbildung',
		next: 'Nächste Abbildung',
		enlarge: 'Aus der Nähe ansehen',
		/** In that view: shows a part of the picture larger, or all of it again. */
		magnify: 'Vergrößern',
		shrink: 'Verkleinern',
		close: 'Schließen',
	},
};
