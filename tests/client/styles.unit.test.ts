/** Rules that the stylesheets keep: known breakpoints, no decoration that the art direction forbids, small enough to be inlined. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { bundleStyles } from '../../renderer/bundle/bundle-styles.ts';
import { templateNames } from '../support/test-pages.ts';

const folder = `${projectDir}/client`;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.css'))
	.map((name) => readFileSync(`${folder}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
const css = sources.join('\n');

test('asks only for the breakpoints of the two scales, for that of the cookie banner, and for where four icons fit', () => {
	const known = ['27em', '42em', '55em', '576px', '768px', '992px', '1200px', '30em', '48em', '62em', '80em', '96em', '700px', '22em'];
	const used = [...css.matchAll(/@(?:media|container) \((?:(?:min|max)-width:|width >=|width <) ([^)]+)\)/g)].map(([, width]) => width);
	expect(used.length).toBeGreaterThan(0);
	expect(used.filter((width) => width === undefined || !known.includes(width))).toEqual([]);
});

test('is light where a theme says nothing else', () => {
	expect(/:root \{[^}]*\bcolor-scheme: ([^;]+);/.exec(css)?.[1]).toBe('light');
});

test('draws with lines and space alone', () => {
	expect(css).not.toMatch(/gradient\(|box-shadow|text-shadow|drop-shadow/);
	expect([...css.matchAll(/border-radius: ([^;]+);/g)].map(([, radius]) => radius).sort()).toEqual(['0', '50%']);
});

test('moves nothing for visitors who asked for stillness', () => {
	const still = css.replace(/@media \(prefers-reduced-motion: no-preference\) \{[\s\S]*?\n\}/g, '');
	expect([...still.matchAll(/transition: ([^;]+);/g)].map(([, value]) => value)).toEqual(['visibility 0s 0.2s', 'none']);
	expect(still).not.toContain('animation');
});

test("every template's sheet is small enough to be inlined beside the shell's, with room for the theme", async () => {
	const { plainShell: shell, templates, preloads } = await bundleStyles(projectDir);
	expect(Object.keys(templates)).not.toEqual([]);
	// the page of a product that is newer than the build is no page of the demo, which has no live content
	expect([...templateNames, 'new-product']).toEqual(expect.arrayContaining(Object.keys(templates)));
	for (const [template, sheet] of [['none', ''], ...Object.entries(templates)]) {
		expect(Buffer.byteLength(shell + sheet), template).toBeLessThan(15_000 - 300);
	}
	expect(preloads.map((name) => name.replace(/-[A-Z0-9]+\.woff2$/, ''))).toEqual([
		'hanken-grotesk-latin-wght-normal',
		'newsreader-latin-normal',
	]);
});

test('the script of engravings is declared where they are shown, and fetched by nobody else', async () => {
	const { plainShell, templates, parts, fonts, preloads } = await bundleStyles(projectDir);
	const script = [...fonts.keys()].filter((name) => name.startsWith('petit-formal-script-latin-400-normal-'));
	expect(script).toHaveLength(1);
	expect(parts.personalization).toContain(`/assets/${script[0]}`);
	expect(parts.personalization).toMatch(/\.engraving-script\{font-family:Script,/);
	expect([plainShell, ...Object.values(templates)].filter((sheet) => sheet.includes('Script'))).toEqual([]);
	expect(preloads).not.toContain(script[0]);
});

test('lines are drawn by longhands, because WebKit drops a shorthand with a thickness', () => {
	expect([...css.matchAll(/text-decoration: (?!none;)[^;]+;/g)].map(([rule]) => rule)).toEqual([]);
	expect(css).toContain('text-decoration-line: underline');
});
