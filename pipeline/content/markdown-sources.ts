/** Lists every markdown text of the content, so that it can be rendered beforehand and its faults blamed on its record. */
import { languages } from '../../site/languages.ts';
import type { Content } from './content.ts';
import type { Localized } from './localized.ts';

export interface MarkdownSource {
	readonly markdown: string;
	readonly collection: string;
	/** Of records that a project has one of, the project's domain. */
	readonly id: string | number;
	/** Such as `body` or `translations.en.body`. */
	readonly field: string;
}

/** Each text once for each language it is written in; fallbacks are not repeated. */
export function markdownSources({ project, legal, brands, pages, shop, products }: Content): readonly MarkdownSource[] {
	const { domain } = project;
	return [
		...sources('legal', domain, 'insurance', legal.insurance),
		...sources('legal', domain, 'image_sources', legal.imageSources),
		...sources('legal', domain, 'additional_top_info', legal.additionalTopInfo),
		...sources('legal', domain, 'additional_bottom_info', legal.additionalBottomInfo),
		...brands.flatMap(({ id, description }) => sources('brand', id, 'description', description)),
		...pages.flatMap(({ id, body }) => sources('page', id, 'body', body)),
		...(shop?.legalPages ?? []).flatMap(({ type, content }) =>
			sources('ecommerce_settings', domain, `legal_pages.${type}.content`, content),
		),
		...products.flatMap(({ id, description }) => sources('ecommerce_product', id, 'description', description)),
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
