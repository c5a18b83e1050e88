/** Names for a record of a collection, and for all of them, as editors use them. */
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { type ReportText, sameText } from './report-text.ts';

/** Of one record and of all; a text by itself where both are the same. */
type Name = PerLanguage<string | readonly [one: string, all: string]>;

const names: Readonly<Record<string, Name>> = {
	project: { de: 'Projekt', en: 'Project', fr: 'Projet' },
	company: { de: 'Unternehmen', en: 'Company', fr: 'Entreprise' },
	legal: { de: 'Angaben im Impressum', en: 'Legal details', fr: 'Mentions légales' },
	opening_period: { de: ['Öffnungszeit', 'Öffnungszeiten'], en: 'Opening hours', fr: 'Horaires d’ouverture' },
	social_link: {
		de: ['Soziales Netzwerk', 'Soziale Netzwerke'],
		en: ['Social link', 'Social links'],
		fr: ['Réseau social', 'Réseaux sociaux'],
	},
	widget: {
		de: ['Baustein der Fußzeile', 'Bausteine der Fußzeile'],
		en: ['Footer widget', 'Footer widgets'],
		fr: ['Bloc du pied de page', 'Blocs du pied de page'],
	},
	menu_entry: { de: ['Menüpunkt', 'Menü'], en: ['Menu entry', 'Menu'], fr: ['Entrée de menu', 'Menu'] },
	brand_type: { de: ['Markenart', 'Markenarten'], en: ['Brand type', 'Brand types'], fr: ['Type de marque', 'Types de marques'] },
	brand: { de: ['Marke', 'Marken'], en: ['Brand', 'Brands'], fr: ['Marque', 'Marques'] },
	consent: { de: ['Zustimmung', 'Zustimmungen'], en: ['Consent', 'Consents'], fr: ['Consentement', 'Consentements'] },
	page: { de: ['Seite', 'Seiten'], en: ['Page', 'Pages'], fr: ['Page', 'Pages'] },
	ecommerce_settings: { de: 'Shop-Einstellungen', en: 'Shop settings', fr: 'Réglages de la boutique' },
	ecommerce_category: { de: ['Kategorie', 'Kategorien'], en: ['Category', 'Categories'], fr: ['Catégorie', 'Catégories'] },
	ecommerce_subcategory: {
		de: ['Unterkategorie', 'Unterkategorien'],
		en: ['Subcategory', 'Subcategories'],
		fr: ['Sous-catégorie', 'Sous-catégories'],
	},
	ecommerce_manufacturer: { de: 'Hersteller', en: ['Manufacturer', 'Manufacturers'], fr: ['Fabricant', 'Fabricants'] },
	ecommerce_attribute_group: {
		de: ['Merkmal', 'Merkmale'],
		en: ['Attribute group', 'Attribute groups'],
		fr: ['Caractéristique', 'Caractéristiques'],
	},
	ecommerce_attribute: {
		de: ['Merkmalswert', 'Merkmalswerte'],
		en: ['Attribute', 'Attributes'],
		fr: ['Valeur de caractéristique', 'Valeurs de caractéristiques'],
	},
	ecommerce_tag: { de: ['Schlagwort', 'Schlagworte'], en: ['Tag', 'Tags'], fr: ['Mot-clé', 'Mots-clés'] },
	ecommerce_personalization: {
		de: ['Personalisierung', 'Personalisierungen'],
		en: ['Personalisation', 'Personalisations'],
		fr: ['Personnalisation', 'Personnalisations'],
	},
	ecommerce_size_guide: {
		de: ['Größentabelle', 'Größentabellen'],
		en: ['Size guide', 'Size guides'],
		fr: ['Guide des tailles', 'Guides des tailles'],
	},
	ecommerce_product: { de: ['Produkt', 'Produkte'], en: ['Product', 'Products'], fr: ['Produit', 'Produits'] },
	ecommerce_product_variant: { de: ['Variante', 'Varianten'], en: ['Variant', 'Variants'], fr: ['Variante', 'Variantes'] },
	ecommerce_offer: { de: ['Angebot', 'Angebote'], en: ['Offer', 'Offers'], fr: ['Offre', 'Offres'] },
	ecommerce_product_rating: { de: ['Bewertung', 'Bewertungen'], en: ['Rating', 'Ratings'], fr: 'Avis' },
	ecommerce_payment_method: {
		de: ['Zahlungsart', 'Zahlungsarten'],
		en: ['Payment method', 'Payment methods'],
		fr: ['Moyen de paiement', 'Moyens de paiement'],
	},
	ecommerce_shipping_method: {
		de: ['Versandart', 'Versandarten'],
		en: ['Shipping method', 'Shipping methods'],
		fr: ['Mode de livraison', 'Modes de livraison'],
	},
	ecommerce_shipping_method_config: {
		de: ['Versandtarif', 'Versandtarife'],
		en: ['Shipping price', 'Shipping prices'],
		fr: ['Tarif de livraison', 'Tarifs de livraison'],
	},
	ecommerce_shipping_country: {
		de: ['Lieferland', 'Lieferländer'],
		en: ['Delivery country', 'Delivery countries'],
		fr: 'Pays de livraison',
	},
	directus_files: { de: ['Datei', 'Dateien'], en: ['File', 'Files'], fr: ['Fichier', 'Fichiers'] },
	'rich-text': {
		de: ['Textfassung', 'Textfassungen'],
		en: ['Rendered text', 'Rendered texts'],
		fr: ['Texte mis en forme', 'Textes mis en forme'],
	},
};

/** Of all records; the collection's own name where people have no name for it. */
export function collectionName(collection: string): ReportText {
	return nameOf(collection, 1);
}

export function recordName(collection: string): ReportText {
	return nameOf(collection, 0);
}

function nameOf(collection: string, number: 0 | 1): ReportText {
	const name = Object.hasOwn(names, collection) ? names[collection] : undefined;
	if (name === undefined) return sameText(collection);
	return perLanguage((language) => (typeof name[language] === 'string' ? name[language] : name[language][number]));
}
