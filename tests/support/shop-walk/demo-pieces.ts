/** The demo's products as a visitor knows them from their pages: what lists show of them, and what can be put into the cart. */
import type { PageData } from '../../../client/pages/page-data.ts';
import { isBuyable, maxCountOf } from '../../../client/products/is-buyable.ts';
import type { OfferData } from '../../../client/products/product-data.ts';
import { type Language, languages, type PerLanguage, perLanguage } from '../../../site/languages.ts';
import { plainText } from '../../../site/text.ts';

export interface Piece {
	readonly id: number;
	readonly names: PerLanguage<string>;
	readonly paths: PerLanguage<string>;
	readonly categories: PerLanguage<string>;
	readonly manufacturers: PerLanguage<string> | null;
	/** The lowest price; null: on request. */
	readonly cents: number | null;
	readonly availability: 'in-stock' | 'to-order' | 'sold-out';
	/** What can be bought as it is, without words of one's own. */
	readonly goods: readonly Goods[];
}

export interface Goods {
	/** null: the product comes in no variants. */
	readonly variantId: number | null;
	readonly cents: number;
	/** null: as many as one likes. */
	readonly most: number | null;
}

/** By id. */
export function readPieces(pages: readonly PageData[]): readonly Piece[] {
	const products = pages.flatMap((page) => (page.template === 'product' ? [page] : []));
	const byId = Map.groupBy(products, ({ result }) => result.id);
	return [...byId.values()]
		.flatMap((versions): Piece[] => {
			const of = (language: Language) => versions.find(({ result }) => result.language === language) ?? versions[0];
			const [first] = versions;
			if (first === undefined || versions.length < languages.length) return [];
			const { id, manufacturer, price, offer, variants, cart, personalization } = first.result;
			const offers: readonly { readonly variantId: number | null; readonly data: OfferData }[] =
				offer === null ? variants.map((data) => ({ variantId: data.id, data })) : [{ variantId: null, data: offer }];
			const isInStock = offers.some(({ data }) => data.stock > 0);
			// as the demo's settings have it
			const isImmediate = offers.some(({ data }) => data.stock > 0 && data.shippingTimeDays !== null && data.shippingTimeDays <= 3);
			const isOrderable = offers.some(({ data }) => data.orderable);
			const mayBuy = cart !== null && personalization?.isRequired !== true;
			return [
				{
					id,
					names: perLanguage((language) => plainText(of(language)?.result.name ?? '')),
					paths: perLanguage((language) => of(language)?.path ?? ''),
					categories: perLanguage((language) => plainText(of(language)?.result.list.name ?? '')),
					manufacturers: manufacturer === null ? null : perLanguage((language) => of(language)?.result.manufacturer ?? ''),
					cents: price.amount === null ? null : toCents(price.amount),
					availability: isImmediate ? 'in-stock' : isInStock || isOrderable ? 'to-order' : 'sold-out',
					goods: offers.flatMap(({ variantId, data }) =>
						mayBuy && data.price !== null && isBuyable(data) ? [{ variantId, cents: toCents(data.price), most: maxCountOf(data) }] : [],
					),
				},
			];
		})
		.toSorted((left, right) => left.id - right.id);
}

function toCents(amount: string): number {
	return Number(amount.replace('.', ''));
}
