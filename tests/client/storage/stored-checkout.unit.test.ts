/** The wish for gift wrap, whatever stands in the storage. */
import { expect, it } from 'vitest';
import { createStorageArea } from '../../../client/storage/storage-area.ts';
import { checkoutMaxAgeMs, readPresentWrap, writePresentWrap } from '../../../client/storage/stored-checkout.ts';
import { storageKeys } from '../../../site/constants.ts';
import { createMemoryStorage } from './memory-storage.ts';

const nowMs = 1_700_000_000_000;

function areaWith(stored: unknown) {
	const storage = createMemoryStorage();
	if (stored !== undefined) storage.setItem(storageKeys.checkout, typeof stored === 'string' ? stored : JSON.stringify(stored));
	return { storage, area: createStorageArea(() => storage) };
}

it('is remembered, and leaves nothing behind when it is taken back', () => {
	const { storage, area } = areaWith(undefined);
	expect(readPresentWrap(area, nowMs)).toBe(false);
	expect(writePresentWrap(area, true, nowMs)).toBe(true);
	expect(readPresentWrap(area, nowMs + checkoutMaxAgeMs)).toBe(true);
	expect(readPresentWrap(area, nowMs + checkoutMaxAgeMs + 1)).toBe(false);
	writePresentWrap(area, false, nowMs);
	expect(storage.getItem(storageKeys.checkout)).toBeNull();
});

it('leaves what else is stored of the checkout', () => {
	const { storage, area } = areaWith({ version: 1, timestamp: nowMs, comment: 'Bitte klingeln' });
	writePresentWrap(area, true, nowMs + 5);
	expect(JSON.parse(storage.getItem(storageKeys.checkout) ?? '')).toEqual({
		...{ version: 1, timestamp: nowMs + 5, comment: 'Bitte klingeln', presentWrap: true },
	});
});

it.each([
	['no JSON', '{'],
	['a list', [true]],
	['an older version', { version: 0, timestamp: nowMs, presentWrap: true }],
	['no time', { version: 1, presentWrap: true }],
	['a word', { version: 1, timestamp: nowMs, presentWrap: 'yes' }],
])('is not taken from %s', (_, stored) => {
	const { area } = areaWith(stored);
	expect(readPresentWrap(area, nowMs)).toBe(false);
	expect(writePresentWrap(area, true, nowMs)).toBe(true);
	expect(readPresentWrap(area, nowMs)).toBe(true);
});

it("leaves a newer version's data alone, and a storage that throws", () => {
	const newer = { version: 2, timestamp: nowMs, presentWrap: true };
	const { storage, area } = areaWith(newer);
	expect([readPresentWrap(area, nowMs), writePresentWrap(area, true, nowMs)]).toEqual([false, false]);
	expect(JSON.parse(storage.getItem(storageKeys.checkout) ?? '')).toEqual(newer);
	const refusing = createStorageArea(() => {
		throw new DOMException('no');
	});
	expect([readPresentWrap(refusing, nowMs), writePresentWrap(refusing, true, nowMs)]).toEqual([false, false]);
});
