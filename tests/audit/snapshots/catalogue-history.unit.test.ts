import { expect, it } from 'vitest';
import { toOfferHistory } from '../../../audit/snapshots/catalogue-history.ts';
import type { ItemKey, PricePoint } from '../../../shop/history/price-history.ts';
import { money } from '../../builders/content.ts';

const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;

it('counts products with a price at each moment, however many variants have one', () => {
	const priced = (day: number): PricePoint => ({ from: at(day), price: money('10.00'), isReduced: false });
	const gone = (day: number): PricePoint => ({ from: at(day), price: null, isReduced: false });
	const prices = new Map<ItemKey, readonly PricePoint[]>([
		['1', [priced(1), gone(3)]],
		['2/1', [priced(1), gone(2)]],
		['2/2', [priced(1)]],
		['3', [priced(2)]],
	]);
	expect(toOfferHistory(prices)).toEqual([
		{ at: at(1), products: 2 },
		{ at: at(2), products: 3 },
		{ at: at(3), products: 2 },
	]);
	expect(toOfferHistory(new Map())).toEqual([]);
});
