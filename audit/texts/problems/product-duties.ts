/** What the law asks of single products, of those who make them, and of ratings. `{rule}`: see duty-text.ts. */
import type { ProblemText } from './problem-text.ts';

export const productDuties = {
	'law-base-price': {
		heading: { de: 'Grundpreis kann nicht gezeigt werden', en: 'The price per unit cannot be shown' },
		meaning: {
			de: 'Zu Ware nach Gewicht, Menge oder Länge gehört ein Grundpreis{rule}. Es ist nur die Menge oder nur ihre Einheit eingetragen.',
			en: 'Goods sold by weight, volume or length come with a price per unit{rule}. Only the quantity or only its unit is filled in.',
		},
		fix: {
			de: 'Füllen Sie Menge und Einheit aus. Wird die Ware nach Stück verkauft, leeren Sie beide Felder.',
			en: 'Fill in both quantity and unit. If the goods are sold by the piece, empty both fields.',
		},
	},
	'law-delivery-time': {
		heading: { de: 'Lieferzeit fehlt', en: 'No delivery time' },
		meaning: {
			de: 'Wer bestellt, muss vorher sehen, wann geliefert wird{rule}.',
			en: 'Customers have to see when you deliver before they order{rule}.',
		},
		fix: {
			de: 'Tragen Sie die Lieferzeit in Tagen ein, beim Produkt oder bei jeder Variante.',
			en: 'Fill in the delivery time in days, in the product or in each variant.',
		},
	},
	'law-fineness': {
		heading: { de: 'Feingehalt stimmt nicht', en: 'The fineness cannot be right' },
		meaning: {
			de: 'Der Feingehalt ist keine Zahl von 1 bis 999, oder die Ware ist nur beschichtet und hat keinen{rule}. Er wird nicht gezeigt.',
			en: 'The fineness is no number from 1 to 999, or the goods are plated and have none{rule}. It is not shown.',
		},
		fix: {
			de: 'Tragen Sie Tausendstel ein, zum Beispiel 585, oder leeren Sie das Feld.',
			en: 'Enter thousandths such as 585, or empty the field.',
		},
	},
	'law-manufacturer': {
		heading: { de: 'Hersteller fehlt', en: 'No manufacturer' },
		meaning: {
			de: 'Bei jedem Angebot muss stehen, wer die Ware hergestellt hat{rule}.',
			en: 'Every offer has to say who made the goods{rule}.',
		},
		fix: {
			de: 'Wählen Sie beim Produkt den Hersteller. Bei eigenen Stücken ist das Ihr Haus.',
			en: 'Choose the manufacturer in the product. For pieces of your own, that is your house.',
		},
	},
	'law-manufacturer-address': {
		heading: { de: 'Anschrift des Herstellers unvollständig', en: "The manufacturer's address is incomplete" },
		meaning: {
			de: 'Bei jedem Angebot müssen die Postanschrift des Herstellers und seine E-Mail oder Website stehen{rule}. Das betrifft alle Produkte dieses Herstellers.',
			en: 'Every offer has to show the postal address of the manufacturer, and an e-mail or website{rule}. This concerns all products of that manufacturer.',
		},
		fix: {
			de: 'Ergänzen Sie beim Hersteller die Anschrift und die E-Mail oder die Website.',
			en: 'Fill in the address of the manufacturer, and the e-mail or the website.',
		},
	},
	'law-offer-identity': {
		heading: { de: 'Bild oder Artikelnummer fehlt', en: 'No picture or no reference number' },
		meaning: {
			de: 'Jedes Angebot muss ein Bild zeigen und angeben, woran die Ware zu erkennen ist{rule}.',
			en: 'Every offer has to show a picture and say what identifies the goods{rule}.',
		},
		fix: { de: 'Ergänzen Sie beim Produkt, was fehlt.', en: 'Add what is missing to the product.' },
	},
	'law-rating-date': {
		heading: { de: 'Bewertung ohne Datum', en: 'A rating without a date' },
		meaning: {
			de: 'Zu den Bewertungen gehört, aus welcher Zeit sie stammen{rule}. Die Website darf das Datum nicht lesen.',
			en: 'Ratings need the period that they come from{rule}. The site is not allowed to read the date.',
		},
		fix: {
			de: 'Der Zugang der Website braucht in Directus das Recht, bei Bewertungen das Feld date_created zu lesen.',
			en: "In Directus, the site's access needs the right to read the field date_created of ratings.",
		},
	},
	'law-recommended-price': {
		heading: { de: 'Preisempfehlung liegt nicht über dem Preis', en: 'The recommended price is not above the price' },
		meaning: {
			de: 'Eine Preisempfehlung, die nicht höher ist als der Preis, führt in die Irre{rule}. Sie wird nicht gezeigt.',
			en: 'A recommended price that is no higher than the price misleads{rule}. It is not shown.',
		},
		fix: { de: 'Berichtigen Sie die Preisempfehlung oder leeren Sie das Feld.', en: 'Correct the recommended price, or empty the field.' },
	},
	'law-reduction': {
		heading: { de: 'Ermäßigung kann nicht gezeigt werden', en: 'The reduction cannot be shown' },
		meaning: {
			de: 'Neben einem ermäßigten Preis steht der niedrigste der 30 Tage davor{rule}. Soweit die Website sich erinnert, war das Stück in dieser Zeit nicht teurer.',
			en: 'Beside a reduced price stands the lowest of the 30 days before{rule}. As far as the site remembers, the piece was not dearer in that time.',
		},
		fix: {
			de: 'Schalten Sie „Preis ermäßigt“ aus, solange der Preis nicht gesenkt wird.',
			en: 'Switch the announcement off as long as the price is not lowered.',
		},
	},
	'law-responsible-person': {
		heading: { de: 'Verantwortliche Person in der EU unvollständig', en: 'The responsible person in the EU is incomplete' },
		meaning: {
			de: 'Für Hersteller außerhalb der EU müssen Name, Postanschrift und E-Mail oder Website einer verantwortlichen Person dastehen{rule}. Etwas davon fehlt; deshalb wird nichts davon gezeigt.',
			en: 'Manufacturers outside the EU need a responsible person with name, postal address and e-mail or website{rule}. Something is missing, and so none of it is shown.',
		},
		fix: { de: 'Ergänzen Sie, was fehlt, oder leeren Sie alles davon.', en: 'Fill in what is missing, or empty all of it.' },
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
