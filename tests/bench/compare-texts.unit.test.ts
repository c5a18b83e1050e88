import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareTexts } from '../../bench/compare-texts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function twoSites() {
	const folder = await temporaryFolder();
	const [astro, product] = ['astro', 'product'].map((name) => join(folder, name)) as [string, string];
	const write = (dir: string, name: string, body: string, title = 'Ring') => {
		mkdirSync(join(dir, 'a'), { recursive: true });
		writeFileSync(join(dir, name), `<!doctype html>\n<title>${title}</title><body>${body}</body>`);
	};
	write(
		astro,
		'a/index.html',
		'<p title="a > b">D&#39;or <astro-island props="{}">1 &#x26; 2</astro-island></p><script>own()</script><!--end-->',
	);
	write(product, 'a/index.html', "\n<p>D'or</p> 1 &amp;\n2<style>p {}</style>");
	write(product, '404.html', 'only the product makes it');
	return { astro, product, write, compare: () => compareTexts(astro, product) };
}

it('compares what pages say, whatever their markup', async () => {
	const { compare } = await twoSites();
	expect(compare()).toBe(1);
});

it.each([
	['another word', 'D&#39;or 1 &amp; 3', 'Ring'],
	['a word more', "D'or 1 &amp; 2 as well", 'Ring'],
	['another title', "D'or 1 &amp; 2", 'Rings'],
])('refuses %s', async (_, body, title) => {
	const { astro, write, compare } = await twoSites();
	write(astro, 'a/index.html', body, title);
	expect(compare).toThrow("Astro's a/index.html says something else");
});

it('refuses a page that one of the two lacks', async () => {
	const { astro, product, write, compare } = await twoSites();
	write(astro, 'b.html', 'only Astro makes it');
	expect(compare).toThrow(`${product} lacks b.html`);
	write(product, 'b.html', 'only Astro makes it');
	expect(compare()).toBe(2);
	rmSync(join(astro, 'a/index.html'));
	expect(compare).toThrow(`${astro} lacks a/index.html`);
});
