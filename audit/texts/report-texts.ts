/** Every fixed text of the report, in German and English. */

import type { ProblemMender } from '../../site/problem-codes.ts';
import type { PublishingEffect } from '../changes/publishing-effects.ts';
import type { RecordChange } from '../changes/record-changes.ts';
import type { Lack } from '../findings/lacking-data.ts';
import type { NoBase } from '../snapshots/open-base.ts';
import type { ReportText } from './report-text.ts';

export const texts = {
	title: { de: 'Bericht über den Inhalt', en: 'Content report' },
	skip: { de: 'Zum Bericht', en: 'Skip to the report' },
	language: { de: 'Sprache', en: 'Language' },
	fetched: { de: 'Abgerufen am', en: 'Fetched on' },
	pages: { de: 'Seiten', en: 'pages' },
	contents: { de: 'Inhalt', en: 'Contents' },
	errors: { de: 'Fehler', en: 'Errors' },
	warnings: { de: 'Warnungen', en: 'Warnings' },
	changes: { de: 'Änderungen', en: 'Changes' },
	worst: { de: 'Das Wichtigste zuerst', en: 'First things first' },
	more: { de: 'weitere dieser Art', en: 'more of this kind' },
	noProblems: { de: 'Es ist nichts zu beanstanden.', en: 'There is nothing to complain about.' },
	rejected: {
		de: 'Dieser Stand wurde beim Bauen abgelehnt. Die Website zeigt noch den vorigen.',
		en: 'A build refused this content. The site still shows what was there before.',
	},
	noSite: {
		de: 'Projekt oder Unternehmen sind nicht lesbar: Es gibt keine Seiten, und sie konnten nicht geprüft werden.',
		en: 'Project or company cannot be read: there are no pages, and none could be checked.',
	},
	problems: { de: 'Was zu tun ist', en: 'What to do' },
	severity: { de: 'Schwere', en: 'Severity' },
	collection: { de: 'Sammlung', en: 'Collection' },
	all: { de: 'Alle', en: 'All' },
	error: { de: 'Fehler', en: 'Error' },
	warning: { de: 'Warnung', en: 'Warning' },
	shown: { de: 'gezeigt', en: 'shown' },
	record: { de: 'Eintrag', en: 'Record' },
	field: { de: 'Feld', en: 'Field' },
	message: { de: 'Befund', en: 'Finding' },
	fix: { de: 'Abhilfe', en: 'Remedy' },
	before: { de: 'Vorher', en: 'Before' },
	after: { de: 'Nachher', en: 'After' },
	comparedWith: { de: 'Verglichen mit', en: 'Compared with' },
	noChanges: { de: 'Seitdem hat sich nichts geändert.', en: 'Nothing has changed since.' },
	pricesAndStock: { de: 'Preise und Bestand', en: 'Prices and stock' },
	picturesChanged: { de: 'Bilder', en: 'Pictures' },
	notShown: { de: 'nicht gezeigt', en: 'not shown' },
	none: { de: 'keines', en: 'none' },
	omitted: { de: 'weitere; alle stehen in der Ausgabe von --json', en: 'more; all are in what --json prints' },
	translations: { de: 'Übersetzungen', en: 'Translations' },
	translationsLead: {
		de: 'Anteil der Texte, die in der Sprache selbst geschrieben sind. Wo einer fehlt, zeigen die Seiten eine andere Sprache.',
		en: 'Share of texts that are written in the language itself. Where one is missing, pages show another language.',
	},
	untranslated: { de: 'Was fehlt', en: 'What is missing' },
	lacking: { de: 'Was dem Angebot fehlt', en: 'What the offer lacks' },
	nothingLacking: { de: 'Nichts fehlt.', en: 'Nothing is missing.' },
	law: { de: 'Rechtliches, nach Eintrag', en: 'Legal duties, by record' },
	links: { de: 'Tote Verweise', en: 'Dead links' },
	noLinks: { de: 'Alle eigenen Verweise führen irgendwohin.', en: 'All internal links lead somewhere.' },
	target: { de: 'Ziel', en: 'Target' },
	referrers: { de: 'Steht auf', en: 'Found on' },
	noPage: { de: 'Seite fehlt', en: 'no such page' },
	noAnchor: { de: 'Stelle fehlt', en: 'no such place in the page' },
	wording: { de: 'Überholte Rechtsbegriffe', en: 'Outdated legal wording' },
	noWording: { de: 'Kein Text nennt überholte Gesetze oder Stellen.', en: 'No text names laws or offices that are gone.' },
	images: { de: 'Bildgrößen', en: 'Picture sizes' },
	imagesLead: { de: 'Originale, zusammen', en: 'originals, together' },
	noImages: { de: 'Kein Bild ist unnötig groß oder zu klein.', en: 'No picture is needlessly large or too small.' },
	heavy: { de: 'unnötig groß', en: 'needlessly large' },
	small: { de: 'zu klein, um scharf zu sein', en: 'too small to be sharp' },
	file: { de: 'Datei', en: 'File' },
	size: { de: 'Größe', en: 'Size' },
	offer: { de: 'Das Angebot', en: 'The offer' },
	noOffer: { de: 'Die Website zeigt keine Produkte.', en: 'The site shows no products.' },
	prices: { de: 'Produkte nach Preis', en: 'Products by price' },
	onRequest: { de: 'auf Anfrage', en: 'on request' },
	stock: { de: 'Produkte nach Bestand', en: 'Products by stock' },
	pieces: { de: 'Stück', en: 'pieces' },
	history: { de: 'Produkte im Lauf der Zeit', en: 'Products over time' },
	offerHistory: { de: 'Produkte mit Preis im Lauf der Zeit', en: 'Products with a price over time' },
	noHistory: {
		de: 'Für einen Verlauf sind noch nicht genug Stände festgehalten.',
		en: 'Not enough content has been recorded for a course over time.',
	},
	date: { de: 'Abruf', en: 'Fetch' },
	products: { de: 'Produkte', en: 'Products' },
} as const satisfies Readonly<Record<string, ReportText>>;

