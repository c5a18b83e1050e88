/** Lists every markdown text of the content, so that it can be rendered beforehand and its faults blamed on its record. */

import type { Localized } from '../../pipeline/records/localized.ts';
import type { MarkdownSource } from '../../pipeline/rich-text/markdown-source.ts';
import { languages } from '../../site/languages.ts';
import type { Content } from './content.ts';
import type { Legal } from './legal.ts';
import type { Product } from './product.ts';
import type { ShopSettings } from './shop-settings.ts';

/** Each text once for each language it is written in; fallbacks are not repeated. */
export function markdownSources({
	legal,
	brands,
	consents,
	pages,
	shop,
}: Pick<Content, 'legal' | 'brands' | 'consents' | 'pages' | 'shop'>): readonly MarkdownSource[] {
	return [
		...(legal === null ? [] : legalSources(legal)),
		...brands.flatMap(({ id, description }) => sources('brand', id, 'description', description)),
		...consents.flatMap(({ id, description }) => (id === null ? [] : sources('consent', id, 'description', description))),
		...pages.flatMap(({ id, body }) => sources('page', id, 'body', body)),
		...(shop === null ? [] : shopSources(shop)),
	];
}

/** The same of a product. */
export function productMarkdownSources({
	id,
	description,
	safetyWarnings,
}: Pick<Product, 'id' | 'description' | 'safetyWarnings'>): readonly MarkdownSource[] {
	return [
		...sources('ecommerce_product', id, 'description', description),
		...sources('ecommerce_product', id, 'safety_warnings', safetyWarnings),
	];
}

function legalSources({ id, insurance, imageSources, additionalTopInfo, additionalBottomInfo }: Legal): readonly MarkdownSource[] {
	return [
		...sources('legal', id, 'insurance', insurance),
		...sources('legal', id, 'image_sources', imageSources),
		...sources('legal', id, 'additional_top_info', additionalTopInfo),
		...sources('legal', id, 'additional_bottom_info', additionalBottomInfo),
	];
}

function shopSources({ id, bankDetails, legalPages }: ShopSettings): readonly MarkdownSource[] {
	return [
		...sources('ecommerce_settings', id, 'bank_details', bankDetails),
		...legalPages.flatMap(({ type, content }) => sources('ecommerce_settings', id, `legal_pages.${type}.content`, content)),
	];
}

function sources(collection: string, id: string | number, field: string, text: Localized | null): readonly MarkdownSource[] {
	if (text === null) return [];
	return languages
		.filter((language) => text[language].language === language)
		.map((language) => ({
			markdown: text[language].text,
			collection,
			id,
			field: language === 'de' ? field : `translations.${language}.${field}`,
		}));
}
