/**
 * What each code of a problem means and what to do about it, for people. The English texts are those of docs/problems.md, which a test compares;
 * the message of a single problem, which names the value found, is English only. `Words in backticks` are shown as code.
 */
import type { ProblemCode } from '../../site/problem-codes.ts';
import type { ReportText } from './report-text.ts';

export interface ProblemText {
	readonly cause: ReportText;
	readonly fix: ReportText;
}

export const problemTexts: Readonly<Partial<Record<ProblemCode, ProblemText>>> = {
	'alt-missing': {
		cause: {
			de: 'Ein Eintrag zeigt Bilder ohne Beschreibung; wer sie nicht sieht, hört stattdessen den Namen des Eintrags. Einmal je Eintrag gemeldet; Zeichen des Hauses brauchen keine',
			en: "A record shows pictures without a description, so that whoever cannot see them hears the record's name instead. Told once a record; emblems of the house need none",
		},
		fix: {
			de: 'Im Feld `description` der Datei auf Deutsch sagen, was zu sehen ist, und in `alt_translations` in den anderen Sprachen',
			en: "Say in the file's field `description` what can be seen, in German, and in `alt_translations` in the other languages",
		},
	},
	'anchor-dead': {
		cause: {
			de: 'Ein Text verweist auf eine Stelle, die ihre Seite nicht hat, etwa `/agb#lieferung`; danach sucht nur dieser Bericht',
			en: 'A text links to a place that its page does not have, such as `/agb#lieferung`; only the audit looks for it',
		},
		fix: {
			de: 'Berichtigen, was hinter dem `#` steht, oder es weglassen',
			en: 'Correct what stands behind the `#`, or remove it',
		},
	},
	'collection-missing': {
		cause: {
			de: 'Dem Stand fehlen Sammlungen, die diese Fassung liest; sie gelten als leer. Einmal gemeldet',
			en: 'The snapshot does not have collections that this version reads; they count as empty. Told once',
		},
		fix: {
			de: 'Neu abrufen; bleibt es dabei, die Sammlungen in Directus anlegen',
			en: 'Fetch again; if it stays, create the collections in the backend',
		},
	},
	'day-unknown': {
		cause: {
			de: 'Eine Öffnungszeit hat einen Tagesschlüssel über 16, oder weder Schlüssel noch Namen eines Tages',
			en: 'An opening period has a day code above 16, or neither a day code nor the name of a day',
		},
		fix: {
			de: 'Einen Schlüssel von 0 bis 16 wählen oder den Tag in den Übersetzungen eintragen',
			en: 'Choose a day code from 0 to 16, or enter the day in the translations',
		},
	},
	'email-invalid': {
		cause: {
			de: 'Eine E-Mail-Adresse des Unternehmens, eines Herstellers oder der Datenschutzbeauftragten kann keine sein',
			en: 'An e-mail address of the company, of a manufacturer or of the data protection officer cannot be one',
		},
		fix: {
			de: 'Eine Adresse wie `info@example.org` eintragen',
			en: 'Enter an address such as `info@example.org`',
		},
	},
	'field-ignored': {
		cause: {
			de: 'Ein freiwilliges Feld enthält etwas Unbrauchbares; es gilt die Vorgabe',
			en: 'An optional field holds a value of the wrong kind, and its default is used',
		},
		fix: {
			de: 'Eintragen, was die Meldung erwartet',
			en: 'Enter what the message expects',
		},
	},
	'field-missing': {
		cause: {
			de: 'Directus hat ein freiwilliges Feld nicht geliefert: Das Schema oder die Leserechte haben sich geändert',
			en: "The backend did not send an optional field: its schema or the token's rights have changed",
		},
		fix: {
			de: 'Das Feld oder das Leserecht wiederherstellen, dann neu abrufen',
			en: 'Restore the field or the right to read it, then fetch again',
		},
	},
	'field-required': {
		cause: {
			de: 'Ein Feld, ohne das der Eintrag nicht auskommt, ist leer oder fehlt',
			en: 'A field that a record cannot do without is empty or missing',
		},
		fix: {
			de: 'Das Feld ausfüllen',
			en: 'Fill it in',
		},
	},
	'field-type': {
		cause: {
			de: 'Ein Pflichtfeld enthält etwas Unbrauchbares',
			en: 'A required field holds a value of the wrong kind',
		},
		fix: {
			de: 'Eintragen, was die Meldung erwartet',
			en: 'Enter what the message expects',
		},
	},
	'foreign-project': {
		cause: {
			de: 'Der Eintrag gehört zu einem anderen Projekt als diese Website',
			en: 'The record belongs to another project than the site',
		},
		fix: {
			de: 'Mit einem Zugang abrufen, der nur dieses Projekt liest, oder dem Eintrag das richtige Projekt geben',
			en: 'Fetch with a token that reads this project only, or give the record the right project',
		},
	},
	'image-ambiguous': {
		cause: {
			de: 'Ein Text nennt ein Bild bei einem Namen, den mehrere Dateien tragen; gezeigt wird die erste',
			en: 'A text names a picture by a file name that several files have; the first one by id is shown',
		},
		fix: {
			de: 'Das Bild bei seiner Kennung nennen oder die Dateien verschieden benennen',
			en: 'Name the picture by its id, or give the files different names',
		},
	},
	'image-damaged': {
		cause: {
			de: 'Die Datei eines Bildes ist abgeschnitten, beschädigt oder kein Bild',
			en: "A picture's file is cut off, damaged, or no picture",
		},
		fix: {
			de: 'Die Datei in der Dateibibliothek ersetzen oder aus dem Eintrag nehmen',
			en: 'Replace the file in the file library, or take it out of the record',
		},
	},
	'image-missing': {
		cause: {
			de: 'Das Original eines Bildes ist nicht unter den abgerufenen Dateien: Es ist nicht da oder liegt außerhalb des Projektordners, wo der Zugang der Website nicht lesen darf',
			en: "A picture's original is not among the files that were fetched: it is not there, or lies outside the project's folder, where the website's token may not read it",
		},
		fix: {
			de: 'Die Datei in den Projektordner verschieben, das Bild neu hochladen und wählen oder aus dem Eintrag nehmen',
			en: "Move the file into the project's folder of the file library, or upload the picture and choose it again, or take it out of the record",
		},
	},
	'image-too-large': {
		cause: {
			de: 'Ein Bild hat mehr Bildpunkte, als sich sicher verarbeiten lassen, oder eine zu lange Seite',
			en: 'A picture has more pixels than can be processed safely, a side that is longer than a picture can have, or takes more time or memory than a picture may',
		},
		fix: {
			de: 'Verkleinern oder zuschneiden und die Datei ersetzen',
			en: 'Make it smaller or crop it, or save it anew as a plain JPEG or PNG, and replace the file',
		},
	},
	'language-unknown': {
		cause: {
			de: 'Eine Übersetzung ist in einer Sprache, die die Website nicht hat',
			en: 'A translation is in a language that the site does not have',
		},
		fix: {
			de: 'Die Sprache berichtigen oder die Übersetzung entfernen',
			en: 'Correct its language, or remove it',
		},
	},
	'law-accessibility': {
		cause: {
			de: 'Der Shop verkauft, und es gibt keine Erklärung zur Barrierefreiheit (BFSG)',
			en: 'The shop sells, and there is no accessibility statement (BFSG)',
		},
		fix: {
			de: 'Die Seite anlegen und `show_accessibility` einschalten',
			en: 'Add the page and switch on `show_accessibility`',
		},
	},
	'law-base-price': {
		cause: {
			de: 'Ein Produkt hat eine Menge ohne Einheit oder umgekehrt; ein Grundpreis wird nicht gezeigt (§ 4 PAngV)',
			en: 'A product has a quantity without its unit, or the other way round; no base price is shown (§ 4 PAngV)',
		},
		fix: {
			de: 'Beides ausfüllen oder keines',
			en: 'Fill in both, or neither',
		},
	},
	'law-delivery-limits': {
		cause: {
			de: 'Der Shop verkauft und nennt kein Land, in das er liefert (§ 312j (1) BGB)',
			en: 'The shop sells, and names no country that it delivers to (§ 312j (1) BGB)',
		},
		fix: {
			de: 'Die Länder in den Shop-Einstellungen wählen',
			en: 'Choose the countries in the shop settings',
		},
	},
	'law-delivery-time': {
		cause: {
			de: 'Ein bestellbares Produkt oder eine Variante hat keine Lieferzeit (Art. 246a EGBGB)',
			en: 'A product or variant that can be ordered has no delivery time (Art. 246a EGBGB)',
		},
		fix: {
			de: 'Die Lieferzeit in Tagen eintragen',
			en: 'Fill in the delivery time in days',
		},
	},
	'law-dispute-resolution': {
		cause: {
			de: 'Der Shop verkauft, und kein Text spricht von der Streitbeilegung für Verbraucher (§ 36 VSBG)',
			en: 'The shop sells, and no text speaks of dispute resolution for consumers (§ 36 VSBG)',
		},
		fix: {
			de: 'Die Angabe in die AGB oder in die rechtlichen Angaben aufnehmen',
			en: 'Add the statement to the terms or to the legal block',
		},
	},
	'law-fineness': {
		cause: {
			de: 'Der Feingehalt ist keine ganze Zahl von 1 bis 999 Tausendsteln, oder die Ware ist plattiert; er wird weggelassen (FeinGehG)',
			en: 'The fineness is no whole number of thousandths from 1 to 999, or the goods are plated; it is left out (FeinGehG)',
		},
		fix: {
			de: 'Tausendstel wie 585 eintragen oder das Feld leeren',
			en: 'Enter thousandths such as 585, or empty the field',
		},
	},
	'law-imprint': {
		cause: {
			de: 'Dem Unternehmen fehlt die Anschrift, die E-Mail, wer es vertritt, der Registereintrag, wo die Rechtsform einen verlangt, oder die Steuernummer (§ 5 DDG)',
			en: 'The company has no address, no e-mail, nobody who represents it, no register entry where its legal form has one, or no tax number (§ 5 DDG)',
		},
		fix: {
			de: 'Das Feld ausfüllen',
			en: 'Fill in the field',
		},
	},
	'law-manufacturer': {
		cause: {
			de: 'Ein Produkt eines verkaufenden Shops hat keinen Hersteller (Art. 19 GPSR)',
			en: 'A product of a shop that sells has no manufacturer (Art. 19 GPSR)',
		},
		fix: {
			de: 'Den Hersteller wählen',
			en: 'Choose the manufacturer',
		},
	},
	'law-manufacturer-address': {
		cause: {
			de: 'Ein Hersteller hat keine Postanschrift oder weder E-Mail noch Webadresse (Art. 19 GPSR)',
			en: 'A manufacturer has no postal address, or neither e-mail nor web address (Art. 19 GPSR)',
		},
		fix: {
			de: 'Ergänzen, was fehlt',
			en: 'Fill in what is missing',
		},
	},
	'law-offer-identity': {
		cause: {
			de: 'Ein Produkt eines verkaufenden Shops hat kein Bild oder keine Artikelnummer (Art. 19 GPSR)',
			en: 'A product of a shop that sells has no picture or no reference number (Art. 19 GPSR)',
		},
		fix: {
			de: 'Beides ergänzen',
			en: 'Add them',
		},
	},
	'law-payment-methods': {
		cause: {
			de: 'Der Shop verkauft und nennt keine Zahlungsart (§ 312j (1) BGB)',
			en: 'The shop sells, and names no means of payment (§ 312j (1) BGB)',
		},
		fix: {
			de: 'Die Zahlungsarten in den Shop-Einstellungen wählen',
			en: 'Choose the payment methods in the shop settings',
		},
	},
	'law-rating-date': {
		cause: {
			de: 'Eine Bewertung kam ohne Datum, sodass der Zeitraum der Bewertungen unbekannt ist (§ 5b (3) UWG)',
			en: 'A rating came without its date, so that the period of the ratings is not known (§ 5b (3) UWG)',
		},
		fix: {
			de: 'Den Zugang `date_created` lesen lassen',
			en: 'Let the token read `date_created`',
		},
	},
	'law-recommended-price': {
		cause: {
			de: 'Eine Preisempfehlung liegt nicht über dem Preis; sie wird weggelassen (§ 5 UWG)',
			en: 'A recommended price is not above the price; it is left out (§ 5 UWG)',
		},
		fix: {
			de: 'Berichtigen oder das Feld leeren',
			en: 'Correct it, or empty the field',
		},
	},
	'law-responsible-person': {
		cause: {
			de: 'Der verantwortlichen Person in der EU fehlt der Name, die Postanschrift oder E-Mail und Webadresse; sie wird weggelassen (Art. 19 GPSR)',
			en: 'The responsible person in the EU lacks a name, a postal address, or both e-mail and web address; it is left out (Art. 19 GPSR)',
		},
		fix: {
			de: 'Ergänzen, was fehlt, oder alles leeren',
			en: 'Fill in what is missing, or empty all of it',
		},
	},
	'law-withdrawal-form': {
		cause: {
			de: 'Die Seite zum Widerruf enthält kein Muster-Widerrufsformular (Art. 246a EGBGB)',
			en: 'The withdrawal page has no model withdrawal form (Art. 246a EGBGB)',
		},
		fix: {
			de: 'Das Formular in den Text aufnehmen',
			en: 'Add the form to the text',
		},
	},
	'law-withdrawal-function': {
		cause: {
			de: 'Die Seite zum Widerruf nennt die Schaltfläche „Vertrag widerrufen“ nicht (§ 356a BGB)',
			en: 'The withdrawal page does not name the function "Vertrag widerrufen" (§ 356a BGB)',
		},
		fix: {
			de: 'Im Text nennen',
			en: 'Name it in the text',
		},
	},
	'legal-outdated': {
		cause: {
			de: 'Ein Text nennt noch TMG oder TTDSG oder verweist auf die Streitbeilegungsplattform der EU, die im Juli 2025 schloss',
			en: 'A text still says TMG or TTDSG, or links the EU dispute platform that was closed in July 2025',
		},
		fix: {
			de: 'Den Text auf den heutigen Stand bringen lassen',
			en: 'Have the text brought up to date',
		},
	},
	'legal-text-missing': {
		cause: {
			de: 'Ein Rechtstext, den eine solche Website haben sollte, fehlt',
			en: 'A legal text that a site of its kind should have is not there',
		},
		fix: {
			de: 'Den Text dieser Art anlegen',
			en: 'Add the text of that type',
		},
	},
	'link-dead': {
		cause: {
			de: 'Ein Text verweist auf einen Pfad, der keine Seite der Website ist',
			en: 'A text links to a path that is no page of the site',
		},
		fix: {
			de: 'Den Verweis berichtigen oder entfernen',
			en: 'Correct the link, or remove it',
		},
	},
	'link-key-unknown': {
		cause: {
			de: 'Eine Markenart oder eine Kategorie nennt keine bekannte Warenart',
			en: 'A brand type (error) or a category (warning) names no known kind of goods',
		},
		fix: {
			de: 'Eine der Arten wählen, die die Meldung aufzählt',
			en: 'Choose one of the kinds that the message lists',
		},
	},
	'menu-entry-empty': {
		cause: {
			de: 'Ein Menüpunkt hat keinen Pfad, und unter ihm steht nichts',
			en: 'A menu entry has no path, and no links stand under it',
		},
		fix: {
			de: 'Einen Pfad oder eine Adresse eintragen',
			en: 'Fill in a path or an external path',
		},
	},
	'menu-entry-lost': {
		cause: {
			de: 'Ein Menüpunkt steht unter einem, der nicht auf der obersten Ebene steht: Das Menü hat zwei Ebenen',
			en: 'A menu entry stands under an entry that is not at the top level: the menu has two levels',
		},
		fix: {
			de: 'Einen Menüpunkt der obersten Ebene als übergeordneten wählen',
			en: 'Choose a top-level entry as its parent',
		},
	},
	'menu-target-missing': {
		cause: {
			de: 'Der Pfad eines Menüpunkts ist keine Seite der Website',
			en: "A menu entry's path is no page of the site",
		},
		fix: {
			de: 'Den Pfad berichtigen oder den Menüpunkt entfernen',
			en: 'Correct the path, or remove the entry',
		},
	},
	'page-duplicate': {
		cause: {
			de: 'Zwei Seiten haben eine Art, die es nur einmal geben kann',
			en: 'Two pages, or two legal pages of the shop, have a type of which there can be one',
		},
		fix: {
			de: 'Eine löschen oder zu einer Infoseite mit eigenem Kürzel machen',
			en: 'Delete one, or make it an info page with a slug',
		},
	},
	'path-taken': {
		cause: {
			de: 'Zwei Einträge beanspruchen denselben Pfad',
			en: 'Two records claim the same path',
		},
		fix: {
			de: 'Einem von beiden ein anderes Kürzel geben',
			en: 'Give one of them another slug',
		},
	},
	'personalization-invalid': {
		cause: {
			de: 'Ein Feld einer Personalisierung hat keinen brauchbaren Namen, Typ oder keine Auswahl und wird weggelassen; ohne Felder auch die Personalisierung',
			en: 'A field of a personalisation has no usable name, type or options, and is left out; without any field the personalisation is',
		},
		fix: {
			de: 'Das Feld berichtigen',
			en: 'Correct the field',
		},
	},
	'phone-unparseable': {
		cause: {
			de: 'Eine Telefonnummer ist nicht lesbar; sie wird gezeigt, wie sie ist, ohne Verweis',
			en: 'A phone number cannot be read; it is shown as it is, without a link',
		},
		fix: {
			de: 'Mit Vorwahl eintragen, etwa `+49 761 123456`',
			en: 'Enter it with its area code, such as `+49 761 123456`',
		},
	},
	'price-invalid': {
		cause: {
			de: 'Ein Preis oder eine Gebühr ist kein Betrag, liegt unter null oder hat mehr als zwei Nachkommastellen',
			en: 'A price or fee is not an amount, is below zero, or has more than two decimals',
		},
		fix: {
			de: 'Einen Betrag wie `1234.50` eintragen; ohne Preis heißt es „auf Anfrage“',
			en: 'Enter an amount such as `1234.50`; an empty price is "on request"',
		},
	},
	'record-duplicate': {
		cause: {
			de: 'Zwei Einträge einer Sammlung haben dieselbe Kennung',
			en: 'Two records of a collection have the same id',
		},
		fix: {
			de: 'Neu abrufen; in einem von Hand geänderten Stand einen entfernen',
			en: 'Fetch again; in a snapshot edited by hand, remove one',
		},
	},
	'record-missing': {
		cause: {
			de: 'Directus hat für das Projekt keinen Eintrag von Projekt oder Unternehmen',
			en: "The backend has no project or company record for the site's project",
		},
		fix: {
			de: 'Anlegen oder die Domain des Projekts berichtigen',
			en: 'Create it, or correct the project domain',
		},
	},
	'record-surplus': {
		cause: {
			de: 'Es gibt mehrere Einträge, wo einer gebraucht wird; der erste gilt',
			en: 'There are several records where one is used; the first one is',
		},
		fix: {
			de: 'Die übrigen löschen',
			en: 'Delete the others',
		},
	},
	'reference-missing': {
		cause: {
			de: 'Ein Eintrag verweist auf einen, den es nicht gibt',
			en: 'A record refers to one that does not exist. An error where it would have no place without it (category, brand type, menu parent), else a warning',
		},
		fix: {
			de: 'Einen vorhandenen Eintrag wählen oder das Feld leeren',
			en: 'Choose an existing record, or empty the field',
		},
	},
	'size-guide-invalid': {
		cause: {
			de: 'Eine Größentabelle hat keine Kopfzeile und Zeile und wird weggelassen, oder ihre Zeilen sind verschieden lang und werden aufgefüllt',
			en: 'A size guide has no head and row, and is left out, or its rows are not of one length, and are filled up',
		},
		fix: {
			de: 'Die Tabelle berichtigen',
			en: 'Correct the table',
		},
	},
	'slug-duplicate': {
		cause: {
			de: 'Zwei Einträge einer Sammlung haben dasselbe Kürzel',
			en: 'Two records of a collection have the same slug',
		},
		fix: {
			de: 'Einem von beiden ein anderes Kürzel geben',
			en: 'Give one of them another slug',
		},
	},
	'slug-invalid': {
		cause: {
			de: 'Ein Kürzel taugt nicht als Teil einer Adresse',
			en: "A slug could not safely be a folder, a part of an address and a line of a host's configuration",
		},
		fix: {
			de: 'Kleine Buchstaben a bis z, Ziffern und einzelne Bindestriche verwenden, höchstens 200 Byte, aber weder `index` noch einen Gerätenamen von Windows wie `con`',
			en: 'Use small letters a to z, digits and single hyphens, at most 200 bytes, but neither `index` nor the name of a Windows device such as `con`',
		},
	},
	'slug-reserved': {
		cause: {
			de: 'Das Kürzel einer Kategorie braucht der Shop selbst',
			en: "A category's slug is one that the shop itself uses",
		},
		fix: {
			de: 'Ein anderes Kürzel wählen',
			en: 'Choose another slug',
		},
	},
	'snapshot-edited': {
		cause: {
			de: 'Eine Datei des Standes oder seiner Vergangenheit ist nicht, wie sie abgerufen wurde: Jemand hat sie von Hand geändert. Was in ihr steht, gilt, nur fertig gesetzte Texte nicht',
			en: 'A file of the snapshot, or of its history, differs from what was fetched: somebody edited it by hand. What it holds is used, but for rendered text',
		},
		fix: {
			de: 'Die Änderung in Directus vornehmen und neu abrufen',
			en: 'Make the change in the backend and fetch again',
		},
	},
	'special-brand-missing': {
		cause: {
			de: 'Die Konfiguration nennt in `specialBrand` eine Uhrenmarke, die es nicht gibt; keine Marke hat die eigene Vorlage',
			en: 'The configuration names a watch brand in `specialBrand` that does not exist; no brand has the template of its own',
		},
		fix: {
			de: 'Der Marke diesen Slug geben, oder `specialBrand` in `site.config.ts` berichtigen',
			en: 'Give the brand that slug, or correct `specialBrand` in `site.config.ts`',
		},
	},
	'theme-invalid': {
		cause: {
			de: 'Ein Wert der Gestaltung ist keine Farbe, Breite, Schrift oder Anordnung; es gilt die Vorgabe',
			en: 'A value of the theme config is not a colour, width, font or layout, and the default is used',
		},
		fix: {
			de: 'Eintragen, was die Meldung erwartet',
			en: 'Enter what the message expects',
		},
	},
	'time-invalid': {
		cause: {
			de: 'Eine Öffnungs- oder Schließzeit ist nicht lesbar',
			en: 'An opening or closing time cannot be read',
		},
		fix: {
			de: 'Eine Zeit wie `09:30` eintragen',
			en: 'Enter a time such as `09:30`',
		},
	},
	'translation-missing': {
		cause: {
			de: 'Ein Eintrag hat Texte, die in eine der Sprachen nicht übersetzt sind; gezeigt wird eine andere Sprache',
			en: 'A record has texts that are not translated into one of the languages; another language is shown. Told once a record and language',
		},
		fix: {
			de: 'Die Übersetzung ergänzen',
			en: 'Add the translation',
		},
	},
	'url-invalid': {
		cause: {
			de: 'Auf eine Adresse kann nicht verwiesen werden: nur auf Webadressen, `mailto:`, `tel:` und Pfade ohne Leerzeichen, Anführungszeichen, `%` und `..`',
			en: 'An address cannot be linked to (a warning where the record can do without it): only web addresses, `mailto:` and `tel:` can, and paths without spaces, quotes, `%` or `..`',
		},
		fix: {
			de: 'Die ganze Adresse eintragen, etwa `https://www.example.org`, oder einen Pfad wie `/kontakt`',
			en: 'Enter the whole address, such as `https://www.example.org`, or a path such as `/kontakt`',
		},
	},
	'value-spilled': {
		cause: {
			de: 'Eine Seite zeigt `undefined` oder dergleichen, wo ein Text stehen sollte',
			en: 'A page shows `undefined` or the like where a text should stand',
		},
		fix: {
			de: 'Im Eintrag nach einem ungewöhnlichen Wert suchen; ist das Wort gemeint, es anders schreiben',
			en: 'Look for an unusual value in the record; if the word is meant, write it differently',
		},
	},
	'widget-unknown': {
		cause: {
			de: 'Die Fußzeile kennt kein Element dieses Namens und zeigt einen Hinweis an seiner Stelle',
			en: 'The footer has no widget of that name and shows a notice in its place',
		},
		fix: {
			de: 'Eines der Elemente wählen, die die Meldung aufzählt',
			en: 'Choose one of the widgets that the message lists',
		},
	},
};
