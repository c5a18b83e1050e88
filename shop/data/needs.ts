/** Prepares what pages need before they can be made: texts and pictures, of the site itself or of products. */
import type { ImageUse, Pictures } from '../../pipeline/images/image-store.ts';
import type { Problem } from '../../pipeline/problem.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { imageReferences } from '../../pipeline/rich-text/image-reference.ts';
import type { MarkdownSource } from '../../pipeline/rich-text/rich-text-store.ts';
import { languages } from '../../site/languages.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import { imageUses, markdownSources, productImageUses, productMarkdownSources } from '../content/content-uses.ts';
import type { Product } from '../content/product.ts';

/** Makes the pictures of the site itself ready, and reports which of them cannot be shown. */
export async function prepareContentPictures(pictures: Pictures, content: Content): Promise<readonly Problem[]> {
	return await prepare(pictures, imageUses(content), markdownSources(content));
}

export async function prepareProductPictures(pictures: Pictures, products: readonly Product[]): Promise<readonly Problem[]> {
	return await prepare(pictures, products.flatMap(productImageUses), products.flatMap(productMarkdownSources));
}

/** Makes the pictures on products' cards ready. Their faults are reported for the products themselves. */
export async function prepareCardPictures(pictures: Pictures, products: Iterable<number>, catalogue: Catalogue): Promise<void> {
	const uses = [...products].flatMap((id) => productImageUses({ id, images: catalogue.summary(id).images.slice(0, 1), variants: [] }));
	await prepare(pictures, uses, []);
}

/** Makes the pictures in kept versions of texts ready, as far as they are still there. */
export async function prepareVersionPictures(pictures: Pictures, texts: readonly (Localized | null)[]): Promise<void> {
	await prepare(
		pictures,
		[],
		written(texts).map((markdown) => ({ markdown, collection: 'history', id: '', field: '' })),
	);
}

async function prepare(pictures: Pictures, uses: readonly ImageUse[], sources: readonly MarkdownSource[]): Promise<readonly Problem[]> {
	const richTextUses = sources.flatMap((source) => imageReferences(source.markdown).map((reference) => ({ ...source, reference })));
	return uses.length + richTextUses.length === 0 ? [] : await pictures.prepare(uses, richTextUses);
}

/** In every language, each once. */
export function written(texts: readonly (Localized | null)[]): string[] {
	return texts.flatMap((text) => (text === null ? [] : [...new Set(languages.map((language) => text[language].text))]));
}
