/** In how many working days products leave the shop: their own pages name it, and neither cart nor order knows it. */
import { useEffect, useState } from 'react';
import type { ProductData, ProductPageData } from '../products/product-data.ts';
import { fetchPageData } from '../runtime/navigation/fetch-page-data.ts';
import { networkOf } from '../runtime/network.ts';

export interface PieceOnPage {
	/** Site path of its page; null: not known. */
	readonly path: string | null;
	/** Id; null: it comes in none. */
	readonly variant: number | null;
}

/** Of the one that takes longest; null: unknown for some product, or still loading. `pieces`: the same array as long as they are the same. */
export function useDispatchDays(pieces: readonly PieceOnPage[]): number | null {
	const [dispatchDays, setDispatchDays] = useState<number | null>(null);
	useEffect(() => {
		let isCurrent = true;
		fetchDispatchDays(pieces).then(
			(days) => {
				const known = days.filter((each) => each !== null);
				if (isCurrent) setDispatchDays(known.length === days.length ? Math.max(0, ...known) : null);
			},
			(error: unknown) => console.warn('The days of delivery are not known', error),
		);
		return () => {
			isCurrent = false;
		};
	}, [pieces]);
	return dispatchDays;
}

/** In their order; a page that several share is asked for once. */
async function fetchDispatchDays(pieces: readonly PieceOnPage[]): Promise<readonly (number | null)[]> {
	const paths = [...new Set(pieces.flatMap(({ path }) => path ?? []))];
	const pages = new Map(await Promise.all(paths.map(async (path) => [path, await fetchProduct(path)] as const)));
	return pieces.map((piece) => {
		const product = piece.path === null ? null : (pages.get(piece.path) ?? null);
		return product === null ? null : dispatchDaysOf(piece, product);
	});
}

async function fetchProduct(path: string): Promise<ProductData | null> {
	const fetched = await fetchPageData<ProductPageData>(path, {
		...networkOf(window),
		hasTemplate: (template): template is 'product' => template === 'product',
	});
	return fetched.kind === 'page' ? fetched.page.result : null;
}

export function dispatchDaysOf(
	{ variant }: Pick<PieceOnPage, 'variant'>,
	{ offer, variants }: Pick<ProductData, 'offer' | 'variants'>,
): number | null {
	const chosen = variant === null ? offer : variants.find(({ id }) => id === variant);
	return chosen?.shippingTimeDays ?? null;
}
