/** Finds the product that an address below the store root means, and makes of it what the page of a product shows. */
import { loadSettings, openLiveReads } from '../../live/open-reads.ts';
import type { ShopSettings, SingleFacts, SingleProduct } from '../../live/shop-reads.ts';
import type { ProductData } from '../../products/product-data.ts';
import type { NewProductData } from './new-product-data.ts';

export interface FoundPiece {
	readonly data: ProductData;
	readonly facts: SingleFacts | null;
}

/** `path`: of the address. null: there is no such product. Rejects if the backend could not be asked. */
export async function findPiece(page: NewProductData, path: string): Promise<FoundPiece | null> {
	const { live, language, storeRoot } = page;
	const [category, slug, ...rest] = path
		.slice(storeRoot.length + 1)
		.split('/')
		.map(decodeSegment);
	if (!category || !slug || rest.length > 0) return null;
	const reads = await openLiveReads(window, { live, language });
	const [settings, piece] = await Promise.all([loadSettings(reads.settings), reads.productAt(category, slug)]);
	if (settings.state !== 'data') throw new Error('The piece came without the settings of the shop');
	return piece && { data: toData(piece, settings.settings, page), facts: piece.facts };
}

/** The legal notes beside an offer come with the build, and so does the cart. The order service does not know the product before either. */
function toData(piece: SingleProduct, { showStock }: ShopSettings, page: NewProductData): ProductData {
	const { id, name, reference, manufacturer, category, price, variantLabel, variantLabel2, facts } = piece;
	return {
		language: page.language,
		id,
		name,
		reference,
		manufacturer,
		price,
		variantLabel,
		variantLabel2,
		showStock,
		brandPath: null,
		list: { name: category.name, path: `${page.storeRoot}/${category.slug}` },
		pictures: [],
		priceNote: page.priceNotes[facts?.taxScheme ?? page.taxScheme],
		offer: piece.offer && { ...piece.offer, notes: [] },
		variants: piece.variants.map((variant) => ({ ...variant, notes: [] })),
		notes: [],
		delivery: page.delivery,
		personalization: null,
		kinship: null,
		cart: null,
		contactPath: page.contactPath,
		requests: null,
		ratings: null,
	};
}

/** An improperly encoded segment stays as it is. */
function decodeSegment(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