export const menderTexts: Readonly<Record<ProblemMender, ReportText>> = {
	editor: { de: 'Redaktion: in Directus', en: 'Editors: in Directus' },
	administrator: { de: 'Verwaltung von Directus: Schema, Rechte, Projekte', en: 'Administrators of Directus: schema, rights, projects' },
	developer: { de: 'Entwicklung: Konfiguration und Code', en: 'Developers: configuration and code' },
};

export const lackTexts: Readonly<Record<Lack, ReportText>> = {
	picture: { de: 'Produkte ohne Bild', en: 'Products without a picture' },
	alt: { de: 'Bilder ohne Beschreibung (Alternativtext)', en: 'Pictures without a description (alternative text)' },
	maker: { de: 'Produkte ohne Hersteller', en: 'Products without a manufacturer' },
	'maker-address': {
		de: 'Hersteller ohne Post- und elektronische Adresse (GPSR)',
		en: 'Manufacturers without postal and electronic address (GPSR)',
	},
	price: { de: 'Produkte ohne Preis („auf Anfrage“)', en: 'Products without a price (“on request”)' },
	delivery: { de: 'Produkte ohne Lieferzeit', en: 'Products without a delivery time' },
};

export const changeTexts: Readonly<Record<RecordChange['how'], ReportText>> = {
	added: { de: 'neu', en: 'new' },
	changed: { de: 'geändert', en: 'changed' },
	removed: { de: 'entfernt', en: 'removed' },
};

export const effectTexts: Readonly<Record<PublishingEffect, ReportText>> = {
	appears: { de: 'erscheint auf der Website', en: 'appears on the site' },
	disappears: { de: 'verschwindet von der Website', en: 'disappears from the site' },
	moves: { de: 'neue Adresse; die alte leitet weiter', en: 'new address; the old one leads there' },
};

/** The name of what was asked for stands before it. */
export const noBaseTexts: Readonly<Record<NoBase['reason'], ReportText>> = {
	'no-repository': {
		de: 'Hier gibt es kein Git, also nichts zum Vergleichen.',
		en: 'There is no git here, and so nothing to compare with.',
	},
	'no-ref': { de: 'Git kennt das nicht, und ein Ordner ist es auch nicht.', en: 'Git does not know it, and it is no folder either.' },
	'no-snapshot': { de: 'Dort liegt kein Stand des Inhalts.', en: 'There is no content there.' },
	unreadable: { de: 'Der Stand dort ist nicht lesbar.', en: 'The content there cannot be read.' },
};

export function fieldCountText(count: number): ReportText {
	return count === 1 ? { de: '1 Feld', en: '1 field' } : { de: `${count} Felder`, en: `${count} fields` };
}
