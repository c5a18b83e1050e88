/** What decisions become in storage, and what storage may hold without harm. */
import { describe, expect, it } from 'vitest';
import { readStoredConsents, writeStoredConsents } from '../../../client/consent/stored-consents.ts';
import { createStorageArea } from '../../../client/runtime/storage.ts';
import { aConsentState, aDecision } from '../../builders/consent.ts';
import { createMemoryStorage, type MemoryStorage } from '../runtime/memory-storage.ts';

const areaOf = (storage: MemoryStorage) => createStorageArea(() => storage);
const { decisions } = aConsentState({ matomo: aDecision(), maps: aDecision({ given: true }), video: aDecision({ given: true }) });
const at = '2026-11-01T10:00:00.000Z';
const maps = JSON.stringify({ version: 1, given: true, text: 'maps-1', at });

it('keeps one entry for the site and one for each external service, and reads them again', () => {
	const storage = createMemoryStorage();
	expect(writeStoredConsents(areaOf(storage), decisions)).toBe(true);
	expect(Object.fromEntries([...storage.values].map(([key, value]) => [key, JSON.parse(value)]))).toEqual({
		'int-consent': { version: 1, decisions: { matomo: { given: false, text: 'matomo-1', at } } },
		'int-external-maps': { version: 1, given: true, text: 'maps-1', at },
		'int-external-video': { version: 1, given: true, text: 'video-1', at },
	});
	expect(readStoredConsents(areaOf(storage))).toEqual({ decisions, writable: true });
});

it('leaves nothing where nothing is decided', () => {
	const storage = createMemoryStorage({ 'int-external-maps': maps, 'int-consent': '{"version":1,"decisions":{}}' });
	expect(writeStoredConsents(areaOf(storage), new Map())).toBe(true);
	expect(storage.values.size).toBe(0);
});

describe('what cannot be read is set aside and undecided', () => {
	it.each([
		['no JSON', 'int-consent', '{'],
		['a list', 'int-consent', '[]'],
		['no version', 'int-consent', '{"decisions":{}}'],
		['an older version', 'int-consent', '{"version":0,"decisions":{}}'],
		['no decisions', 'int-consent', '{"version":1}'],
		['a decision that is none', 'int-consent', `{"version":1,"decisions":{"matomo":{"given":"yes","text":"x","at":"${at}"}}}`],
		['a decision without a time', 'int-external-maps', '{"version":1,"given":true,"text":"maps-1","at":"once"}'],
	])('%s', (_, key, value) => {
		const storage = createMemoryStorage({ [key]: value });
		expect(readStoredConsents(areaOf(storage))).toEqual({ decisions: new Map(), writable: true });
		expect(Object.fromEntries(storage.values)).toEqual({ [`${key}-unreadable`]: value });
	});
});

it('leaves what cannot be read where there is no room to set it aside', () => {
	const storage = createMemoryStorage({ 'int-consent': '{', 'int-external-maps': maps });
	storage.fail('setItem');
	const { decisions: read, writable } = readStoredConsents(areaOf(storage));
	expect([[...read.keys()], writable]).toEqual([['maps'], false]);
	expect(storage.values.get('int-consent')).toBe('{');
});

it('leaves what a newer version of the site has stored', () => {
	const storage = createMemoryStorage({ 'int-consent': '{"version":2}', 'int-external-maps': maps });
	const { decisions: read, writable } = readStoredConsents(areaOf(storage));
	expect([...read.keys()]).toEqual(['maps']);
	expect(writable).toBe(false);
	expect(storage.values.get('int-consent')).toBe('{"version":2}');
});

it('cannot be led to the prototype of objects', () => {
	const hostile = `{"version":1,"decisions":{"__proto__":{"given":true,"text":"x","at":"${at}"}}}`;
	const { decisions: read } = readStoredConsents(areaOf(createMemoryStorage({ 'int-consent': hostile })));
	expect([...read.keys()]).toEqual(['__proto__']);
	expect(Object.hasOwn(Object.prototype, 'given')).toBe(false);
});

it.each<['getItem' | 'setItem' | 'removeItem', boolean]>([
	['getItem', false],
	['setItem', true],
	['removeItem', true],
])('never throws where %s does', (access, writable) => {
	const storage = createMemoryStorage();
	storage.fail(access);
	expect(readStoredConsents(areaOf(storage))).toEqual({ decisions: new Map(), writable });
	expect(writeStoredConsents(areaOf(storage), decisions)).toBe(access === 'getItem');
});
