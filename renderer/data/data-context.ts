/** What the data of every page is made from: the content with its pictures and texts, and the plan that says which pages exist. */

import type { Texts } from '../../client/texts/texts.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { Brand, BrandType } from '../../pipeline/content/brand.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { Manufacturer } from '../../pipeline/content/manufacturer.ts';
import type { ImageStore } from '../../pipeline/images/image-store.ts';
import type { RichTextStore } from '../../pipeline/rich-text/rich-text-store.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language, PerLanguage } from '../../site/languages.ts';
import type { Links } from '../routes/resolve-link.ts';
import type { Shop } from '../routes/shop.ts';
import { createRichTextFiller, type RichTextFiller } from './rich-text.ts';

export interface DataContext {
	readonly content: Content;
	readonly config: SiteConfig;
	readonly images: ImageStore;
	readonly links: Links;
	/** null: the site has no shop. */
	readonly shop: Shop | null;
	readonly manufacturers: ReadonlyMap<number, Manufacturer>;
	readonly brandTypes: ReadonlyMap<number, BrandType>;
	/** By slug, which a brand has in common with its manufacturer. */
	readonly brands: ReadonlyMap<string, Brand>;
	texts(language: Language): Texts;
	/** HTML of a markdown text in a language; wrapped in an element with `lang` where it is a fallback. */
	readonly richText: RichTextFiller;
	/** The path in a language, null where the plan has no such page. */
	pathOf(paths: PerLanguage<string>, language: Language): string | null;
}

export interface DataInputs {
	readonly content: Content;
	readonly config: SiteConfig;
	/** The plan's. */
	readonly shop: Shop | null;
	readonly images: ImageStore;
	readonly texts: RichTextStore;
	readonly links: Links;
	/** Told of links in rich text that lead to no page of the site; their text stays. */
	readonly onDeadLink: (href: string) => void;
}

/** Prepares what all pages share. */
export function createDataContext({ content, config, shop, images, texts, links, onDeadLink }: DataInputs): DataContext {
	return {
		content,
		config,
		images,
		links,
		shop,
		manufacturers: new Map(content.manufacturers.map((manufacturer) => [manufacturer.id, manufacturer])),
		brandTypes: new Map(content.brandTypes.map((type) => [type.id, type])),
		brands: new Map(content.brands.map((brand) => [brand.slug, brand])),
		texts: (language) => textsByLanguage[language],
		richText: createRichTextFiller({ texts, images, links, onDeadLink }),
		pathOf: (paths, language) => {
			const [path = ''] = paths[language].split('#');
			return links.hasPage(path) ? paths[language] : null;
		},
	};
}
