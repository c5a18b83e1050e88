/** Legal texts as buyers keep them: no mark of Markdown, no tag, no relative link, no lost character, on paper and as plain text. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { absoluteLink, addressBeside } from '../../../orders/documents/legal/absolute-link.ts';
import { wordsIn } from '../../../orders/documents/legal/legal-blocks.ts';
import { readLegalText } from '../../../orders/documents/legal/read-legal-text.ts';
import { renderLegalText } from '../../../orders/documents/legal/render-legal-text.ts';
import { loadFonts } from '../../../orders/documents/render/fonts.ts';
import { layOutSpans } from '../../../orders/documents/render/lay-out-spans.ts';
import { layOutText } from '../../../orders/documents/render/lay-out-text.ts';
import { renderLegalPdf } from '../../../orders/documents/render/render-legal-pdf.ts';
import { plainLetterhead } from '../../../orders/shop/letterhead.ts';

const fonts = loadFonts();
const site = { siteUrl: 'https://www.goldschmiede.example', language: 'en' } as const;
const sender = { name: 'Goldschmiede', lines: ['Goldschmiede GmbH', 'Gasse 7'] };
const read = (markdown: string) => readLegalText(markdown, site);
const textOf = (markdown: string): string => renderLegalText('Terms', read(markdown), 'en');
const pdfOf = (markdown: string, title = 'Terms') =>
	renderLegalPdf({ title, language: 'en', blocks: read(markdown), sender, at: 1_700_000_000_000 }, plainLetterhead, fonts);

const markdown = `## Delivery

See [shipping](/versand-und-zahlung), [us](mailto:laden@goldschmiede.example) and **all of it**.

| Method | Cost |
| --- | ---: |
| Parcel | **5.90** |
| Pick-up | free, see [contact](/kontakt) |

1. One
2. Two
   - Inner

> Quoted.

---

I/we (*) withdraw from the contract (*)`;

const html = `<h2>Delivery</h2><div><p>See <a href="/versand-und-zahlung">shipping</a>, <a href="mailto:laden@goldschmiede.example">us</a>
and <b>all&nbsp;of it</b>.</p></div><script>alert(1)</script><style>p{}</style>
<table><thead><tr><th>Method</th><th>Cost</th></tr></thead><tbody><tr><td>Parcel</td><td><strong>5.90</strong></td></tr></tbody></table>
<ol start="3"><li>Three<ul><li>Inner</li></ul></li></ol><p>End<br>of it</p>`;

describe('as plain text', () => {
	it('has no mark of Markdown, and absolute links in the language of the text', () => {
		expect(textOf(markdown)).toBe(`TERMS

DELIVERY

See shipping (https://www.goldschmiede.example/en/shipping-and-payment), us (laden@goldschmiede.example) and all of it.

- Parcel; Cost: 5.90
- Pick-up; Cost: free, see contact (https://www.goldschmiede.example/en/contact)

1. One
2. Two
   - Inner

   Quoted.

I/we (*) withdraw from the contract (*)`);
	});

	it('reads HTML alike, and nothing that is not shown', () => {
		expect(textOf(html).replaceAll('\u00a0', ' ')).toBe(`TERMS

DELIVERY

See shipping (https://www.goldschmiede.example/en/shipping-and-payment), us (laden@goldschmiede.example) and all of it.

- Parcel; Cost: 5.90

3. Three
   - Inner

End
of it`);
	});

	it.each(['> ', '- ', '<div>'])('reads what is nested too deep in "%s" as it was typed, at once', (mark) => {
		const begin = performance.now();
		expect(wordsIn(read(`${mark.repeat(20_000)}deep`))).toContain('deep');
		expect(performance.now() - begin).toBeLessThan(20_000);
	});
});

describe('a link', () => {
	it.each([
		['/kontakt', 'https://www.goldschmiede.example/en/contact'],
		['/agb/', 'https://www.goldschmiede.example/en/terms'],
		['kontakt?a=1#b', 'https://www.goldschmiede.example/en/contact?a=1#b'],
		['https://www.goldschmiede.example/widerruf', 'https://www.goldschmiede.example/en/withdrawal'],
		['/info/werkstatt', 'https://www.goldschmiede.example/info/werkstatt'],
		['https://europa.eu/x', 'https://europa.eu/x'],
		['tel:+49123', 'tel:+49123'],
		['#oben', null],
		['javascript:alert(1)', null],
		['http://[', null],
		['', null],
	])('to %s leads to %s', (href, expected) => {
		expect(absoluteLink(href, site.siteUrl, 'en')).toBe(expected);
	});

	it.each([
		['here', 'https://europa.eu/x', 'https://europa.eu/x'],
		['europa.eu/x', 'https://europa.eu/x', null],
		['www.europa.eu', 'https://www.europa.eu/', null],
		['laden@x.example', 'mailto:laden@x.example', null],
		['call us', 'tel:+49123', null],
	])('named %s shows its address beside it where the words do not', (words, url, expected) => {
		expect(addressBeside(words, url)).toBe(expected);
	});
});

/** All that is not packed, with the page's marks. */
function insideOf(pdf: Buffer): string {
	const source = pdf.toString('latin1');
	const streams = [...source.matchAll(/\/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) =>
		inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
	);
	return [source, ...streams].join('\n');
}

