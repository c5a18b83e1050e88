/** Names for a record of a collection, and for all of them, as editors use them. */
import { type ReportText, sameText } from './report-text.ts';

interface Name {
	readonly one: ReportText;
	readonly all: ReportText;
}

const names: Readonly<Record<string, Name>> = {
	project: { one: { de: 'Projekt', en: 'Project', fr: 'Projet' }, all: { de: 'Projekt', en: 'Project', fr: 'Projet' } },
	company: { one: { de: 'Unternehmen', en: 'Company', fr: 'Entreprise' }, all: { de: 'Unternehmen', en: 'Company', fr: 'Entreprise' } },
	legal: {
		one: { de: 'Angaben im Impressum', en: 'Legal details', fr: 'Mentions légales' },
		all: { de: 'Angaben im Impressum', en: 'Legal details', fr: 'Mentions légales' },
	},
	opening_period: {
		one: { de: 'Öffnungszeit', en: 'Opening hours', fr: 'Horaires d’ouverture' },
		all: { de: 'Öffnungszeiten', en: 'Opening hours', fr: 'Horaires d’ouverture' },
	},
	social_link: {
		one: { de: 'Soziales Netzwerk', en: 'Social link', fr: 'Réseau social' },
		all: { de: 'Soziale Netzwerke', en: 'Social links', fr: 'Réseaux sociaux' },
	},
	widget: {
		one: { de: 'Baustein der Fußzeile', en: 'Footer widget', fr: 'Bloc du pied de page' },
		all: { de: 'Bausteine der Fußzeile', en: 'Footer widgets', fr: 'Blocs du pied de page' },
	},
	menu_entry: { one: { de: 'Menüpunkt', en: 'Menu entry', fr: 'Entrée de menu' }, all: { de: 'Menü', en: 'Menu', fr: 'Menu' } },
	brand_type: {
		one: { de: 'Markenart', en: 'Brand type', fr: 'Type de marque' },
		all: { de: 'Markenarten', en: 'Brand types', fr: 'Types de marques' },
	},
	brand: { one: { de: 'Marke', en: 'Brand', fr: 'Marque' }, all: { de: 'Marken', en: 'Brands', fr: 'Marques' } },
	consent: {
		one: { de: 'Zustimmung', en: 'Consent', fr: 'Consentement' },
		all: { de: 'Zustimmungen', en: 'Consents', fr: 'Consentements' },
	},
	page: { one: { de: 'Seite', en: 'Page', fr: 'Page' }, all: { de: 'Seiten', en: 'Pages', fr: 'Pages' } },
	ecommerce_settings: {
		one: { de: 'Shop-Einstellungen', en: 'Shop settings', fr: 'Réglages de la boutique' },
		all: { de: 'Shop-Einstellungen', en: 'Shop settings', fr: 'Réglages de la boutique' },
	},
	ecommerce_category: {
		one: { de: 'Kategorie', en: 'Category', fr: 'Catégorie' },
		all: { de: 'Kategorien', en: 'Categories', fr: 'Catégories' },
	},
	ecommerce_subcategory: {
		one: { de: 'Unterkategorie', en: 'Subcategory', fr: 'Sous-catégorie' },
		all: { de: 'Unterkategorien', en: 'Subcategories', fr: 'Sous-catégories' },
	},
	ecommerce_manufacturer: {
		one: { de: 'Hersteller', en: 'Manufacturer', fr: 'Fabricant' },
		all: { de: 'Hersteller', en: 'Manufacturers', fr: 'Fabricants' },
	},
	ecommerce_attribute_group: {
		one: { de: 'Merkmal', en: 'Attribute group', fr: 'Caractéristique' },
		all: { de: 'Merkmale', en: 'Attribute groups', fr: 'Caractéristiques' },
	},
	ecommerce_attribute: {
		one: { de: 'Merkmalswert', en: 'Attribute', fr: 'Valeur de caractéristique' },
		all: { de: 'Merkmalswerte', en: 'Attributes', fr: 'Valeurs de caractéristiques' },
	},
	ecommerce_tag: { one: { de: 'Schlagwort', en: 'Tag', fr: 'Mot-clé' }, all: { de: 'Schlagworte', en: 'Tags', fr: 'Mots-clés' } },
	ecommerce_personalization: {
		one: { de: 'Personalisierung', en: 'Personalisation', fr: 'Personnalisation' },
		all: { de: 'Personalisierungen', en: 'Personalisations', fr: 'Personnalisations' },
	},
	ecommerce_size_guide: {
		one: { de: 'Größentabelle', en: 'Size guide', fr: 'Guide des tailles' },
		all: { de: 'Größentabellen', en: 'Size guides', fr: 'Guides des tailles' },
	},
	ecommerce_product: { one: { de: 'Produkt', en: 'Product', fr: 'Produit' }, all: { de: 'Produkte', en: 'Products', fr: 'Produits' } },
	ecommerce_product_variant: {
		one: { de: 'Variante', en: 'Variant', fr: 'Variante' },
		all: { de: 'Varianten', en: 'Variants', fr: 'Variantes' },
	},
	ecommerce_product_rating: { one: { de: 'Bewertung', en: 'Rating', fr: 'Avis' }, all: { de: 'Bewertungen', en: 'Ratings', fr: 'Avis' } },
	ecommerce_payment_method: {
		one: { de: 'Zahlungsart', en: 'Payment method', fr: 'Moyen de paiement' },
		all: { de: 'Zahlungsarten', en: 'Payment methods', fr: 'Moyens de paiement' },
	},
	ecommerce_shipping_method: {
		one: { de: 'Versandart', en: 'Shipping method', fr: 'Mode de livraison' },
		all: { de: 'Versandarten', en: 'Shipping methods', fr: 'Modes de livraison' },
	},
	ecommerce_shipping_method_config: {
		one: { de: 'Versandtarif', en: 'Shipping price', fr: 'Tarif de livraison' },
		all: { de: 'Versandtarife', en: 'Shipping prices', fr: 'Tarifs de livraison' },
	},
	ecommerce_shipping_country: {
		one: { de: 'Lieferland', en: 'Delivery country', fr: 'Pays de livraison' },
		all: { de: 'Lieferländer', en: 'Delivery countries', fr: 'Pays de livraison' },
	},
	directus_files: { one: { de: 'Datei', en: 'File', fr: 'Fichier' }, all: { de: 'Dateien', en: 'Files', fr: 'Fichiers' } },
	'rich-text': {
		one: { de: 'Textfassung', en: 'Rendered text', fr: 'Texte mis en forme' },
		all: { de: 'Textfassungen', en: 'Rendered texts', fr: 'Textes mis en forme' },
	},
};

/** Of all records; the collection's own name where people have no name for it. */
export function collectionName(collection: string): ReportText {
	return nameOf(collection)?.all ?? sameText(collection);
}

/** Of one record. */
export function recordName(collection: string): ReportText {
	return nameOf(collection)?.one ?? sameText(collection);
}

function nameOf(collection: string): Name | null {
	return Object.hasOwn(names, collection) ? (names[collection] ?? null) : null;
}
