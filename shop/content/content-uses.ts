/** Lists every markdown text and every picture of the content, so that it can be made beforehand and its faults blamed on its record. */

import type { ImageUse } from '../../pipeline/images/image-store.ts';
import { type FileId, filesCollection } from '../../pipeline/records/file-record.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { MarkdownSource } from '../../pipeline/rich-text/rich-text-store.ts';
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

function shopSources({ id, bankAccount, bankDetails, legalPages }: ShopSettings): readonly MarkdownSource[] {
	return [
		...(bankAccount === null ? sources('ecommerce_settings', id, 'bank_details', bankDetails) : []),
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

/** Files that fields of the content name, in the order of the content; pictures inside markdown are not among them. */
export function imageUses(content: Content): readonly ImageUse[] {
	const { logo, domain } = content.project;
	const ofProject = logo === null ? [] : [{ file: logo, collection: 'project', id: domain, field: 'logo' }];
	const listed = listedValues(content, ({ linksTo }) => linksTo === filesCollection);
	return [...ofProject, ...listed.flatMap(({ value, ...place }) => (value === null ? [] : [{ file: value as FileId, ...place }]))];
}

/** The same of a product. */
export function productImageUses({ id, images, variants }: Pick<Product, 'id' | 'images' | 'variants'>): readonly ImageUse[] {
	const collection = 'ecommerce_product';
	const ofProduct = images.map((file, index) => ({ file, collection, id, field: `images[${index}]` }));
	const ofVariants = variants.flatMap((variant, at) =>
		(variant.images ?? []).map((file, index) => ({ file, collection, id, field: `variants[${at}].images[${index}]` })),
	);
	return [...ofProduct, ...ofVariants];
}
