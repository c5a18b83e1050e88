/** Texts of the sections that follow problems and changes. */
import type { Lack } from '../findings/lacking-data.ts';
import type { ReportText } from './report-text.ts';

export const sectionTexts = {
	lacking: { de: 'Was im Shop noch fehlt', en: 'What the shop still lacks' },
	nothingLacking: { de: 'Es fehlt nichts.', en: 'Nothing is missing.' },
	translations: { de: 'Übersetzungen', en: 'Translations' },
	translationsLead: {
		de: 'So viel ist in jeder Sprache geschrieben. Wo etwas fehlt, zeigt die Website eine andere Sprache.',
		en: 'How much is written in each language. Where something is missing, the site shows another language.',
	},
	whatTexts: { de: 'Texte', en: 'Texts' },
	untranslated: { de: 'Was noch zu übersetzen ist', en: 'What is still to be translated' },
	links: { de: 'Links, die ins Leere führen', en: 'Links that lead nowhere' },
	noLinks: { de: 'Alle Links innerhalb der Website führen zu einer Seite.', en: 'All links within the site lead to a page.' },
	foundIn: { de: 'Der Link steht in:', en: 'The link is in:' },
	seenOn: { de: 'Zu sehen auf', en: 'Seen on' },
	noPage: { de: 'diese Seite gibt es nicht', en: 'there is no such page' },
	noAnchor: { de: 'die Seite hat keine solche Überschrift', en: 'the page has no such heading' },
	wording: { de: 'Veraltete Rechtsbegriffe', en: 'Outdated legal terms' },
	noWording: {
		de: 'Kein Text nennt ein Gesetz oder eine Stelle, die es nicht mehr gibt.',
		en: 'No text names a law or an office that is gone.',
	},
	images: { de: 'Bildgrößen', en: 'Picture sizes' },
	imagesLead: { de: 'Bilder, zusammen', en: 'pictures, together' },
	noImages: {
		de: 'Kein Bild ist unnötig groß, und keines so klein, dass es unscharf wäre.',
		en: 'No picture is needlessly large, and none so small that it would be blurred.',
	},
	heavy: { de: 'unnötig groß', en: 'needlessly large' },
	small: { de: 'zu klein, wird unscharf', en: 'too small, will be blurred' },
	offer: { de: 'Ihr Angebot in Zahlen', en: 'Your offer in numbers' },
	noOffer: { de: 'Die Website zeigt keine Produkte.', en: 'The site shows no products.' },
	prices: { de: 'Produkte nach Preis', en: 'Products by price' },
	onRequest: { de: 'auf Anfrage', en: 'on request' },
	stock: { de: 'Produkte nach Bestand', en: 'Products by pieces in stock' },
	history: { de: 'Produkte im Lauf der Zeit', en: 'Products over time' },
	offerHistory: { de: 'Produkte mit Preis im Lauf der Zeit', en: 'Products with a price over time' },
	allNumbers: { de: 'Alle Zahlen', en: 'All numbers' },
	date: { de: 'Tag', en: 'Day' },
	products: { de: 'Produkte', en: 'Products' },
	pages: { de: 'Seiten der Website, in allen Sprachen zusammen:', en: 'Pages of the site, in all languages together:' },
} as const satisfies Readonly<Record<string, ReportText>>;

export interface LackText {
	readonly heading: ReportText;
	/** Why it matters, and where it is filled in. */
	readonly meaning: ReportText;
}

export const lackTexts: Readonly<Record<Lack, LackText>> = {
	picture: {
		heading: { de: 'Produkte ohne Bild', en: 'Products without a picture' },
		meaning: {
			de: 'Was man nicht sieht, kauft niemand.',
			en: 'Nobody buys what cannot be seen.',
		},
	},
	alt: {
		heading: { de: 'Bilder ohne Beschreibung', en: 'Pictures without a description' },
		meaning: {
			de: 'Sie wird blinden Menschen vorgelesen und steht da, wenn das Bild nicht lädt. Einzutragen in der Dateibibliothek.',
			en: 'It is read to blind people, and stands there when the picture does not load. To be filled in in the file library.',
		},
	},
	maker: {
		heading: { de: 'Produkte ohne Hersteller', en: 'Products without a manufacturer' },
		meaning: {
			de: 'Die Produktseite kann nicht sagen, wer die Ware hergestellt hat. Bei eigenen Stücken ist das Ihr Haus.',
			en: 'The product page cannot say who made the goods. For pieces of your own, that is your house.',
		},
	},
	'maker-address': {
		heading: { de: 'Hersteller ohne vollständige Anschrift', en: 'Manufacturers without a complete address' },
		meaning: {
			de: 'Nötig sind die Postanschrift und dazu E-Mail oder Website. Sie stehen bei jedem ihrer Produkte.',
			en: 'They need a postal address and an e-mail or website, which stand beside each of their products.',
		},
	},
	price: {
		heading: { de: 'Produkte mit „Preis auf Anfrage“', en: 'Products with “price on request”' },
		meaning: {
			de: 'Das Preisfeld ist leer oder 0. Diese Stücke können nicht in den Warenkorb gelegt werden; bei Einzelstücken kann das gewollt sein.',
			en: 'The price is empty or 0. These pieces cannot be put into the cart; for single pieces that may be intended.',
		},
	},
	delivery: {
		heading: { de: 'Produkte ohne Lieferzeit', en: 'Products without a delivery time' },
		meaning: {
			de: 'Wer bestellt, will vorher sehen, wann geliefert wird. Einzutragen in Tagen, beim Produkt oder bei jeder Variante.',
			en: 'Customers want to see when you deliver before they order. To be filled in in days, in the product or in each variant.',
		},
	},
};
