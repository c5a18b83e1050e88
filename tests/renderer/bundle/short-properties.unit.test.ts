import { expect, it } from 'vitest';
import { shortenProperties, shortNames } from '../../../renderer/bundle/short-properties.ts';

it('gives a property one short name in all sheets, the theme among them', () => {
	const shell = ':root{--ink:#111;--page-width:120rem}body{color:var(--ink);width:min(100%,var(--page-width))}';
	const template = '.hero{color:var(--ink);--hero-height:9rem}';
	const theme = ':root{--page-width:90rem;--own:1px}';
	const names = shortNames([shell, template]);
	expect(shortenProperties(template, names)).toBe('.hero{color:var(--a);--c:9rem}');
	expect(shortenProperties(shell, names)).toBe(':root{--a:#111;--b:120rem}body{color:var(--a);width:min(100%,var(--b))}');
	expect(shortenProperties(theme, names)).toBe(':root{--b:90rem;--own:1px}');
});

it('leaves class names, text and names of fonts as they are', () => {
	const sheet = '.card--wide{content:"--ink";font-family:x--y}';
	expect(shortenProperties(sheet, shortNames([sheet]))).toBe(sheet);
});

it('goes on after the alphabet without giving a name twice', () => {
	const names = Array.from({ length: 60 }, (_, index) => `--property-${index}`);
	const sheet = `:root{${names.map((name) => `${name}:0`).join(';')}}`;
	const given = shortenProperties(sheet, shortNames([sheet])).match(/--\w+/g) ?? [];
	expect(new Set(given).size).toBe(60);
	expect(given.slice(25, 27)).toEqual(['--z', '--a1']);
});
