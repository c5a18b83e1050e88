/** Duties by law for single products, their makers and ratings. `{rule}`: see problem-texts.ts. */
import type { ProblemText } from '../report-text.ts';

export const productDuties = {
	'law-base-price': {
		heading: {
			de: 'Grundpreis kann nicht gezeigt werden',
			en: 'The price per unit cannot be shown',
			fr: 'Le prix à l’unité ne peut pas être affiché',
		},
		meaning: {
			de: 'Zu Ware nach Gewicht, Menge oder Länge gehört ein Grundpreis{rule}. Es ist nur die Menge oder nur ihre Einheit eingetragen.',
			en: 'Goods sold by weight, volume or length come with a price per unit{rule}. Only the quantity or only its unit is filled in.',
			fr: 'Un produit vendu au poids, au volume ou à la longueur doit afficher un prix à l’unité de mesure{rule}. Seule la quantité ou seule son unité est renseignée.',
		},
		fix: {
			de: 'Füllen Sie Menge und Einheit aus. Wird die Ware nach Stück verkauft, leeren Sie beide Felder.',
			en: 'Fill in both quantity and unit. If the goods are sold by the piece, empty both fields.',
			fr: 'Renseignez la quantité et l’unité. Si le produit se vend à la pièce, videz les deux champs.',
		},
	},
	'law-delivery-time': {
		heading: { de: 'Lieferzeit fehlt', en: 'No delivery time', fr: 'Délai de livraison manquant' },
		meaning: {
			de: 'Wer bestellt, muss vorher sehen, wann geliefert wird{rule}.',
			en: 'Customers have to see when you deliver before they order{rule}.',
			fr: 'Avant de commander, les clients doivent savoir quand ils seront livrés{rule}.',
		},
		fix: {
			de: 'Tragen Sie die Lieferzeit in Tagen ein, beim Produkt oder bei jeder Variante.',
			en: 'Fill in the delivery time in days, in the product or in each variant.',
			fr: 'Saisissez le délai de livraison en jours, dans le produit ou dans chaque variante.',
		},
	},
	'law-fineness': {
		heading: { de: 'Feingehalt stimmt nicht', en: 'The fineness cannot be right', fr: 'Le titre du métal est incorrect' },
		meaning: {
			de: 'Der Feingehalt ist keine Zahl von 1 bis 999, oder die Ware ist nur beschichtet und hat keinen{rule}. Er wird nicht gezeigt.',
			en: 'The fineness is no number from 1 to 999, or the goods are plated and have none{rule}. It is not shown.',
			fr: 'Le titre n’est pas un nombre de 1 à 999, ou le produit est seulement plaqué et n’en a pas{rule}. Il n’est pas affiché.',
		},
		fix: {
			de: 'Tragen Sie Tausendstel ein, zum Beispiel 585, oder leeren Sie das Feld.',
			en: 'Enter thousandths such as 585, or empty the field.',
			fr: 'Saisissez des millièmes, par exemple 585, ou videz le champ.',
		},
	},
	'law-manufacturer': {
		heading: { de: 'Hersteller fehlt', en: 'No manufacturer', fr: 'Fabricant manquant' },
		meaning: {
			de: 'Bei jedem Angebot muss stehen, wer die Ware hergestellt hat{rule}.',
			en: 'Every offer has to say who made the goods{rule}.',
			fr: 'Chaque offre doit indiquer qui a fabriqué le produit{rule}.',
		},
		fix: {
			de: 'Wählen Sie beim Produkt den Hersteller. Bei eigenen Stücken ist das Ihr Haus.',
			en: 'Choose the manufacturer in the product. For pieces of your own, that is your house.',
			fr: 'Choisissez le fabricant dans le produit. Pour vos propres créations, c’est votre maison.',
		},
	},
	'law-manufacturer-address': {
		heading: {
			de: 'Anschrift des Herstellers unvollständig',
			en: "The manufacturer's address is incomplete",
			fr: 'L’adresse du fabricant est incomplète',
		},
		meaning: {
			de: 'Bei jedem Angebot müssen die Postanschrift des Herstellers und seine E-Mail oder Website stehen{rule}. Das betrifft alle Produkte dieses Herstellers.',
			en: 'Every offer has to show the postal address of the manufacturer, and an e-mail or website{rule}. This concerns all products of that manufacturer.',
			fr: 'Chaque offre doit indiquer l’adresse postale du fabricant, ainsi que son e-mail ou son site web{rule}. Tous les produits de ce fabricant sont concernés.',
		},
		fix: {
			de: 'Ergänzen Sie beim Hersteller die Anschrift und die E-Mail oder die Website.',
			en: 'Fill in the address of the manufacturer, and the e-mail or the website.',
			fr: 'Complétez dans la fiche du fabricant l’adresse, ainsi que l’e-mail ou le site web.',
		},
	},
	'law-offer-identity': {
		heading: { de: 'Bild oder Artikelnummer fehlt', en: 'No picture or no reference number', fr: 'Image ou référence manquante' },
		meaning: {
			de: 'Jedes Angebot muss ein Bild zeigen und angeben, woran die Ware zu erkennen ist{rule}.',
			en: 'Every offer has to show a picture and say what identifies the goods{rule}.',
			fr: 'Chaque offre doit montrer une image et préciser ce qui permet d’identifier le produit{rule}.',
		},
		fix: {
			de: 'Ergänzen Sie beim Produkt, was fehlt.',
			en: 'Add what is missing to the product.',
			fr: 'Complétez dans le produit ce qui manque.',
		},
	},
	'law-rating-date': {
		heading: { de: 'Bewertung ohne Datum', en: 'A rating without a date', fr: 'Avis sans date' },
		meaning: {
			de: 'Zu den Bewertungen gehört, aus welcher Zeit sie stammen{rule}. Die Website darf das Datum nicht lesen.',
			en: 'Ratings need the period that they come from{rule}. The site is not allowed to read the date.',
			fr: 'Les avis doivent indiquer de quelle période ils datent{rule}. Le site n’a pas le droit de lire leur date.',
		},
		fix: {
			de: 'Der Zugang der Website braucht in Directus das Recht, bei Bewertungen das Feld date_created zu lesen.',
			en: "In Directus, the site's access needs the right to read the field date_created of ratings.",
			fr: 'Donnez à l’accès du site, dans Directus, le droit de lire le champ date_created des avis.',
		},
	},
	'law-recommended-price': {
		heading: {
			de: 'Preisempfehlung liegt nicht über dem Preis',
			en: 'The recommended price is not above the price',
			fr: 'Le prix conseillé ne dépasse pas le prix',
		},
		meaning: {
			de: 'Eine Preisempfehlung, die nicht höher ist als der Preis, führt in die Irre{rule}. Sie wird nicht gezeigt.',
			en: 'A recommended price that is no higher than the price misleads{rule}. It is not shown.',
			fr: 'Un prix conseillé qui n’est pas supérieur au prix de vente est trompeur{rule}. Il n’est pas affiché.',
		},
		fix: {
			de: 'Berichtigen Sie die Preisempfehlung oder leeren Sie das Feld.',
			en: 'Correct the recommended price, or empty the field.',
			fr: 'Corrigez le prix conseillé, ou videz le champ.',
		},
	},
	'law-reduction': {
		heading: {
			de: 'Ermäßigung kann nicht gezeigt werden',
			en: 'The reduction cannot be shown',
			fr: 'La réduction ne peut pas être affichée',
		},
		meaning: {
			de: 'Neben einem ermäßigten Preis steht der niedrigste der 30 Tage davor{rule}. Soweit die Website sich erinnert, war das Stück in dieser Zeit nicht teurer.',
			en: 'Beside a reduced price stands the lowest of the 30 days before{rule}. As far as the site remembers, the piece was not dearer in that time.',
			fr: 'À côté d’un prix réduit figure le plus bas des 30\u00a0jours précédents{rule}. Pour autant que le site s’en souvienne, le produit n’a pas coûté plus cher pendant cette période.',
		},
		fix: {
			de: 'Schalten Sie „Preis ermäßigt“ aus, solange der Preis nicht gesenkt wird.',
			en: 'Switch the announcement off as long as the price is not lowered.',
			fr: 'Désactivez «\u202fPrix réduit\u202f» tant que le prix ne baisse pas.',
		},
	},
	'law-responsible-person': {
		heading: {
			de: 'Verantwortliche Person in der EU unvollständig',
			en: 'The responsible person in the EU is incomplete',
			fr: 'Personne responsable dans l’UE incomplète',
		},
		meaning: {
			de: 'Für Hersteller außerhalb der EU müssen Name, Postanschrift und E-Mail oder Website einer verantwortlichen Person dastehen{rule}. Etwas davon fehlt; deshalb wird nichts davon gezeigt.',
			en: 'Manufacturers outside the EU need a responsible person with name, postal address and e-mail or website{rule}. Something is missing, and so none of it is shown.',
			fr: 'Pour un fabricant hors de l’UE, il faut le nom, l’adresse postale et l’e-mail ou le site web d’une personne responsable{rule}. Il en manque une partie\u202f; rien n’est donc affiché.',
		},
		fix: {
			de: 'Ergänzen Sie, was fehlt, oder leeren Sie alles davon.',
			en: 'Fill in what is missing, or empty all of it.',
			fr: 'Complétez ce qui manque, ou videz le tout.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
