/** What a catalogue keeps of a product: an entry for every build, a summary for lists. */
import type { FileId } from '../../pipeline/records/file-record.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { sha256, shortHash } from '../../pipeline/snapshot/hash.ts';
import { leastDispatchDays } from '../../site/choose-availability.ts';
import { type Language, languages } from '../../site/languages.ts';
import { summariseRatings } from '../../site/ratings.ts';
import { type Product, productPrice } from '../content/product.ts';
import type { CatalogueEntry, ProductSummary } from './catalogue.ts';

/** What the texts and pictures of a product depend on beside the product itself. */
export interface ProductFiles {
	/** Hash of the original; `''` where the snapshot has none. */
	hashOf(file: FileId): string;
	/** Changes with every original. */
	readonly allHash: string;
}

export function toSummary(product: Product): ProductSummary {
	const { id, slug, displayName, categoryId, manufacturerId, referenceNumber, images } = product;
	const { taxScheme, priceBasis, contentQuantity, contentUnit } = product;
	const referenceSuffixes = [...new Set(product.variants.flatMap(({ referenceNumberSuffix }) => referenceNumberSuffix ?? []))];
	const names = { id, slug, displayName, categoryId, manufacturerId, referenceNumber, referenceSuffixes };
	return {
		...names,
		price: productPrice(product),
		images,
		ratings: summariseRatings(product.ratings),
		...(taxScheme !== null && { taxScheme }),
		...(priceBasis !== null && { priceBasis }),
		...(contentQuantity !== null && { contentQuantity, contentUnit }),
	};
}

/** Beside the product, an entry is made from these. */
export interface EntrySources {
	readonly files: ProductFiles;
	/** The records that the product names by their ids; its page shows them. */
	readonly referred: readonly unknown[];
}

export function toEntry(product: Product, summary: ProductSummary, { files, referred }: EntrySources): CatalogueEntry {
	const { id, slug, categoryId, manufacturerId, referenceNumber, stock, images, displayName, description } = product;
	const texts = productTexts(product);
	const offers = product.hasVariants ? product.variants : [product];
	const originals = [...images, ...product.variants.flatMap((variant) => variant.images ?? [])].map((file) => files.hashOf(file));
	return {
		id,
		slug,
		categoryId,
		manufacturerId,
		name: displayName.de.text,
		names: Object.fromEntries(
			languages.flatMap((language) => {
				const { text } = displayName[language];
				return text === displayName.de.text ? [] : [[language, text]];
			}),
		),
		referenceNumber,
		price: summary.price,
		stock,
		isInStock: offers.some((offer) => offer.stock > 0),
		isReorderable: offers.some((offer) => offer.reorderPossible),
		dispatchDays: leastDispatchDays(offers.map((offer) => ({ stock: offer.stock, days: offer.shippingTime }))),
		belonging: packBelonging(product),
		hasPicture: images.length > 0,
		writtenIn: languages.filter(
			(language) => isWrittenIn(displayName, language) && (description === null || isWrittenIn(description, language)),
		),
		hash: shortHash(sha256(JSON.stringify([product, referred])), originals.join(), texts.some(embedsPicture) ? files.allHash : ''),
		cardHash: shortHash(JSON.stringify({ ...summary, images: images.slice(0, 1) }), images.length === 0 ? '' : (originals[0] ?? '')),
	};
}

/** The markdown of a product, without repeating fallbacks. */
export function productTexts(product: Pick<Product, 'description' | 'safetyWarnings'>): readonly string[] {
	return [product.description, product.safetyWarnings].flatMap((text) =>
		text === null ? [] : languages.filter((language) => isWrittenIn(text, language)).map((language) => text[language].text),
	);
}

/** May take a text for one with pictures, never the other way round. */
export function embedsPicture(markdown: string): boolean {
	return markdown.includes('![') || /<img/i.test(markdown);
}

function isWrittenIn(text: Localized, language: Language): boolean {
	return text[language].language === language;
}

export type Belonging = Pick<Product, 'subcategoryIds' | 'tagIds' | 'attributeIds' | 'personalizationId'>;

/** `3,5;12;7,9;1`: ids of subcategories, tags, attributes and the personalisation, each ascending and once. */
export function packBelonging({ subcategoryIds, tagIds, attributeIds, personalizationId }: Belonging): string {
	const own = personalizationId === null ? [] : [personalizationId];
	return [subcategoryIds, tagIds, attributeIds, own].map((ids) => [...new Set(ids)].sort((left, right) => left - right).join()).join(';');
}

export function unpackBelonging(text: string): Belonging {
	const [subcategoryIds = [], tagIds = [], attributeIds = [], [personalizationId = null] = []] = text
		.split(';')
		.map((part) => (part === '' ? [] : part.split(',').map(Number)));
	return { subcategoryIds, tagIds, attributeIds, personalizationId };
}
