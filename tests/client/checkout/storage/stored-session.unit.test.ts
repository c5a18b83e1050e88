/** The checkout's entries, whatever is in the storage, and whoever else writes there. */
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type CheckoutAction, changeCheckout, checkoutStore, emptySession } from '../../../../client/checkout/checkout.ts';
import { checkoutMaxAgeMs } from '../../../../client/checkout/storage/personal-storage.ts';
import { presentWrapStore, readPresentWrap, writePresentWrap } from '../../../../client/checkout/storage/stored-checkout.ts';
import { readSession, writeSession } from '../../../../client/checkout/storage/stored-session.ts';
import { attachCheckout } from '../../../../client/checkout/use-checkout.ts';
import { createStorageArea } from '../../../../client/runtime/storage.ts';
import { storageKeys } from '../../../../site/constants.ts';
import { aSession } from '../../../builders/checkout.ts';
import { createMemoryStorage, type MemoryStorage } from '../../runtime/memory-storage.ts';

const nowMs = 1_700_000_000_000;
const empty = { kind: 'found', session: emptySession };
let storage: MemoryStorage;
const area = createStorageArea(() => storage);
const stored = () => JSON.parse(storage.values.get(storageKeys.checkout) ?? 'null');
const store = (value: unknown) => storage.values.set(storageKeys.checkout, typeof value === 'string' ? value : JSON.stringify(value));

beforeEach(() => {
	storage = createMemoryStorage();
});

it('is kept for a day from its last change, and an empty one leaves nothing', () => {
	const session = aSession({ comment: 'Bitte klingeln', invoiceAddress: { city: 'B' }, presentWrap: true });
	expect([readSession(area, nowMs), writeSession(area, session, nowMs)]).toEqual([empty, true]);
	expect(stored()).toMatchObject({ version: 1, timestamp: nowMs, customerEmail: 'aenne@post.example', shippingCost: '5.90' });
	expect(readSession(area, nowMs + checkoutMaxAgeMs)).toEqual({ kind: 'found', session });
	expect(readSession(area, nowMs + checkoutMaxAgeMs + 1)).toEqual(empty);
	expect(storage.values.size).toBe(0);
	writeSession(area, session, nowMs);
	writeSession(area, emptySession, nowMs);
	expect(storage.values.size).toBe(0);
});

it('is one entry with the wish for gift wrap, in both directions', () => {
	writePresentWrap(area, true, nowMs);
	expect(readSession(area, nowMs)).toEqual({ kind: 'found', session: { ...emptySession, presentWrap: true } });
	writeSession(area, aSession({ presentWrap: false }), nowMs);
	expect(readPresentWrap(area, nowMs)).toEqual({ kind: 'found', presentWrap: false });
	writePresentWrap(area, true, nowMs);
	expect(readSession(area, nowMs)).toEqual({ kind: 'found', session: aSession({ presentWrap: true }) });
});

describe('what cannot be read', () => {
	it.each<[string, object]>([
		['an address that is a list', { shippingAddress: [] }],
		['a name that is a number', { shippingAddress: { first_name: 1 } }],
		['a cost below zero', { shippingCost: '-1.00' }],
		['a method that is a word', { shippingMethod: 'parcel' }],
		['an attempt without its order', { attempt: { state: 'sent' } }],
	])('is removed, with the e-mail address in it: %s', (_, fields) => {
		store({ version: 1, timestamp: nowMs, customerEmail: 'a@b.example', ...fields });
		expect(readSession(area, nowMs)).toEqual(empty);
		expect(storage.values.size).toBe(0);
		expect(writeSession(area, aSession(), nowMs)).toBe(true);
	});

	it("stays where it is a newer version's, or the browser refuses", () => {
		store({ version: 2, timestamp: nowMs });
		expect([readSession(area, nowMs), writeSession(area, aSession(), nowMs)]).toEqual([{ kind: 'foreign' }, false]);
		expect(stored()).toEqual({ version: 2, timestamp: nowMs });
		storage.fail('getItem');
		expect([readSession(area, nowMs), writeSession(area, aSession(), nowMs)]).toEqual([{ kind: 'foreign' }, false]);
	});
});

describe('in the browser', () => {
	const events = new EventTarget();
	const checkout = attachCheckout({ area, nowMs: () => nowMs });
	const tell = () => events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.checkout }));
	beforeEach(() => {
		checkoutStore.set(checkoutStore.initial);
		presentWrapStore.set(presentWrapStore.initial);
	});

	test('each change is stored with a fresh time, on top of what another tab has stored since', () => {
		const stop = checkout.start(events);
		checkout.dispatch({ type: 'change', fields: { customerEmail: 'a@b.example' } });
		store({ ...stored(), timestamp: nowMs - 5, phone: '0761 1' });
		checkout.dispatch({ type: 'change', fields: { comment: 'Ja' } });
		expect(stored()).toMatchObject({ timestamp: nowMs, customerEmail: 'a@b.example', phone: '0761 1', comment: 'Ja' });
		checkout.dispatch({ type: 'reset' });
		expect([stored(), checkoutStore.get().session]).toEqual([null, emptySession]);
		stop();
	});

	test('what another tab changes is shown again, and what it repeats is not', () => {
		const stop = checkout.start(events);
		const { revision } = checkoutStore.get();
		writeSession(area, aSession(), nowMs);
		tell();
		expect(checkoutStore.get()).toMatchObject({ session: aSession(), revision: revision + 1 });
		tell();
		expect(checkoutStore.get().revision).toBe(revision + 1);
		stop();
	});

	test('a browser that stores nothing keeps all in memory, with the wish of the cart page', () => {
		storage.fail('getItem', 'setItem', 'removeItem');
		presentWrapStore.set({ wanted: true, kept: 'memory' });
		const stop = checkout.start(events);
		checkout.dispatch({ type: 'change', fields: { comment: 'Ja' } });
		tell();
		expect(checkoutStore.get()).toMatchObject({ kept: 'memory', session: { presentWrap: true, comment: 'Ja' } });
		stop();
	});
});

it('only logs an action that it does not know', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const session = aSession();
	expect(changeCheckout(session, { type: 'explode' } as unknown as CheckoutAction)).toBe(session);
	expect(warn).toHaveBeenCalledWith('Checkout Reducer Action Type Not Found', { type: 'explode' });
	warn.mockRestore();
});
