/** Texts of the sections that follow problems and changes. */
import type { ProblemFixer } from '../../site/problem-codes.ts';
import type { Found } from '../findings/describe-found.ts';
import type { Lack } from '../findings/lacking-data.ts';
import type { ReportText } from './report-text.ts';

export const sectionTexts = {
	lacking: { de: 'Was im Shop noch fehlt', en: 'What the shop still lacks', fr: 'Ce qui manque encore à la boutique' },
	nothingLacking: { de: 'Es fehlt nichts.', en: 'Nothing is missing.', fr: 'Il ne manque rien.' },
	shared: { de: 'Gemeinsame Produkte', en: 'Shared products', fr: 'Produits communs' },
	sharedLead: {
		de: 'Diese Produkte pflegt die Gruppe für alle Shops. Was Ihr Angebot selbst angibt, gilt nur hier; alles andere ändert sich mit dem gemeinsamen Produkt.',
		en: 'The group maintains these products for all shops. What your offer says itself counts here only; all else changes with the shared product.',
		fr: 'Le groupe gère ces produits pour toutes les boutiques. Ce que votre offre indique ne vaut qu’ici\u202f; le reste change avec le produit commun.',
	},
	sharedProducts: {
		de: 'Produkte aus dem gemeinsamen Katalog',
		en: 'Products of the shared catalogue',
		fr: 'Produits du catalogue commun',
	},
	isShared: { de: 'gemeinsam', en: 'shared', fr: 'commun' },
	local: { de: 'Eigene Angaben', en: 'Your own', fr: 'Vos indications' },
	inherited: { de: 'Übernommen', en: 'Taken over', fr: 'Repris' },
	nothingOwn: { de: 'keine', en: 'nothing', fr: 'aucune' },
	translations: { de: 'Übersetzungen', en: 'Translations', fr: 'Traductions' },
	translationsLead: {
		de: 'So viel ist in jeder Sprache geschrieben. Wo etwas fehlt, zeigt die Website eine andere Sprache.',
		en: 'How much is written in each language. Where something is missing, the site shows another language.',
		fr: 'La part rédigée dans chaque langue. Quand un texte manque, le site l’affiche dans une autre langue.',
	},
	whatTexts: { de: 'Texte', en: 'Texts', fr: 'Textes' },
	untranslated: { de: 'Was noch zu übersetzen ist', en: 'What is still to be translated', fr: 'Ce qui reste à traduire' },
	links: { de: 'Links, die ins Leere führen', en: 'Links that lead nowhere', fr: 'Liens qui ne mènent nulle part' },
	noLinks: {
		de: 'Alle Links innerhalb der Website führen zu einer Seite.',
		en: 'All links within the site lead to a page.',
		fr: 'Tous les liens internes au site mènent à une page.',
	},
	foundIn: { de: 'Der Link steht in:', en: 'The link is in:', fr: 'Le lien se trouve dans\u00a0:' },
	seenOn: { de: 'Zu sehen auf', en: 'Seen on', fr: 'Visible sur' },
	noPage: { de: 'diese Seite gibt es nicht', en: 'there is no such page', fr: 'cette page n’existe pas' },
	noAnchor: { de: 'die Seite hat keine solche Überschrift', en: 'the page has no such heading', fr: 'la page n’a pas ce titre' },
	wording: { de: 'Veraltete Rechtsbegriffe', en: 'Outdated legal terms', fr: 'Termes juridiques dépassés' },
	noWording: {
		de: 'Kein Text nennt ein Gesetz oder eine Stelle, die es nicht mehr gibt.',
		en: 'No text names a law or an office that is gone.',
		fr: 'Aucun texte ne cite une loi ou un organisme qui n’existe plus.',
	},
	images: { de: 'Bildgrößen', en: 'Picture sizes', fr: 'Taille des images' },
	imagesLead: { de: 'Bilder, zusammen', en: 'pictures, together', fr: 'images, au total' },
	noImages: {
		de: 'Kein Bild ist unnötig groß, und keines so klein, dass es unscharf wäre.',
		en: 'No picture is needlessly large, and none so small that it would be blurred.',
		fr: 'Aucune image n’est inutilement lourde, et aucune n’est assez petite pour être floue.',
	},
	heavy: { de: 'unnötig groß', en: 'needlessly large', fr: 'inutilement lourde' },
	small: { de: 'zu klein, wird unscharf', en: 'too small, will be blurred', fr: 'trop petite, sera floue' },
	offer: { de: 'Ihr Angebot in Zahlen', en: 'Your offer in numbers', fr: 'Votre offre en chiffres' },
	noOffer: { de: 'Die Website zeigt keine Produkte.', en: 'The site shows no products.', fr: 'Le site ne montre aucun produit.' },
	prices: { de: 'Produkte nach Preis', en: 'Products by price', fr: 'Produits par prix' },
	onRequest: { de: 'auf Anfrage', en: 'on request', fr: 'sur demande' },
	stock: { de: 'Produkte nach Bestand', en: 'Products by pieces in stock', fr: 'Produits par quantité en stock' },
	history: { de: 'Produkte im Lauf der Zeit', en: 'Products over time', fr: 'Nombre de produits au fil du temps' },
	offerHistory: {
		de: 'Produkte mit Preis im Lauf der Zeit',
		en: 'Products with a price over time',
		fr: 'Nombre de produits avec prix au fil du temps',
	},
	allNumbers: { de: 'Alle Zahlen', en: 'All numbers', fr: 'Tous les chiffres' },
	date: { de: 'Tag', en: 'Day', fr: 'Jour' },
	products: { de: 'Produkte', en: 'Products', fr: 'Produits' },
	pages: {
		de: 'Seiten der Website, in allen Sprachen zusammen:',
		en: 'Pages of the site, in all languages together:',
		fr: 'Pages du site, toutes langues confondues\u00a0:',
	},
} as const satisfies Readonly<Record<string, ReportText>>;

