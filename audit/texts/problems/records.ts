/** Fields that are empty or hold what cannot be used, and references to what is not there. */
import type { ProblemText } from './problem-text.ts';

export const records = {
	'field-ignored': {
		heading: { de: 'Angabe kann nicht verwendet werden', en: 'A value cannot be used' },
		meaning: {
			de: 'In diesem Feld steht etwas, womit die Website nichts anfangen kann. Sie tut, als wäre es leer.',
			en: 'This field holds something that the site cannot use. It is treated as if it were empty.',
		},
		fix: {
			de: 'Prüfen Sie die Angabe und berichtigen oder leeren Sie das Feld. Was erwartet wird, steht in der technischen Einzelheit.',
			en: 'Check the value, and correct or empty the field. The technical detail says what is expected.',
		},
	},
	'field-required': {
		heading: { de: 'Pflichtfeld ist leer', en: 'A required field is empty' },
		meaning: {
			de: 'Ohne dieses Feld kann die Website den Eintrag nicht zeigen.',
			en: 'Without this field the site cannot show the record.',
		},
		fix: { de: 'Füllen Sie das Feld aus.', en: 'Fill in the field.' },
	},
	'field-type': {
		heading: { de: 'Pflichtfeld enthält etwas Falsches', en: 'A required field holds something wrong' },
		meaning: {
			de: 'In diesem Feld steht etwas, womit die Website nichts anfangen kann, und ohne das Feld kann sie den Eintrag nicht zeigen.',
			en: 'This field holds something that the site cannot use, and without the field it cannot show the record.',
		},
		fix: {
			de: 'Berichtigen Sie das Feld. Was erwartet wird, steht in der technischen Einzelheit.',
			en: 'Correct the field. The technical detail says what is expected.',
		},
	},
	'price-invalid': {
		heading: { de: 'Preis ist kein gültiger Betrag', en: 'A price is not a valid amount' },
		meaning: {
			de: 'Das ist kein Betrag, der Betrag liegt unter null, oder er hat mehr als zwei Stellen hinter dem Punkt.',
			en: 'This is no amount, the amount is below zero, or it has more than two digits behind the point.',
		},
		fix: {
			de: 'Tragen Sie den Betrag in Euro ohne Zeichen und mit Punkt ein, zum Beispiel 1234.50. Ein leeres Feld heißt „Preis auf Anfrage“.',
			en: 'Enter the amount in euro without a sign and with a point, such as 1234.50. An empty field means “price on request”.',
		},
	},
	'reference-missing': {
		heading: { de: 'Etwas Gelöschtes ist noch ausgewählt', en: 'Something deleted is still chosen' },
		meaning: {
			de: 'Der Eintrag gehört zu etwas, das es nicht gibt oder das die Website nicht zeigen kann, zum Beispiel zu einer gelöschten Kategorie oder einem gelöschten Bild.',
			en: 'The record belongs to something that does not exist or that the site cannot show, such as a category or a picture that was deleted.',
		},
		fix: {
			de: 'Wählen Sie im genannten Feld etwas, das es gibt, oder leeren Sie es.',
			en: 'In the field that is named, choose something that exists, or empty it.',
		},
	},
	'record-surplus': {
		heading: { de: 'Es gibt mehr Einträge als nötig', en: 'There are more records than needed' },
		meaning: {
			de: 'Hier wird nur ein Eintrag gebraucht. Der erste gilt, die übrigen zeigt die Website nicht.',
			en: 'Only one record is needed here. The first one counts, and the site does not show the others.',
		},
		fix: { de: 'Löschen Sie die Einträge, die nicht gelten sollen.', en: 'Delete the records that should not count.' },
	},
	'postcode-unclear': {
		heading: { de: 'Postleitzahl ist nicht eindeutig', en: 'A postcode is not clear' },
		meaning: {
			de: 'Keine Adresse in den Ländern dieser Versandart hat diese Postleitzahl, oder sie kann auch als Bereich gelesen werden, oder sie gilt in mehreren Ländern. Manchen Kunden wird die Versandart dann nicht angeboten, oder auch Kunden, die nicht gemeint sind.',
			en: 'No address in the countries of this shipping method has this postcode, or it can also be read as a range, or it counts in several countries. Some buyers may not be offered the method, or buyers who are not meant may be.',
		},
		fix: {
			de: 'Schreiben Sie einen Anfang wie 803 oder einen Bereich wie 80331-80339. Mit Leerzeichen um den Bindestrich ist es immer ein Bereich. Ist nur ein Land gemeint, wählen Sie nur dieses.',
			en: 'Write a beginning such as 803, or a range such as 80331-80339. With blanks around the hyphen it is always a range. If only one country is meant, choose only that one.',
		},
	},
	'synonyms-unreadable': {
		heading: { de: 'Eine Zeile der Suchwörter sagt nichts', en: 'A line of search words says nothing' },
		meaning: {
			de: 'In der Zeile steht kein zweites Wort, das dasselbe bedeutet. Die Suche lässt sie weg.',
			en: 'The line has no second word that means the same. The search leaves it out.',
		},
		fix: {
			de: 'Schreiben Sie „Halskette, Kette“ oder „Damenuhr = Uhr“, oder löschen Sie die Zeile.',
			en: 'Write "necklace, chain" or "wristwatch = watch", or delete the line.',
		},
	},
	'link-key-unknown': {
		heading: { de: 'Warenart ist unbekannt', en: 'The kind of goods is unknown' },
		meaning: {
			de: 'Die Website kennt diese Warenart nicht und weiß nicht, wohin der Eintrag gehört.',
			en: 'The site does not know this kind of goods, nor where the record belongs.',
		},
		fix: { de: 'Wählen Sie die Warenart aus der Liste.', en: 'Choose the kind of goods from the list.' },
	},
	'personalization-invalid': {
		heading: { de: 'Personalisierung ist unvollständig', en: 'A personalisation is incomplete' },
		meaning: {
			de: 'Ein Feld der Personalisierung hat keinen brauchbaren Namen, keine Art oder keine Auswahl. Es wird nicht angeboten.',
			en: 'A field of the personalisation has no usable name, type or choices. It is not offered.',
		},
		fix: {
			de: 'Geben Sie dem Feld eine eigene Kennung und eine Art, und einer Auswahl ihre Möglichkeiten.',
			en: 'Give the field a name of its own and a type, and a select its choices.',
		},
	},
	'size-guide-invalid': {
		heading: { de: 'Größentabelle ist unvollständig', en: 'A size guide is incomplete' },
		meaning: {
			de: 'Der Tabelle fehlen Kopf oder Zeilen, und sie wird nicht gezeigt; oder ihre Zeilen sind verschieden lang, und leere Felder füllen sie auf.',
			en: 'The table lacks its head or rows, and is not shown; or its rows differ in length, and empty cells fill them up.',
		},
		fix: {
			de: 'Geben Sie der Tabelle einen Kopf und in jeder Zeile gleich viele Felder.',
			en: 'Give the table a head, and as many cells in each row.',
		},
	},
	'variant-choices': {
		heading: { de: 'Zweite Auswahl der Varianten ist unvollständig', en: "The variants' second choice is incomplete" },
		meaning: {
			de: 'Nicht jede Variante hat einen eigenen zweiten Wert, oder die zweite Auswahl hat keinen Namen. Die Website bietet alle Varianten in einer Liste an.',
			en: 'Not every variant has a second value of its own, or the second choice has no name. The site offers all variants in one list.',
		},
		fix: {
			de: 'Benennen Sie die zweite Auswahl, und geben Sie jeder Variante einen zweiten Wert. Keine zwei Varianten dürfen in beiden Werten gleich sein.',
			en: 'Name the second choice, and give each variant a second value. No two variants may have the same two values.',
		},
	},
	'widget-unknown': {
		heading: { de: 'Baustein der Fußzeile ist unbekannt', en: 'A footer widget is unknown' },
		meaning: {
			de: 'Einen solchen Baustein gibt es nicht. In der Fußzeile steht an seiner Stelle ein Hinweis.',
			en: 'There is no such widget. The footer shows a notice in its place.',
		},
		fix: {
			de: 'Tragen Sie einen dieser Bausteine ein: address, contact, navigation, social, openingHours oder legal.',
			en: 'Enter one of these widgets: address, contact, navigation, social, openingHours or legal.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
