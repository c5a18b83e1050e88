import { expect, it } from 'vitest';
import { chooseListedAvailability, leastDispatchDays } from '../../site/choose-availability.ts';

const settings = { purchaseToOrder: false, immediateDays: 3 };
const inStock = { isInStock: true, isReorderable: false };

it.each([
	['ships in time', 3, 'in-stock'],
	['takes longer', 4, 'to-order'],
	['has no known dispatch time', null, 'to-order'],
] as const)('lists what is in stock and %s', (_, dispatchDays, expected) => {
	expect(chooseListedAvailability({ ...inStock, dispatchDays }, settings)).toBe(expected);
});

it('leaves what is not in stock as it is', () => {
	expect(chooseListedAvailability({ isInStock: false, isReorderable: true, dispatchDays: null }, settings)).toBe('to-order');
	expect(chooseListedAvailability({ isInStock: false, isReorderable: false, dispatchDays: null }, settings)).toBe('sold-out');
});

it('takes the least dispatch time of what is in stock', () => {
	const sold = { stock: 0, days: 1 };
	expect(leastDispatchDays([sold, { stock: 2, days: 14 }, { stock: 1, days: 5 }, { stock: 1, days: null }])).toBe(5);
	expect(leastDispatchDays([sold, { stock: 1, days: null }])).toBeNull();
});
