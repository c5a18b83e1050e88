import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugFault, suggestSlug } from '../../../pipeline/records/slug.ts';

describe('slugFault', () => {
	it.each(['ring', 'ring-585', 'a', '18k_gold', 'console', 'com', 'constructor', 'x'.repeat(200)])('lets "%s" pass', (slug) => {
		expect(slugFault(slug)).toBeNull();
	});

	it.each([
		['../x', 'leave its folder'],
		['a/b', 'leave its folder'],
		['a\\b', 'leave its folder'],
		['%2e%2e', 'percent-encoded'],
		['a\0b', 'control character'],
		['a\nb', 'control character'],
		['Ring', 'capital letters'],
		['x'.repeat(201), 'longer than 200 bytes'],
		['ä'.repeat(101), 'longer than 200 bytes'],
		['', 'empty'],
		['größe', 'characters other than'],
		['gro\u0308sse', 'characters other than'],
		['__proto__', 'characters other than'],
		['a--b', 'characters other than'],
		['-a', 'characters other than'],
		['a b', 'characters other than'],
		['a.html', 'characters other than'],
		['index', 'the folder itself'],
		['con', 'Windows'],
		['lpt1', 'Windows'],
	])('refuses %j', (slug, fault) => {
		expect(slugFault(slug)).toContain(fault);
	});
});

describe('suggestSlug', () => {
	it.each([
		['../x', 'x'],
		['Größe & Maß', 'groesse-mass'],
		['Été 2026', 'ete-2026'],
		['!!!', 'my-page'],
		['NUL', 'nul-1'],
		['Index!', 'index-1'],
	])('offers for %j "%s"', (slug, suggestion) => {
		expect(suggestSlug(slug)).toBe(suggestion);
	});

	it('always offers a safe one', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (slug) => {
				expect(slugFault(suggestSlug(slug))).toBeNull();
			}),
		);
	});
});
