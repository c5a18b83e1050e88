/** What editors call a record of a collection, and all of them. */
import { type ReportText, sameText } from './report-text.ts';

interface Name {
	readonly one: ReportText;
	readonly all: ReportText;
}

const names: Readonly<Record<string, Name>> = {
	project: { one: { de: 'Projekt', en: 'Project' }, all: { de: 'Projekt', en: 'Project' } },
	company: { one: { de: 'Unternehmen', en: 'Company' }, all: { de: 'Unternehmen', en: 'Company' } },
	legal: { one: { de: 'Angaben im Impressum', en: 'Legal details' }, all: { de: 'Angaben im Impressum', en: 'Legal details' } },
	opening_period: { one: { de: 'Öffnungszeit', en: 'Opening hours' }, all: { de: 'Öffnungszeiten', en: 'Opening hours' } },
	social_link: { one: { de: 'Soziales Netzwerk', en: 'Social link' }, all: { de: 'Soziale Netzwerke', en: 'Social links' } },
	widget: { one: { de: 'Baustein der Fußzeile', en: 'Footer widget' }, all: { de: 'Bausteine der Fußzeile', en: 'Footer widgets' } },
	menu_entry: { one: { de: 'Menüpunkt', en: 'Menu entry' }, all: { de: 'Menü', en: 'Menu' } },
	brand_type: { one: { de: 'Markenart', en: 'Brand type' }, all: { de: 'Markenarten', en: 'Brand types' } },
	brand: { one: { de: 'Marke', en: 'Brand' }, all: { de: 'Marken', en: 'Brands' } },
	consent: { one: { de: 'Zustimmung', en: 'Consent' }, all: { de: 'Zustimmungen', en: 'Consents' } },
	page: { one: { de: 'Seite', en: 'Page' }, all: { de: 'Seiten', en: 'Pages' } },
	ecommerce_settings: { one: { de: 'Shop-Einstellungen', en: 'Shop settings' }, all: { de: 'Shop-Einstellungen', en: 'Shop settings' } },
	ecommerce_category: { one: { de: 'Kategorie', en: 'Category' }, all: { de: 'Kategorien', en: 'Categories' } },
	ecommerce_subcategory: { one: { de: 'Unterkategorie', en: 'Subcategory' }, all: { de: 'Unterkategorien', en: 'Subcategories' } },
	ecommerce_manufacturer: { one: { de: 'Hersteller', en: 'Manufacturer' }, all: { de: 'Hersteller', en: 'Manufacturers' } },
	ecommerce_attribute_group: {
		one: { de: 'Merkmal', en: 'Attribute group' },
		all: { de: 'Merkmale', en: 'Attribute groups' },
	},
	ecommerce_attribute: { one: { de: 'Merkmalswert', en: 'Attribute' }, all: { de: 'Merkmalswerte', en: 'Attributes' } },
	ecommerce_tag: { one: { de: 'Schlagwort', en: 'Tag' }, all: { de: 'Schlagworte', en: 'Tags' } },
	ecommerce_personalization: {
		one: { de: 'Personalisierung', en: 'Personalisation' },
		all: { de: 'Personalisierungen', en: 'Personalisations' },
	},
	ecommerce_size_guide: { one: { de: 'Größentabelle', en: 'Size guide' }, all: { de: 'Größentabellen', en: 'Size guides' } },
	ecommerce_product: { one: { de: 'Produkt', en: 'Product' }, all: { de: 'Produkte', en: 'Products' } },
	ecommerce_product_variant: { one: { de: 'Variante', en: 'Variant' }, all: { de: 'Varianten', en: 'Variants' } },
	ecommerce_product_rating: { one: { de: 'Bewertung', en: 'Rating' }, all: { de: 'Bewertungen', en: 'Ratings' } },
	ecommerce_payment_method: { one: { de: 'Zahlungsart', en: 'Payment method' }, all: { de: 'Zahlungsarten', en: 'Payment methods' } },
	ecommerce_shipping_method: { one: { de: 'Versandart', en: 'Shipping method' }, all: { de: 'Versandarten', en: 'Shipping methods' } },
	ecommerce_shipping_method_config: {
		one: { de: 'Versandtarif', en: 'Shipping price' },
		all: { de: 'Versandtarife', en: 'Shipping prices' },
	},
	ecommerce_shipping_country: { one: { de: 'Lieferland', en: 'Delivery country' }, all: { de: 'Lieferländer', en: 'Delivery countries' } },
	directus_files: { one: { de: 'Datei', en: 'File' }, all: { de: 'Dateien', en: 'Files' } },
	'rich-text': { one: { de: 'Textfassung', en: 'Rendered text' }, all: { de: 'Textfassungen', en: 'Rendered texts' } },
};

/** Of all records; the collection's own name where there is none for people. */
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
