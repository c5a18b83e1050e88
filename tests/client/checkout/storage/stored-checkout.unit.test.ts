/** The wish for gift wrap, whatever is in the storage. */
import { describe, expect, it } from 'vitest';
import { checkoutMaxAgeMs } from '../../../../client/checkout/storage/personal-storage.ts';
import { readPresentWrap, writePresentWrap } from '../../../../client/checkout/storage/stored-checkout.ts';
import { createStorageArea } from '../../../../client/runtime/storage.ts';
import { storageKeys } from '../../../../site/constants.ts';
import { createMemoryStorage } from '../../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;

function areaWith(stored: unknown) {
	const storage = createMemoryStorage();
	if (stored !== undefined) storage.setItem(storageKeys.checkout, typeof stored === 'string' ? stored : JSON.stringify(stored));
	return { storage, area: createStorageArea(() => storage) };
}

const wanted = { kind: 'found', presentWrap: true };
const notWanted = { kind: 'found', presentWrap: false };

it('is remembered, and leaves nothing behind when it is taken back, or after a day', () => {
	const { storage, area } = areaWith(undefined);
	expect(readPresentWrap(area, nowMs)).toEqual(notWanted);
	expect(writePresentWrap(area, true, nowMs)).toBe(true);
	expect(readPresentWrap(area, nowMs + checkoutMaxAgeMs)).toEqual(wanted);
	writePresentWrap(area, false, nowMs);
	expect(storage.values.size).toBe(0);
	writePresentWrap(area, true, nowMs);
	expect(readPresentWrap(area, nowMs + checkoutMaxAgeMs + 1)).toEqual(notWanted);
	expect(storage.values.size).toBe(0);
});

it('leaves what else is stored of the checkout', () => {
	const { storage, area } = areaWith({ version: 1, timestamp: nowMs, comment: 'Bitte klingeln' });
	writePresentWrap(area, true, nowMs + 5);
	expect(JSON.parse(storage.getItem(storageKeys.checkout) ?? '')).toEqual({
		version: 1,
		timestamp: nowMs + 5,
		comment: 'Bitte klingeln',
		presentWrap: true,
	});
});

describe('what cannot be read', () => {
	const corrupt: [what: string, value: string][] = [
		['no JSON', '{'],
		['a list', '[true]'],
		['an older version', JSON.stringify({ version: 0, timestamp: nowMs, presentWrap: true })],
		['no time', '{"version":1,"presentWrap":true}'],
		['a word', JSON.stringify({ version: 1, timestamp: nowMs, presentWrap: 'yes' })],
	];

	it.each(corrupt)('is removed: %s', (_, value) => {
		const { storage, area } = areaWith(value);
		expect(readPresentWrap(area, nowMs)).toEqual(notWanted);
		expect(writePresentWrap(area, true, nowMs)).toBe(true);
		expect(readPresentWrap(area, nowMs)).toEqual(wanted);
		expect([...storage.values.keys()]).toEqual([storageKeys.checkout]);
	});

	it.each(corrupt)('stays where the browser does not remove it: %s', (_, value) => {
		const { storage, area } = areaWith(value);
		storage.fail('removeItem');
		expect([readPresentWrap(area, nowMs), writePresentWrap(area, false, nowMs)]).toEqual([{ kind: 'foreign' }, false]);
		expect(Object.fromEntries(storage.values)).toEqual({ [storageKeys.checkout]: value });
	});
});

it("leaves a newer version's data alone, and a storage that throws", () => {
	const newer = { version: 2, timestamp: nowMs, presentWrap: true };
	const { storage, area } = areaWith(newer);
	const untouched = [{ kind: 'foreign' }, false];
	expect([readPresentWrap(area, nowMs), writePresentWrap(area, true, nowMs)]).toEqual(untouched);
	expect(JSON.parse(storage.getItem(storageKeys.checkout) ?? '')).toEqual(newer);
	const refusing = createStorageArea(() => {
		throw new DOMException('no');
	});
	expect([readPresentWrap(refusing, nowMs), writePresentWrap(refusing, true, nowMs)]).toEqual(untouched);
});
