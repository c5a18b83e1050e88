/** A buyer's data leave the browser after a day, whichever page is opened. */
import { expect, it } from 'vitest';
import { checkoutMaxAgeMs, placedOrderKey, sweepPersonalData } from '../../../../client/checkout/storage/personal-storage.ts';
import { createStorageArea } from '../../../../client/runtime/storage.ts';
import { storageKeys } from '../../../../site/constants.ts';
import { createMemoryStorage } from '../../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const keys = [storageKeys.checkout, placedOrderKey] as const;

function swept(entries: Readonly<Record<string, string>>) {
	const storage = createMemoryStorage();
	for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
	sweepPersonalData([createStorageArea(() => storage)], nowMs);
	return Object.fromEntries(storage.values);
}

const entry = (timestamp: unknown, version = 1) => JSON.stringify({ version, timestamp, customerEmail: 'anna@post.example' });

it.each(keys)('removes %s once it is older than a day, and not before', (key) => {
	expect(swept({ [key]: entry(nowMs - checkoutMaxAgeMs - 1) })).toEqual({});
	const young = { [key]: entry(nowMs - checkoutMaxAgeMs) };
	expect(swept(young)).toEqual(young);
});

it.each(keys)('removes what nobody can tell the age of from %s', (key) => {
	for (const value of ['{', '[]', 'null', '"x"', '{}', entry('yesterday'), entry(null), entry(undefined)])
		expect(swept({ [key]: value })).toEqual({});
});

it.each(keys)("leaves a newer version's %s alone while it is young, or its age is unknown", (key) => {
	for (const value of [entry(nowMs, 2), entry(undefined, 2)]) expect(swept({ [key]: value })).toEqual({ [key]: value });
	expect(swept({ [key]: entry(nowMs - 10 * checkoutMaxAgeMs, 2) })).toEqual({});
});

it('removes a checkout that an earlier version set aside, and touches neither cart nor anything else', () => {
	const others = { [storageKeys.cart]: '{', [`${storageKeys.cart}-unreadable`]: '{', [storageKeys.consent]: entry(0), other: entry(0) };
	expect(swept({ ...others, [`${storageKeys.checkout}-unreadable`]: entry(nowMs) })).toEqual(others);
});

it('sweeps each storage, and outlives one that throws', () => {
	const storage = createMemoryStorage();
	storage.setItem(placedOrderKey, entry(0));
	const refusing = createStorageArea(() => {
		throw new DOMException('no');
	});
	sweepPersonalData([refusing, createStorageArea(() => storage)], nowMs);
	expect(storage.values.size).toBe(0);
});