interface LackText {
	readonly heading: ReportText;
	/** Why it matters, and where it is filled in. */
	readonly meaning: ReportText;
}

export const lackTexts: Readonly<Record<Lack, LackText>> = {
	picture: {
		heading: { de: 'Produkte ohne Bild', en: 'Products without a picture', fr: 'Produits sans image' },
		meaning: {
			de: 'Was man nicht sieht, kauft niemand.',
			en: 'Customers do not buy what they cannot see.',
			fr: 'On n’achète pas ce qu’on ne voit pas.',
		},
	},
	alt: {
		heading: { de: 'Bilder ohne Beschreibung', en: 'Pictures without a description', fr: 'Images sans description' },
		meaning: {
			de: 'Sie wird blinden Menschen vorgelesen und steht da, wenn das Bild nicht lädt. Einzutragen in der Dateibibliothek.',
			en: 'It is read to blind people, and stands there when the picture does not load. To be filled in in the file library.',
			fr: 'Elle est lue aux personnes aveugles et remplace l’image qui ne se charge pas. À saisir dans la bibliothèque de fichiers.',
		},
	},
	maker: {
		heading: { de: 'Produkte ohne Hersteller', en: 'Products without a manufacturer', fr: 'Produits sans fabricant' },
		meaning: {
			de: 'Die Produktseite kann nicht sagen, wer die Ware hergestellt hat. Bei eigenen Stücken ist das Ihr Haus.',
			en: 'The product page cannot say who made the goods. For pieces of your own, that is your house.',
			fr: 'La page du produit ne peut pas indiquer qui l’a fabriqué. Pour vos propres créations, c’est votre maison.',
		},
	},
	'maker-address': {
		heading: {
			de: 'Hersteller ohne vollständige Anschrift',
			en: 'Manufacturers without a complete address',
			fr: 'Fabricants sans adresse complète',
		},
		meaning: {
			de: 'Nötig sind die Postanschrift und dazu E-Mail oder Website. Sie stehen bei jedem ihrer Produkte.',
			en: 'They need a postal address and an e-mail or website, which stand beside each of their products.',
			fr: 'Il faut une adresse postale, ainsi qu’un e-mail ou un site web. Ils figurent sur chacun de leurs produits.',
		},
	},
	price: {
		heading: {
			de: 'Produkte mit „Preis auf Anfrage“',
			en: 'Products with “price on request”',
			fr: 'Produits avec «\u202fprix sur demande\u202f»',
		},
		meaning: {
			de: 'Das Preisfeld ist leer oder 0. Diese Stücke können nicht in den Warenkorb gelegt werden; bei Einzelstücken kann das gewollt sein.',
			en: 'The price is empty or 0. These pieces cannot be put into the cart; for single pieces that may be intended.',
			fr: 'Le prix est vide ou égal à 0. Ces produits ne peuvent pas être ajoutés au panier\u202f; pour des pièces uniques, ce peut être voulu.',
		},
	},
	delivery: {
		heading: { de: 'Produkte ohne Lieferzeit', en: 'Products without a delivery time', fr: 'Produits sans délai de livraison' },
		meaning: {
			de: 'Wer bestellt, will vorher sehen, wann geliefert wird. Einzutragen in Tagen, beim Produkt oder bei jeder Variante.',
			en: 'Customers want to see when you deliver before they order. To be filled in in days, in the product or in each variant.',
			fr: 'Avant de commander, les clients veulent savoir quand ils seront livrés. À saisir en jours, dans le produit ou dans chaque variante.',
		},
	},
};

