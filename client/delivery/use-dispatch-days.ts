/**
 * In how many working days products leave the shop, and when a parcel can be expected: the pages of products name these days, and
 * neither cart nor order knows them.
 */
import { useEffect, useState } from 'react';
import { defaultTimeZone } from '../../site/constants.ts';
import { unbrokenDay } from '../../site/format-moment.ts';
import type { DeliveryDays, ProductData, ProductPageData } from '../products/product-data.ts';
import { fetchPageOf } from '../runtime/navigation/fetch-page-data.ts';
import type { PageContext } from '../ui/page-context.tsx';
import { dayIn, workingDaysAfter } from './delivery-days.ts';

interface PieceOnPage {
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
	const fetched = await fetchPageOf<ProductPageData>(window, path, 'product');
	return fetched.kind === 'page' ? fetched.page.result : null;
}

function dispatchDaysOf({ variant }: PieceOnPage, { offer, variants }: ProductData): number | null {
	const chosen = variant === null ? offer : variants.find(({ id }) => id === variant);
	return chosen?.shippingTimeDays ?? null;
}

/**
 * Writes the days on which a parcel can be expected, as the page of a product writes them, of which no byte is to spare for sharing
 * this (0038). Such as "27. Nov. – 1. Dez.", or one day where all are the same. `days`: working days from that moment until the parcel
 * is there.
 */
export function formatArrival(
	fromMs: number,
	{ least, most, weekdaysOnly }: DeliveryDays,
	{ language, timeZone = defaultTimeZone }: Pick<PageContext, 'language' | 'timeZone'>,
): string {
	const today = dayIn(timeZone, fromMs);
	const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
	return unbrokenDay(days.formatRange(workingDaysAfter(today, least, weekdaysOnly), workingDaysAfter(today, most, weekdaysOnly)));
}
