import { describe, expect, it } from 'vitest';
import { chooseChangedPages, type Known, type Present } from '../../../renderer/changes/choose-changed-pages.ts';

const frames = { de: 'f', en: 'f', fr: 'f' };
const places: Present['places'] = [
	{ name: '/', key: 'home' },
	{ name: '/agb', key: 'terms' },
	{ name: '/schaufenster', key: 'list' },
];
const known: Known = { places: Object.fromEntries(places.map(({ name, key }) => [name, { key, paths: [name] }])), frames };

/** `owners`: whose inputs have changed. */
function choose(change: Partial<Present> = {}, before: Known | null = known, owners: readonly string[] = []) {
	const recorder = { isChanged: (owner: string) => owners.includes(owner) };
	const present = { frames, places, records: [4, 7, 9], changedRecords: new Set<number>(), ...change };
	const { places: named, records, reframed } = chooseChangedPages(before, recorder, present);
	return { places: [...named], records: [...records], reframed: [...reframed] };
}

const everything = { places: ['/', '/agb', '/schaufenster'], records: [4, 7, 9] };

describe('what a build looks at', () => {
	it('is nothing where nothing changed', () => {
		expect(choose()).toEqual({ places: [], records: [], reframed: [] });
	});

	it('is everything, in every language, where nothing is known', () => {
		expect(choose({}, null)).toEqual({ ...everything, reframed: ['de', 'en', 'fr'] });
	});

	it('is everything where the frame of a language changed, whose pages are rendered in any case', () => {
		expect(choose({ frames: { ...frames, en: 'new' } })).toEqual({ ...everything, reframed: ['en'] });
	});

	it('is the pages of which an input changed', () => {
		expect(choose({}, known, ['/agb', 'record 7', 'shell'])).toEqual({ places: ['/agb'], records: [7], reframed: [] });
	});

	it('is a page whose plan changed, and one that is new', () => {
		const planned: Present['places'] = [{ name: '/', key: 'other' }, ...places.slice(1), { name: '/info/neu', key: 'terms' }];
		expect(choose({ places: planned }).places).toEqual(['/', '/info/neu']);
	});

	it('is the pages of products that changed', () => {
		expect(choose({ changedRecords: new Set([7, 9, 12]) })).toEqual({ places: [], records: [7, 9], reframed: [] });
	});
});
