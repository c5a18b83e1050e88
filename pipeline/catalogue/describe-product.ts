/** What a catalogue keeps of a product: an entry for every build, a summary for lists. */
import { type Language, languages } from '../../site/languages.ts';
import type { FileId } from '../content/content.ts';
import type { Localized } from '../content/localized.ts';
import type { Product } from '../content/product.ts';
import { productPrice } from '../content/product-price.ts';
import { sha256, shortHash } from '../snapshot/hash.ts';
import type { CatalogueEntry, ProductSummary } from './catalogue.ts';
import { linksToSite } from './links-to-site.ts';

/** What the description of a product depends on beside the product itself. */
export interface ProductFiles {
	/** Hash of the original; `''` where the snapshot has none. */
	hashOf(file: FileId): string;
	/** Changes with every original. */
	readonly allHash: string;
}

export function toSummary(product: Product): ProductSummary {
	const { id, slug, displayName, categoryId, manufacturerId, referenceNumber, images } = product;
	return { id, slug, displayName, categoryId, manufacturerId, referenceNumber, price: productPrice(product), images };
}

/** `ownHost` is the host of the site's address. */
export function toEntry(product: Product, summary: ProductSummary, files: ProductFiles, ownHost: string): CatalogueEntry {
	const { id, slug, categoryId, manufacturerId, referenceNumber, stock, images, displayName, description } = product;
	const texts = ownTexts(description);
	const originals = images.map((file) => files.hashOf(file));
	return {
		id,
		slug,
		categoryId,
		manufacturerId,
		name: displayName.de.text,
		referenceNumber,
		price: summary.price,
		stock,
		hasPicture: images.length > 0,
		writtenIn: languages.filter(
			(language) => isWrittenIn(displayName, language) && (description === null || isWrittenIn(description, language)),
		),
		linksToSite: texts.some((text) => linksToSite(text, ownHost)),
		hash: shortHash(sha256(JSON.stringify(product)), originals.join(), texts.some(embedsPicture) ? files.allHash : ''),
		cardHash: shortHash(JSON.stringify({ ...summary, images: images.slice(0, 1) }), originals[0] ?? ''),
	};
}

/** The texts of a description, without repeating fallbacks. */
export function ownTexts(description: Localized | null): readonly string[] {
	if (description === null) return [];
	return languages.filter((language) => isWrittenIn(description, language)).map((language) => description[language].text);
}

/** May take a text for one with pictures, never the other way round. */
export function embedsPicture(markdown: string): boolean {
	return markdown.includes('![');
}

function isWrittenIn(text: Localized, language: Language): boolean {
	return text[language].language === language;
}
