/** Every kind of page: a row for each, with its path and heading in each language. */
import type { TemplateName } from '../../../client/pages/page-data.ts';
import type { Language, PerLanguage } from '../../../site/languages.ts';
import { languages } from '../../../site/languages.ts';

export interface PageRow {
	readonly template: TemplateName;
	/** null: there is no such page in the language. */
	readonly paths: PerLanguage<string | null>;
	/** The only `h1` of the demo's page; null: the demo has nothing to show there, and the page is absent. */
	readonly headings: PerLanguage<string> | null;
	/** Found by search engines, with a counterpart in each language that has the page. */
	readonly indexed: boolean;
}

/** A page in one language. */
export interface RouteRow {
	readonly path: string;
	readonly language: Language;
	readonly template: TemplateName;
	readonly heading: string | null;
	/** Languages in which the page is linked as its counterpart, itself included. */
	readonly alternates: readonly Language[];
}

const same = (heading: string): PerLanguage<string> => ({ de: heading, en: heading, fr: heading });

function row(
	template: TemplateName,
	[de, en, fr]: readonly (string | null)[],
	headings: PageRow['headings'] | string[],
	indexed = true,
): PageRow {
	const [german = '', english = '', french = ''] = Array.isArray(headings) ? headings : [];
	return {
		template,
		paths: { de: de ?? null, en: en ?? null, fr: fr ?? null },
		headings: Array.isArray(headings) ? { de: german, en: english, fr: french } : headings,
		indexed,
	};
}

