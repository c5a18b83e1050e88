/** The order that was placed last: who knows it, how long, and which of two tabs knows more. */
import { describe, expect, it } from 'vitest';
import { checkoutMaxAgeMs, placedOrderKey } from '../../../../client/checkout/storage/personal-storage.ts';
import { readPlacedOrder, writePlacedOrder } from '../../../../client/checkout/storage/stored-order.ts';
import { createStorageArea } from '../../../../client/runtime/storage.ts';
import { aPlacedOrder, aPlacedPayment } from '../../../builders/placed-order.ts';
import { createMemoryStorage } from '../../runtime/memory-storage.ts';

function someAreas() {
	const [tab, shared] = [createMemoryStorage(), createMemoryStorage()];
	return { tab, shared, areas: { tab: createStorageArea(() => tab), shared: createStorageArea(() => shared) } };
}

const order = aPlacedOrder();
const approved = aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', state: 'approved', approval: { orderID: 'A-1' } }) });
const confirmed = aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', state: 'confirmed' }) });
const other = aPlacedOrder({ orderUuid: '7a2d2f1f-6a43-4c7e-9a43-0a6f8f5b9c22', payment: aPlacedPayment({ state: 'confirmed' }) });

it('is found again by a reload and by another tab, until it is too old', () => {
	const { areas } = someAreas();
	expect(writePlacedOrder(areas, order, 1000)).toBe(true);
	expect(readPlacedOrder(areas, 1000 + checkoutMaxAgeMs)).toEqual(order);
	expect(readPlacedOrder({ ...someAreas().areas, shared: areas.shared }, 2000)).toEqual(order);
	expect(readPlacedOrder(areas, 1001 + checkoutMaxAgeMs)).toBeNull();
	expect(areas.shared.read(placedOrderKey)).toEqual({ value: null });
});

it('is the tab’s own before that of others', () => {
	const { areas, shared } = someAreas();
	writePlacedOrder(areas, order, 0);
	writePlacedOrder({ tab: areas.shared, shared: areas.shared }, other, 0);
	expect(readPlacedOrder(areas, 1)).toEqual(order);
	shared.fail('getItem');
	expect(readPlacedOrder(areas, 1)).toEqual(order);
});

describe('of one order, whoever knows more of it counts', () => {
	const finished = { ...confirmed, isFinished: true };
	it.each([
		['another tab has its approval', order, approved, approved],
		['another tab has heard of its payment', approved, confirmed, confirmed],
		['another tab has emptied the cart', confirmed, finished, finished],
		['this tab has its approval', approved, order, approved],
		['this tab has finished it', finished, approved, finished],
	])('where %s', (_, own, theirs, expected) => {
		const { areas } = someAreas();
		writePlacedOrder({ tab: areas.tab, shared: areas.tab }, own, 0);
		writePlacedOrder({ tab: areas.shared, shared: areas.shared }, theirs, 0);
		expect(readPlacedOrder(areas, 1)).toEqual(expected);
	});
});

it.each([
	'{',
	'null',
	'{"version":1}',
	'{"version":2,"timestamp":0,"order":{}}',
	JSON.stringify({ version: 1, timestamp: 0, order: { ...order, total: 7 } }),
])('is unknown where %s is stored', (value) => {
	const { areas, tab } = someAreas();
	tab.setItem(placedOrderKey, value);
	expect(readPlacedOrder(areas, 1)).toBeNull();
	expect(tab.getItem(placedOrderKey)).toBe(value);
});

it('says where no storage takes it', () => {
	const { areas, tab, shared } = someAreas();
	tab.fail('setItem');
	expect(writePlacedOrder(areas, order, 0)).toBe(true);
	shared.fail('setItem', 'getItem');
	expect(writePlacedOrder(areas, order, 0)).toBe(false);
});
