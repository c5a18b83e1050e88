/** The consent store with its storage: restored, changed, followed from other tabs, and in memory where nothing can be stored. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AttachedConsents, attachConsents } from '../../../client/consent/attach-consents.ts';
import { consentStore, hasUndecided, isGiven, undecided } from '../../../client/consent/consent.ts';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { anEntry, someEntries } from '../../builders/consent.ts';
import { createMemoryStorage, type MemoryStorage } from '../runtime/memory-storage.ts';

let storage: MemoryStorage;
let events: EventTarget;
let attached: AttachedConsents;
const onChange = vi.fn();

function attach(initial: Readonly<Record<string, string>> = {}): void {
	storage = createMemoryStorage(initial);
	events = new EventTarget();
	attached = attachConsents({ area: createStorageArea(() => storage), events, nowMs: () => Date.UTC(2026, 10, 22), entries: someEntries });
	attached.start(onChange);
}

const given = (id: string) => isGiven(consentStore.get(), id);
const maps = (choice: boolean) => JSON.stringify({ version: 1, given: choice, text: 'maps-1', at: '2026-11-01T10:00:00.000Z' });

beforeEach(() => {
	onChange.mockReset();
	consentStore.set(undecided);
});
afterEach(() => attached.detach());

it('restores what was decided', () => {
	attach({ 'int-external-maps': maps(true) });
	expect([given('maps'), given('matomo'), hasUndecided(consentStore.get())]).toEqual([true, false, true]);
	expect(onChange).not.toHaveBeenCalled();
});

it('stores what is decided, and tells', () => {
	attach();
	attached.dispatch({ type: 'allowAll' });
	expect([...storage.values.keys()].sort()).toEqual(['int-consent', 'int-external-maps']);
	expect(onChange).toHaveBeenCalledTimes(1);
	const [before, after] = onChange.mock.calls[0] ?? [];
	expect([isGiven(before, 'matomo'), isGiven(after, 'matomo')]).toEqual([false, true]);
});

it('follows another tab, and starts a change from what that one stored', () => {
	attach();
	storage.values.set('int-external-maps', maps(true));
	attached.dispatch({ type: 'choose', id: 'matomo', given: true });
	expect([given('maps'), given('matomo')]).toEqual([true, true]);

	storage.values.set('int-external-maps', maps(false));
	events.dispatchEvent(Object.assign(new Event('storage'), { key: 'int-external-maps' }));
	expect(given('maps')).toBe(false);

	storage.values.clear();
	events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(given('matomo')).toBe(false);
});

it.each(['getItem', 'setItem'] as const)('decides in memory where %s throws', (access) => {
	attach();
	storage.fail(access);
	attached.dispatch({ type: 'choose', id: 'maps', given: true });
	attached.dispatch({ type: 'choose', id: 'matomo', given: true });
	expect([given('maps'), given('matomo')]).toEqual([true, true]);
	events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
	expect(given('maps')).toBe(true);
});

it('leaves what a newer version of the site stored', () => {
	attach({ 'int-consent': '{"version":2}' });
	attached.dispatch({ type: 'allowAll' });
	expect(storage.values.get('int-consent')).toBe('{"version":2}');
	expect(given('matomo')).toBe(true);
});

it('decides over the texts that were read', () => {
	attach({ 'int-external-maps': maps(true) });
	attached.describe(someEntries.map((entry) => (entry.id === 'maps' ? anEntry({ id: 'maps', version: 'maps-2' }) : entry)));
	expect(given('maps')).toBe(false);
	attached.dispatch({ type: 'choose', id: 'maps', given: true });
	expect(JSON.parse(storage.values.get('int-external-maps') ?? '')).toMatchObject({ text: 'maps-2' });
});
