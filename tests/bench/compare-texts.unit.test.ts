import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareTexts } from '../../bench/compare-texts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('compares what pages say, whatever their markup', async () => {
	const folder = await temporaryFolder();
	const [astro, product] = ['astro', 'product'].map((name) => join(folder, name)) as [string, string];
	const write = (dir: string, body: string) => {
		mkdirSync(join(dir, 'a'), { recursive: true });
		writeFileSync(join(dir, 'a/index.html'), `<!doctype html>\n<title>${dir}</title><body>${body}</body>`);
	};
	write(astro, '<p title="a > b">D&#39;or <astro-island props="{}">1 &#x26; 2</astro-island></p><script>own()</script><!--end-->');
	write(product, "\n<p>D'or</p> 1 &amp;\n2<style>p {}</style>");
	writeFileSync(join(product, 'index.html'), 'only the product makes it');
	expect(compareTexts(astro, product)).toBe(1);

	write(astro, '<p>D&#39;or 1 &amp; 3</p>');
	expect(() => compareTexts(astro, product)).toThrow("Astro's a/index.html says something else");
	write(astro, "D'or 1 &amp; 2 as well");
	expect(() => compareTexts(astro, product)).toThrow('aswell');
	writeFileSync(join(astro, 'index.html'), 'only the product makes it');
	writeFileSync(join(astro, 'b.html'), 'only Astro makes it');
	write(astro, "D'or 1 &amp; 2");
	expect(() => compareTexts(astro, product)).toThrow('b.html');
});
