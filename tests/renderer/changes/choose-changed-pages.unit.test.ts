import { describe, expect, it } from 'vitest';
import { chooseChangedPages, type Known, type Present } from '../../../renderer/changes/choose-changed-pages.ts';
import type { Inputs } from '../../../renderer/changes/site-inputs.ts';

const names = [
	...['project', 'company', 'legal', 'openingPeriods', 'socialLinks', 'widgets', 'menu', 'brandTypes', 'brands', 'pages', 'shop'],
	...['categories', 'manufacturers', 'standingPaths', 'links', 'pictures', 'config', 'code', 'sitemap'],
];

function inputs(changed: readonly string[] = []): Inputs {
	return Object.fromEntries(names.map((name) => [name, changed.includes(name) ? 'new' : 'old'])) as Inputs;
}

const frames = { de: 'f', en: 'f', fr: 'f' };
const places: Present['places'] = [
	{ name: '/', key: 'home', template: 'home' },
	{ name: '/agb', key: 'terms', template: 'text' },
	{ name: '/schaufenster', key: 'list', template: 'product-list' },
];
const known: Known = {
	inputs: inputs(),
	reads: { home: ['brands', 'project'], text: ['links', 'project'], 'product-list': ['shop'], product: ['manufacturers'] },
	places: Object.fromEntries(places.map(({ name, key }) => [name, { key, paths: [name] }])),
	frames,
};

function choose(change: Partial<Present> = {}, before: Known | null = known) {
	const {
		places: named,
		products,
		reframed,
	} = chooseChangedPages(before, {
		inputs: inputs(),
		frames,
		places,
		changedProducts: new Set(),
		linkingProducts: [4],
		...change,
	});
	return { places: [...named], products: products === 'all' ? 'all' : [...products], reframed: [...reframed] };
}

const everything = { places: ['/', '/agb', '/schaufenster'], products: 'all' };

describe('what a build looks at', () => {
	it('is nothing where nothing changed', () => {
		expect(choose()).toEqual({ places: [], products: [], reframed: [] });
	});

	it('is everything, in every language, where nothing is known', () => {
		expect(choose({}, null)).toEqual({ ...everything, reframed: ['de', 'en', 'fr'] });
	});

	it('is everything where the frame of a language changed, whose pages are rendered in any case', () => {
		expect(choose({ frames: { ...frames, en: 'new' } })).toEqual({ ...everything, reframed: ['en'] });
	});

	it.each(['config', 'code'])('is everything where the %s changed', (name) => {
		expect(choose({ inputs: inputs([name]) })).toEqual({ ...everything, reframed: [] });
	});

	it.each<[string, readonly string[], readonly number[] | 'all']>([
		['brands', ['/'], []],
		['project', ['/', '/agb'], []],
		['shop', ['/schaufenster'], []],
		['manufacturers', [], 'all'],
		['menu', [], []],
		['sitemap', [], []],
		['links', ['/agb'], [4]],
	])('is the pages of the templates that read the %s', (name, changedPlaces, products) => {
		expect(choose({ inputs: inputs([name]) })).toEqual({ places: changedPlaces, products, reframed: [] });
	});

	it('is a page whose plan changed, and one that is new', () => {
		const planned: Present['places'] = [
			{ name: '/', key: 'other', template: 'home' },
			...places.slice(1),
			{ name: '/info/neu', key: 'terms', template: 'text' },
		];
		expect(choose({ places: planned }).places).toEqual(['/', '/info/neu']);
	});

	it('is the pages of products that changed', () => {
		expect(choose({ changedProducts: new Set([7, 9]) })).toEqual({ places: [], products: [7, 9], reframed: [] });
	});
});
