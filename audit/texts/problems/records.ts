/** Fields that are empty or hold what cannot be used, and references to what is not there. */
import type { ProblemText } from '../report-text.ts';

export const records = {
	'field-ignored': {
		heading: { de: 'Angabe kann nicht verwendet werden', en: 'A value cannot be used', fr: 'Une valeur est inutilisable' },
		meaning: {
			de: 'In diesem Feld steht etwas, womit die Website nichts anfangen kann. Sie tut, als wäre es leer.',
			en: 'This field holds something that the site cannot use. It is treated as if it were empty.',
			fr: 'Ce champ contient quelque chose que le site ne peut pas utiliser. Il est traité comme s’il était vide.',
		},
		fix: {
			de: 'Prüfen Sie die Angabe und berichtigen oder leeren Sie das Feld. Was erwartet wird, steht in der technischen Einzelheit.',
			en: 'Check the value, and correct or empty the field. The technical detail says what is expected.',
			fr: 'Vérifiez la valeur, puis corrigez ou videz le champ. Le détail technique précise ce qui est attendu.',
		},
	},
	'field-required': {
		heading: { de: 'Pflichtfeld ist leer', en: 'A required field is empty', fr: 'Un champ obligatoire est vide' },
		meaning: {
			de: 'Ohne dieses Feld kann die Website den Eintrag nicht zeigen.',
			en: 'Without this field the site cannot show the record.',
			fr: 'Sans ce champ, le site ne peut pas afficher la fiche.',
		},
		fix: { de: 'Füllen Sie das Feld aus.', en: 'Fill in the field.', fr: 'Remplissez le champ.' },
	},
	'field-type': {
		heading: {
			de: 'Pflichtfeld enthält etwas Falsches',
			en: 'A required field holds something wrong',
			fr: 'La valeur d’un champ obligatoire est incorrecte',
		},
		meaning: {
			de: 'In diesem Feld steht etwas, womit die Website nichts anfangen kann, und ohne das Feld kann sie den Eintrag nicht zeigen.',
			en: 'This field holds something that the site cannot use, and without the field it cannot show the record.',
			fr: 'Ce champ contient quelque chose que le site ne peut pas utiliser, et sans lui il ne peut pas afficher la fiche.',
		},
		fix: {
			de: 'Berichtigen Sie das Feld. Was erwartet wird, steht in der technischen Einzelheit.',
			en: 'Correct the field. The technical detail says what is expected.',
			fr: 'Corrigez le champ. Le détail technique précise ce qui est attendu.',
		},
	},
	'price-invalid': {
		heading: { de: 'Preis ist kein gültiger Betrag', en: 'A price is not a valid amount', fr: 'Un prix n’est pas un montant valable' },
		meaning: {
			de: 'Das ist kein Betrag, der Betrag liegt unter null, oder er hat mehr als zwei Stellen hinter dem Punkt.',
			en: 'This is no amount, the amount is below zero, or it has more than two digits behind the point.',
			fr: 'Ce n’est pas un montant, le montant est inférieur à zéro, ou il a plus de deux chiffres après le point.',
		},
		fix: {
			de: 'Tragen Sie den Betrag in Euro ohne Zeichen und mit Punkt ein, zum Beispiel 1234.50. Ein leeres Feld heißt „Preis auf Anfrage“.',
			en: 'Enter the amount in euro without a sign and with a point, such as 1234.50. An empty field means “price on request”.',
			fr: 'Saisissez le montant en euros, sans symbole et avec un point, par exemple 1234.50. Un champ vide signifie «\u202fprix sur demande\u202f».',
		},
	},
	'reference-missing': {
		heading: {
			de: 'Etwas Gelöschtes ist noch ausgewählt',
			en: 'Something deleted is still chosen',
			fr: 'Un élément supprimé est encore sélectionné',
		},
		meaning: {
			de: 'Der Eintrag gehört zu etwas, das es nicht gibt oder das die Website nicht zeigen kann, zum Beispiel zu einer gelöschten Kategorie oder einem gelöschten Bild.',
			en: 'The record belongs to something that does not exist or that the site cannot show, such as a category or a picture that was deleted.',
			fr: 'La fiche renvoie à un élément qui n’existe pas ou que le site ne peut pas afficher, par exemple une catégorie ou une image supprimée.',
		},
		fix: {
			de: 'Wählen Sie im genannten Feld etwas, das es gibt, oder leeren Sie es.',
			en: 'In the field that is named, choose something that exists, or empty it.',
			fr: 'Dans le champ indiqué, choisissez un élément qui existe, ou videz le champ.',
		},
	},
	'record-surplus': {
		heading: {
			de: 'Es gibt mehr Einträge als nötig',
			en: 'There are more records than needed',
			fr: 'Il y a plus de fiches que nécessaire',
		},
		meaning: {
			de: 'Hier wird nur ein Eintrag gebraucht. Der erste gilt, die übrigen zeigt die Website nicht.',
			en: 'Only one record is needed here. The first one counts, and the site does not show the others.',
			fr: 'Une seule fiche suffit ici. La première compte, et le site n’affiche pas les autres.',
		},
		fix: {
			de: 'Löschen Sie die Einträge, die nicht gelten sollen.',
			en: 'Delete the records that should not count.',
			fr: 'Supprimez les fiches qui ne doivent pas compter.',
		},
	},
	'offer-duplicate': {
		heading: {
			de: 'Ein gemeinsames Produkt hat zwei Angebote',
			en: 'A shared product has two offers',
			fr: 'Un produit commun a deux offres',
		},
		meaning: {
			de: 'Zwei Angebote zeigen dasselbe gemeinsame Produkt. Es gilt das mit der kleineren Nummer. Preis und Bestand des anderen zeigt die Website nicht.',
			en: 'Two offers show the same shared product. The one with the lower number counts. The site does not show the price and stock of the other.',
			fr: 'Deux offres montrent le même produit commun. Celle qui a le plus petit numéro compte. Le site n’affiche ni le prix ni le stock de l’autre.',
		},
		fix: {
			de: 'Löschen Sie das Angebot, das nicht gelten soll.',
			en: 'Delete the offer that should not count.',
			fr: 'Supprimez l’offre qui ne doit pas compter.',
		},
	},
	'offer-without-product': {
		heading: {
			de: 'Ein Angebot hat kein gemeinsames Produkt',
			en: 'An offer has no shared product',
			fr: 'Une offre n’a pas de produit commun',
		},
		meaning: {
			de: 'Das Produkt des Angebots wurde gelöscht oder zurückgezogen, oder es ist keines, das sich alle Shops teilen. Die Website zeigt das Angebot nicht.',
			en: 'The offer’s product was deleted or withdrawn, or it is none that all shops share. The site does not show the offer.',
			fr: 'Le produit de l’offre a été supprimé ou retiré, ou n’est pas commun à toutes les boutiques. Le site n’affiche pas l’offre.',
		},
		fix: {
			de: 'Wählen Sie im Angebot ein gemeinsames Produkt, das veröffentlicht ist, oder löschen Sie das Angebot.',
			en: 'In the offer, choose a shared product that is published, or delete the offer.',
			fr: 'Choisissez dans l’offre un produit commun publié, ou supprimez l’offre.',
		},
	},
	'postcode-unclear': {
		heading: { de: 'Postleitzahl ist nicht eindeutig', en: 'A postcode is not clear', fr: 'Un code postal est ambigu' },
		meaning: {
			de: 'Keine Adresse in den Ländern dieser Versandart hat diese Postleitzahl, oder sie kann auch als Bereich gelesen werden, oder sie gilt in mehreren Ländern. Manchen Kunden wird die Versandart dann nicht angeboten, oder auch Kunden, die nicht gemeint sind.',
			en: 'No address in the countries of this shipping method has this postcode, or it can also be read as a range, or it counts in several countries. Some buyers may not be offered the method, or buyers who are not meant may be.',
			fr: 'Aucune adresse dans les pays de ce mode de livraison n’a ce code postal, ou il peut aussi se lire comme une plage, ou il existe dans plusieurs de ces pays. Certains clients risquent de ne pas se voir proposer ce mode, ou d’autres de se le voir proposer à tort.',
		},
		fix: {
			de: 'Schreiben Sie einen Anfang wie 803 oder einen Bereich wie 80331-80339. Mit Leerzeichen um den Bindestrich ist es immer ein Bereich. Ist nur ein Land gemeint, wählen Sie nur dieses.',
			en: 'Write a beginning such as 803, or a range such as 80331-80339. With blanks around the hyphen it is always a range. If only one country is meant, choose only that one.',
			fr: 'Saisissez un début comme 803 ou une plage comme 80331-80339. Avec des espaces autour du trait d’union, c’est toujours une plage. Si un seul pays est visé, ne choisissez que celui-ci.',
		},
	},
	'synonyms-unreadable': {
		heading: {
			de: 'Eine Zeile der Suchwörter sagt nichts',
			en: 'A line of search words says nothing',
			fr: 'Une ligne des mots de recherche est inutilisable',
		},
		meaning: {
			de: 'In der Zeile steht kein zweites Wort, das dasselbe bedeutet. Die Suche lässt sie weg.',
			en: 'The line has no second word that means the same. The search leaves it out.',
			fr: 'La ligne n’a pas de deuxième mot de même sens. La recherche l’ignore.',
		},
		fix: {
			de: 'Schreiben Sie „Halskette, Kette“ oder „Damenuhr = Uhr“, oder löschen Sie die Zeile.',
			en: 'Write "necklace, chain" or "wristwatch = watch", or delete the line.',
			fr: 'Écrivez «\u202fcollier, chaîne\u202f» ou «\u202fmontre-bracelet = montre\u202f», ou supprimez la ligne.',
		},
	},
	'link-key-unknown': {
		heading: { de: 'Warenart ist unbekannt', en: 'The kind of goods is unknown', fr: 'Le type d’article est inconnu' },
		meaning: {
			de: 'Die Website kennt diese Warenart nicht und weiß nicht, wohin der Eintrag gehört.',
			en: 'The site does not know this kind of goods, nor where the record belongs.',
			fr: 'Le site ne connaît pas ce type d’article et ne sait pas où ranger la fiche.',
		},
		fix: {
			de: 'Wählen Sie die Warenart aus der Liste.',
			en: 'Choose the kind of goods from the list.',
			fr: 'Choisissez le type d’article dans la liste.',
		},
	},
	'personalization-invalid': {
		heading: { de: 'Personalisierung ist unvollständig', en: 'A personalisation is incomplete', fr: 'Une personnalisation est incomplète' },
		meaning: {
			de: 'Ein Feld der Personalisierung hat keinen brauchbaren Namen, keine Art oder keine Auswahl. Es wird nicht angeboten.',
			en: 'A field of the personalisation has no usable name, type or choices. It is not offered.',
			fr: 'Un champ de la personnalisation n’a pas de nom, de type ou de choix utilisable. Il n’est pas proposé.',
		},
		fix: {
			de: 'Geben Sie dem Feld eine eigene Kennung und eine Art, und einer Auswahl ihre Möglichkeiten.',
			en: 'Give the field a name of its own and a type, and a select its choices.',
			fr: 'Donnez au champ un nom qui lui est propre et un type, et à une liste ses choix.',
		},
	},
	'size-guide-invalid': {
		heading: { de: 'Größentabelle ist unvollständig', en: 'A size guide is incomplete', fr: 'Un guide des tailles est incomplet' },
		meaning: {
			de: 'Der Tabelle fehlen Kopf oder Zeilen, und sie wird nicht gezeigt; oder ihre Zeilen sind verschieden lang, und leere Felder füllen sie auf.',
			en: 'The table lacks its head or rows, and is not shown; or its rows differ in length, and empty cells fill them up.',
			fr: 'Le tableau n’a pas d’en-tête ou de lignes, et il n’est pas affiché\u202f; ou ses lignes sont de longueur inégale, et des cellules vides les complètent.',
		},
		fix: {
			de: 'Geben Sie der Tabelle einen Kopf und in jeder Zeile gleich viele Felder.',
			en: 'Give the table a head, and as many cells in each row.',
			fr: 'Donnez au tableau un en-tête et le même nombre de cellules à chaque ligne.',
		},
	},
	'variant-choices': {
		heading: {
			de: 'Die Auswahl unterscheidet die Varianten nicht',
			en: 'The choice does not tell the variants apart',
			fr: 'Le choix ne distingue pas les variantes',
		},
		meaning: {
			de: 'Zwei Varianten haben in einer Sprache denselben Namen oder dieselben zwei Werte, einer Variante fehlt der zweite Wert, oder die zweite Auswahl hat keinen Namen. Die Website bietet alle Varianten in einer Liste an.',
			en: 'Two variants have the same name or the same two values in a language, a variant lacks the second value, or the second choice has no name. The site offers all variants in one list.',
			fr: 'Deux variantes ont le même nom ou les deux mêmes valeurs dans une langue, une variante n’a pas de seconde valeur, ou le second choix n’a pas de nom. Le site propose toutes les variantes dans une seule liste.',
		},
		fix: {
			de: 'Geben Sie jeder Variante einen eigenen Namen. Bei zwei Auswahlen: Benennen Sie die zweite, und geben Sie jeder Variante einen zweiten Wert. In keiner Sprache dürfen zwei Varianten dieselben zwei Werte haben.',
			en: 'Give each variant a name of its own. With two choices: name the second, and give each variant a second value. No two variants may have the same two values in any language.',
			fr: 'Donnez à chaque variante son propre nom. Avec deux choix\u00a0: nommez le second, et donnez à chaque variante une seconde valeur. Deux variantes ne peuvent avoir les deux mêmes valeurs dans aucune langue.',
		},
	},
	'widget-unknown': {
		heading: { de: 'Baustein der Fußzeile ist unbekannt', en: 'A footer widget is unknown', fr: 'Un bloc du pied de page est inconnu' },
		meaning: {
			de: 'Einen solchen Baustein gibt es nicht. In der Fußzeile steht an seiner Stelle ein Hinweis.',
			en: 'There is no such widget. The footer shows a notice in its place.',
			fr: 'Ce bloc n’existe pas. Le pied de page affiche un message à sa place.',
		},
		fix: {
			de: 'Tragen Sie einen dieser Bausteine ein: address, contact, navigation, social, openingHours oder legal.',
			en: 'Enter one of these widgets: address, contact, navigation, social, openingHours or legal.',
			fr: 'Saisissez l’un de ces blocs\u00a0: address, contact, navigation, social, openingHours ou legal.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