/** Texts around the problems; what each kind of problem means is in problem-texts.ts. */
export const problemSectionTexts = {
	problems: { de: 'Was Sie verbessern können', en: 'What can be improved', fr: 'Ce que vous pouvez améliorer' },
	problemsLead: {
		de: 'Fehler verhindern, dass die Website neu veröffentlicht wird. Warnungen verhindern das nicht; sie kosten Kundschaft, Geld oder Ansehen.',
		en: 'Errors keep the site from being published. Warnings do not; they cost customers, money or reputation.',
		fr: 'Les erreurs empêchent de publier le site. Les avertissements, non\u202f; mais ils coûtent des clients, de l’argent ou de la réputation.',
	},
	filter: { de: 'Nur einen Teil zeigen', en: 'Show only some', fr: 'N’afficher qu’une partie' },
	severity: { de: 'Wie schlimm', en: 'How bad', fr: 'Gravité' },
	collection: { de: 'Wovon', en: 'Of what', fr: 'Type de fiche' },
	shown: { de: 'werden gezeigt', en: 'are shown', fr: 'affichés' },
	fix: { de: 'So beheben Sie es:', en: 'How to fix it:', fr: 'Comment y remédier\u00a0:' },
	field: { de: 'Feld', en: 'Field', fr: 'Champ' },
	also: { de: 'auch:', en: 'also:', fr: 'aussi\u00a0:' },
	technical: { de: 'Technische Einzelheit', en: 'Technical detail', fr: 'Détail technique' },
} as const satisfies Readonly<Record<string, ReportText>>;

export const fixerTexts: Readonly<Record<ProblemFixer, ReportText>> = {
	editor: {
		de: 'Das beheben Sie selbst in Directus',
		en: 'You can fix these yourself in Directus',
		fr: 'À corriger vous-même dans Directus',
	},
	administrator: {
		de: 'Das behebt, wer Directus verwaltet',
		en: 'For the administrator of Directus',
		fr: 'Pour la personne qui administre Directus',
	},
	developer: {
		de: 'Das behebt, wer die Website technisch betreut',
		en: 'For the person who looks after the site’s technology',
		fr: 'Pour la personne qui gère la technique du site',
	},
};

/** Stands before what was found. */
export const foundTexts: Readonly<Record<Found['kind'], ReportText>> = {
	value: { de: 'Dort steht:', en: 'It says:', fr: 'Valeur actuelle\u00a0:' },
	missing: { de: 'Es fehlt:', en: 'Missing:', fr: 'Il manque\u00a0:' },
	files: { de: 'Bild:', en: 'Picture:', fr: 'Image\u00a0:' },
	rivals: { de: 'Das Gleiche hat:', en: 'The same has:', fr: 'Aussi utilisé par\u00a0:' },
	link: { de: 'Der Link führt zu', en: 'The link leads to', fr: 'Le lien mène à' },
};

/** How many records a kind or a list concerns. */
export function recordCountText(count: number): ReportText {
	return count === 1
		? { de: '1 Eintrag', en: '1 record', fr: '1\u00a0fiche' }
		: { de: `${count} Einträge`, en: `${count} records`, fr: `${count}\u00a0fiches` };
}
