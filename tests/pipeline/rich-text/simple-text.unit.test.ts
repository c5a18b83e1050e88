import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateShop, markdownTexts } from '../../../bench/shop/generate-shop.ts';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { count } from '../../../commands/testing/counts.ts';
import { processMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';
import { renderSimpleText } from '../../../pipeline/rich-text/simple-text.ts';
import { createRandom } from '../../../sandbox/random.ts';
import { nastyMarkdown, spoiltMarkdown } from '../../support/nasty-markdown.ts';

const letter = [
	'## Der Ring & „sein“ Stein\nAus **585er Gold**, *rund 2 mm* – [Größen](/info/groessen?a=1#b) & (**mehr**).',
	'- [anrufen](tel:+49301) oder *schreiben*\n- 9,8 mm, „flach“\n## Der Ring & „sein“ Stein\nText\n* eins\n* zwei',
	'#### 1. Pflege\n\n###### !!!\n\nZeile eins,\nZeile zwei!\n',
].join('\n\n');

/** Those that are simple and become something else than the processor makes of them. */
function simpleAndDifferent(texts: readonly string[]) {
	const simple = texts.filter((text) => renderSimpleText(text) !== null);
	return { simple: simple.length, different: simple.filter((text) => renderSimpleText(text) !== processMarkdown(text)) };
}

describe('renderSimpleText', () => {
	it('renders headings, paragraphs, lists, emphasis and links as the processor does', () => {
		expect(renderSimpleText(letter)).toContain('<h2 id="der-ring--sein-stein-1">');
		expect(renderSimpleText(letter)).toBe(processMarkdown(letter));
	});

	it.each([
		['a quotation', '> a'],
		['code', '`a`'],
		['HTML', 'a <b>b</b>'],
		['a picture', '![a](b.jpg)'],
		['a table', '| a |\n|---|'],
		['an underlined heading', 'a\n==='],
		['a table without bars', 'a\n:-'],
		['a rule', '---'],
		['a hard break', 'a  \nb'],
		['a number that may count', 'a\n\n2. b'],
		['a list in a list', '- a\n  - b'],
		['a list whose items are apart', '- a\n\n- b'],
		['a list whose item goes on', '- a\nb'],
		['a list after a list', '- a\n* b'],
		['a definition', '[a]: /b'],
		['a link that must not be one', '[a](javascript:b)'],
		['a link with a scheme in capitals', '[a](Mailto:b@c.de) [a](HTTPS://b.de)'],
		['a character reference', 'a &auml; b'],
		['stars within a word', 'a*b*c'],
		['stars around signs', '*(a)*'],
		['stars within stars', '**a *b* c**'],
		['a line that ends like a heading', '## a ##'],
		['a heading without words', '## \u00a0'],
		['a Windows line end', 'a\r\nb'],
	])('leaves %s to the processor', (_what, markdown) => {
		expect(renderSimpleText(markdown)).toBeNull();
	});

	it('makes what the processor makes of texts that were built to mislead it', () => {
		const random = createRandom(7);
		const { simple, different } = simpleAndDifferent([
			...Array.from({ length: count({ usual: 1200, long: 12_000 }) }, () => nastyMarkdown(random)),
			...Array.from({ length: count({ usual: 400, long: 4000 }) }, () => spoiltMarkdown(random, letter)),
		]);
		expect(different).toEqual([]);
		expect(simple).toBeGreaterThan(count({ usual: 300, long: 3000 }));
	});

	it("makes what the processor makes of the demo's and the benchmark's texts, and of most of them without it", async () => {
		const demo = await demoTexts();
		const shop = markdownTexts(generateShop(20));
		const results = { demo: simpleAndDifferent(demo), shop: simpleAndDifferent(shop) };
		expect(results.demo.different).toEqual([]);
		expect(results.shop).toEqual({ simple: shop.length, different: [] });
		expect(results.demo.simple / demo.length).toBeGreaterThan(0.8);
	});
});

/** All strings of the demo's records that might be a text. */
async function demoTexts(): Promise<readonly string[]> {
	const dir = join(defaultFolders.content, 'records');
	const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.json'));
	const texts = new Set<string>();
	for (const name of names) {
		JSON.parse(await readFile(join(dir, name), 'utf8'), (_key, value: unknown) => {
			if (typeof value === 'string' && value.includes(' ')) texts.add(value);
			return value;
		});
	}
	return [...texts];
}
