/** What editors call the records of a collection. */
import { type ReportText, sameText } from './report-text.ts';

const names: Readonly<Record<string, ReportText>> = {
	project: { de: 'Projekt', en: 'Project' },
	company: { de: 'Unternehmen', en: 'Company' },
	legal: { de: 'Rechtliche Angaben', en: 'Legal' },
	opening_period: { de: 'Öffnungszeiten', en: 'Opening hours' },
	social_link: { de: 'Soziale Netze', en: 'Social links' },
	widget: { de: 'Fußzeile', en: 'Footer widgets' },
	menu_entry: { de: 'Menü', en: 'Menu' },
	brand_type: { de: 'Markenarten', en: 'Brand types' },
	brand: { de: 'Marken', en: 'Brands' },
	consent: { de: 'Zustimmungen', en: 'Consents' },
	page: { de: 'Seiten', en: 'Pages' },
	ecommerce_settings: { de: 'Shop-Einstellungen', en: 'Shop settings' },
	ecommerce_category: { de: 'Kategorien', en: 'Categories' },
	ecommerce_subcategory: { de: 'Unterkategorien', en: 'Subcategories' },
	ecommerce_manufacturer: { de: 'Hersteller', en: 'Manufacturers' },
	ecommerce_attribute_group: { de: 'Merkmalsgruppen', en: 'Attribute groups' },
	ecommerce_attribute: { de: 'Merkmale', en: 'Attributes' },
	ecommerce_tag: { de: 'Schlagwörter', en: 'Tags' },
	ecommerce_personalization: { de: 'Personalisierungen', en: 'Personalisations' },
	ecommerce_size_guide: { de: 'Größentabellen', en: 'Size guides' },
	ecommerce_product: { de: 'Produkte', en: 'Products' },
	ecommerce_product_variant: { de: 'Varianten', en: 'Variants' },
	ecommerce_product_rating: { de: 'Bewertungen', en: 'Ratings' },
	ecommerce_payment_method: { de: 'Zahlungsarten', en: 'Payment methods' },
	ecommerce_shipping_method: { de: 'Versandarten', en: 'Shipping methods' },
	ecommerce_shipping_method_config: { de: 'Versandpreise', en: 'Shipping prices' },
	ecommerce_shipping_country: { de: 'Lieferländer', en: 'Delivery countries' },
	directus_files: { de: 'Dateien', en: 'Files' },
	'rich-text': { de: 'Textfassungen', en: 'Rendered texts' },
};

/** The collection's own name where there is none for people. */
export function collectionName(collection: string): ReportText {
	return Object.hasOwn(names, collection) ? (names[collection] ?? sameText(collection)) : sameText(collection);
}