export const pageRows: readonly PageRow[] = [
	row(
		'home',
		['/', '/en', '/fr'],
		[
			'Uhren und Schmuck, seit neunzig Jahren am Kornmarkt',
			'Watches and jewellery, on the Kornmarkt for ninety years',
			'Montres et bijoux, depuis quatre-vingt-dix ans sur le Kornmarkt',
		],
	),
	row('contact', ['/kontakt', '/en/contact', '/fr/contact'], ['Kontakt', 'Contact', 'Contact']),
	row('thanks', ['/danke', '/en/thanks', '/fr/merci'], ['Vielen Dank', 'Thank you', 'Merci'], false),
	row('newsletter', ['/newsletter', '/en/newsletter', '/fr/newsletter'], ['Newsletter', 'Newsletter', 'Newsletter']),
	row('imprint', ['/impressum', '/en/imprint', '/fr/mentions-legales'], ['Impressum', 'Imprint', 'Mentions légales']),
	// French privacy is a section of the French imprint.
	row('privacy', ['/datenschutz', '/en/privacy', null], ['Datenschutz', 'Privacy', '']),
	row('window', ['/digitales-schaufenster', '/en/store-window', '/fr/vitrine'], ['Digitales Schaufenster', 'Shop window', 'Vitrine']),

	row('goods', ['/uhren', '/en/watches', '/fr/montres'], ['Uhren', 'Watches', 'Montres']),
	row('goods', ['/schmuck', '/en/jewelry', '/fr/bijoux'], ['Schmuck', 'Jewellery', 'Bijoux']),
	row('goods', ['/accessories', '/en/accessories', '/fr/accessoires'], ['Zubehör', 'Accessories', 'Accessoires']),
	row('goods', ['/trauringe', '/en/wedding-rings', '/fr/alliances'], ['Trauringe', 'Wedding rings', 'Alliances']),
	row('goods', ['/perlen', '/en/beads', '/fr/perles'], ['Perlen', 'Pearls and beads', 'Perles']),
	row(
		'goods',
		['/verlobungsringe', '/en/engagement-rings', '/fr/bagues-de-fiancailles'],
		['Verlobungsringe', 'Engagement rings', 'Bagues de fiançailles'],
	),
	row('goods', ['/optik', '/en/optics', '/fr/optique'], null),
	row('goods', ['/fuer-kinder', '/en/for-kids', '/fr/pour-enfants'], null),
	row('goods', ['/events', '/en/events', '/fr/evenements'], null),
	row('goods', ['/heimtextilien', '/en/home-fabrics', '/fr/linge-de-maison'], null),
	row('goods', ['/dekoration', '/en/decoratives', '/fr/decoration'], null),
	row('goods', ['/florale-werkstatt', '/en/floral_workshop', '/fr/atelier-floral'], null),
	row('goods', ['/raumduefte', '/en/room-fragrances', '/fr/parfums-d-interieur'], null),
	row('goods', ['/fahrraeder', '/en/bicycles', '/fr/velos'], null),

	row('brands', ['/marken', '/en/brands', '/fr/marques'], ['Marken', 'Brands', 'Marques']),
	row('brand', ['/uhren/falkenrieth', '/en/watches/falkenrieth', '/fr/montres/falkenrieth'], same('Falkenrieth')),
	row('watch-brand', ['/uhren/aldermark', '/en/watches/aldermark', '/fr/montres/aldermark'], same('Aldermark')),

	row(
		'text',
		['/agb', '/en/terms', '/fr/cgv'],
		['Allgemeine Geschäftsbedingungen', 'General terms and conditions', 'Conditions générales de vente'],
	),
	row(
		'text',
		['/versand-und-zahlung', '/en/shipping-and-payment', '/fr/livraison-et-paiement'],
		['Versand und Zahlung', 'Shipping and payment', 'Livraison et paiement'],
	),
	row('text', ['/widerruf', '/en/withdrawal', '/fr/retractation'], ['Widerruf', 'Right of withdrawal', 'Droit de rétractation']),
	row(
		'text',
		['/barrierefreiheit', '/en/accessibility', '/fr/accessibilite'],
		['Erklärung zur Barrierefreiheit', 'Accessibility statement', 'Déclaration d’accessibilité'],
	),
	row(
		'text',
		['/datenschutz-soziale-medien', '/en/social-media-privacy', '/fr/reseaux-sociaux'],
		['Datenschutz in sozialen Medien', 'Privacy on social media', 'Protection des données sur les réseaux sociaux'],
	),
	row('text', ['/info/werkstatt', '/en/info/werkstatt', '/fr/info/werkstatt'], ['Unsere Werkstatt', 'Our workshop', 'Notre atelier']),

	row(
		'withdraw',
		['/vertrag-widerrufen', '/en/withdraw-from-contract', '/fr/se-retracter'],
		['Vertrag widerrufen', 'Withdraw from contract', 'Se rétracter du contrat'],
	),

	row('product-list', ['/schaufenster', '/en/schaufenster', '/fr/schaufenster'], ['Alle Stücke', 'All pieces', 'Toutes les pièces']),
	row(
		'product-list',
		['/schaufenster/seite/2', '/en/schaufenster/seite/2', '/fr/schaufenster/seite/2'],
		['Alle Stücke', 'All pieces', 'Toutes les pièces'],
	),
	row('product-list', ['/schaufenster/uhren', '/en/schaufenster/uhren', '/fr/schaufenster/uhren'], ['Uhren', 'Watches', 'Montres']),
	row('product', ['/schaufenster/uhren/arkade', '/en/schaufenster/uhren/arkade', '/fr/schaufenster/uhren/arkade'], same('Arkade')),
	row(
		'cart',
		['/schaufenster/warenkorb', '/en/schaufenster/warenkorb', '/fr/schaufenster/warenkorb'],
		['Warenkorb', 'Shopping cart', 'Panier'],
		false,
	),
	row('checkout', ['/schaufenster/kasse', '/en/schaufenster/kasse', '/fr/schaufenster/kasse'], ['Kasse', 'Checkout', 'Commande'], false),
	row(
		'payment',
		['/schaufenster/kasse/zahlen', '/en/schaufenster/kasse/zahlen', '/fr/schaufenster/kasse/zahlen'],
		['Bezahlen', 'Payment', 'Paiement'],
		false,
	),
	row(
		'confirmation',
		['/schaufenster/danke', '/en/schaufenster/danke', '/fr/schaufenster/danke'],
		['Ihre Bestellung', 'Your order', 'Votre commande'],
		false,
	),
	row('search', ['/schaufenster/suche', '/en/schaufenster/suche', '/fr/schaufenster/suche'], ['Suche', 'Search', 'Recherche'], false),
	row(
		'wish-list',
		['/schaufenster/merkliste', '/en/schaufenster/merkliste', '/fr/schaufenster/merkliste'],
		['Merkliste', 'Wish list', 'Favoris'],
		false,
	),
	row(
		'not-found',
		['/404.html', '/en/404.html', '/fr/404.html'],
		['Diese Seite gibt es nicht', 'This page does not exist', 'Cette page n’existe pas'],
		false,
	),
];

/** A row for every page in every language in which there is one. */
export const routeRows: readonly RouteRow[] = pageRows.flatMap(({ template, paths, headings, indexed }) => {
	const there = languages.filter((language) => paths[language] !== null);
	return there.map((language) => ({
		path: paths[language] ?? '',
		language,
		template,
		heading: headings?.[language] ?? null,
		alternates: indexed ? there : [],
	}));
});
