/** Lists every markdown text of the content, so that it can be rendered beforehand and its faults blamed on its record. */

import type { Localized } from '../../pipeline/records/localized.ts';
import type { MarkdownSource } from '../../pipeline/rich-text/markdown-source.ts';
import { languages } from '../../site/languages.ts';
import type { Content } from './content.ts';
import { type ContentLists, listedValues } from './content-lists.ts';
import type { Legal } from './legal.ts';
import type { Product } from './product.ts';
import type { ShopSettings } from './shop-settings.ts';

export type TextContent = Pick<Content, 'legal' | 'consents' | 'shop'> & ContentLists;

/** Each text once for each language it is written in; fallbacks are not repeated. */
export function markdownSources(content: TextContent): readonly MarkdownSource[] {
	const { legal, consents, shop } = content;
	return [
		...(legal === null ? [] : legalSources(legal)),
		...listedValues(content, ({ isRich }) => isRich ?? false).flatMap(({ collection, id, field, value }) =>
			sources(collection, id, field, value as Localized | null),
		),
		...consents.flatMap(({ id, description }) => (id === null ? [] : sources('consent', id, 'description', description))),
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