describe('as a PDF', () => {
	it('has title, language, structure, and links that can be followed', async () => {
		const pdf = insideOf(await pdfOf(markdown));
		for (const part of [
			'/Lang (en)',
			'/DisplayDocTitle true',
			'/Marked true',
			'/S /H1',
			'/S /H2',
			'/S /Table',
			'/S /TH',
			'/S /TD',
			'/S /P',
		])
			expect([part, pdf.includes(part)]).toEqual([part, true]);
		const uris = [...pdf.matchAll(/\/URI \(([^)]*)\)/g)].map(([, uri]) => uri);
		expect(new Set(uris)).toEqual(
			new Set([
				'https://www.goldschmiede.example/en/shipping-and-payment',
				'mailto:laden@goldschmiede.example',
				'https://www.goldschmiede.example/en/contact',
			]),
		);
	});

	it('gives the same bytes for the same text', async () => {
		expect((await pdfOf(markdown)).equals(await pdfOf(markdown))).toBe(true);
	});

	it('goes on over as many pages as it needs, with a table whose rows are longer than a page', async () => {
		const row = `| ${'Wort '.repeat(40)} | ${'Noch ein Wort '.repeat(40)} |`;
		const long = `| Eins | Zwei |\n| --- | --- |\n${Array.from({ length: 12 }, () => row).join('\n')}\n| ${'Sehr viel '.repeat(900)} | x |\n\n${'Absatz. '.repeat(900)}`;
		const pages = [...insideOf(await pdfOf(long)).matchAll(/\/Type \/Page\b/g)].length;
		expect(pages).toBeGreaterThan(3);
		expect(pages).toBeLessThan(16);
	});

	it('prints every character that the fonts have, in every look, and names those that they lack', async () => {
		const every = '# Ä ♥ Ω\n\n**fett Š ∞** normal Ł ⌀ … – „“ €';
		expect(fonts.lacking(wordsIn(read(every)))).toEqual([]);
		expect(fonts.lacking(wordsIn(read('Ring 王 und 🎉')))).toEqual(['王', '🎉']);
		const glyphs = insideOf(await pdfOf(every)).match(/<[0-9a-f]+>/g) ?? [];
		expect(glyphs.length).toBeGreaterThan(5);
	});

	it('hides no character that is not seen: soft hyphens are no question marks', () => {
		expect(wordsIn(read('Wider\u00adruf \u200b\ufeffhier'))).toBe('Widerruf \u200bhier');
	});
});

describe('words of several looks', () => {
	const layOut = (spans: Parameters<typeof layOutSpans>[0], width: number) =>
		layOutSpans(spans, width, (text) => {
			const [line] = layOutText(text, 'text', null, fonts, (_, written) => Array.from(written).length);
			if (line === undefined) throw new Error('There is no line');
			return line;
		}).map(({ pieces, width: wide }) => [pieces.map(({ line }) => line.pieces.map(({ text }) => text).join('')).join('|'), wide]);
	const span = (text: string, url: string | null = null) => ({ text, isStrong: false, url });

	it('break where one look would, not between two', () => {
		expect(layOut([span('eins zw'), span('ei'), span(' drei\nvier')], 10)).toEqual([
			['eins zw|ei', 9],
			['drei', 4],
			['vier', 4],
		]);
	});

	it('break an address at its folders, and a word that fits nowhere where it must', () => {
		expect(layOut([span('https://x.example/abc/def', 'u')], 20)).toEqual([
			['https://x.example/', 18],
			['abc/def', 7],
		]);
		expect(layOut([span('abcdefghij')], 4).map(([text]) => text)).toEqual(['abcd', 'efgh', 'ij']);
	});
});
