/** Text and HTML of a mail are made of the same content: they say the same, and the HTML asks for nothing and runs nothing. */
import type { Element, Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { type MailLook, renderMailHtml } from '../../../orders/mail/render/render-mail-html.ts';
import { renderMailText } from '../../../orders/mail/render/render-mail-text.ts';
import type { MailContent, MailPart } from '../../../orders/outbox/mail-content.ts';

const url = 'https://www.goldschmiede.example/widerruf?bestellung=1&x=2';
const pictured = { product: 7, variant: 71 };

/** Of each kind one. */
const parts: readonly MailPart[] = [
	{ kind: 'paragraph', text: `Guten Tag <b>Änne</b> & Söhne,\nSeite: ${url}`, url },
	{ kind: 'facts', facts: [{ label: 'Bestellnummer', value: '1001' }] },
	{
		kind: 'section',
		heading: 'Ihre Bestellung',
		parts: [
			{
				kind: 'items',
				items: [{ pictured, name: 'Ring', details: ['Gravur: "A"'], price: '2 × 1,00 €', sum: '2,00 €', notes: ['inkl. MwSt.'] }],
			},
			{ kind: 'pieces', lead: 'Es folgt:', pieces: [{ pictured: null, count: 3, name: 'Kette', sum: null }] },
			{ kind: 'table', columns: ['Menge', 'Betrag'], rows: [{ name: 'Uhr', details: ['Werk'], cells: ['1', '9,00 €'] }] },
			{
				kind: 'sums',
				sums: [
					{ label: 'Summe', value: '9,00 €', isTotal: true },
					{ label: 'darin Steuer', value: null },
				],
			},
		],
	},
	{
		kind: 'section',
		heading: 'Konto',
		isTight: true,
		parts: [{ kind: 'lines', lines: ['IBAN: DE02 1203 0000 0000 2020 51'], isFramed: true }],
	},
	{
		kind: 'section',
		heading: 'Hinweis',
		isFramed: true,
		parts: [
			{ kind: 'list', entries: ['eins', 'zwei'] },
			{ kind: 'list', entries: ['drei'], isNumbered: true },
		],
	},
	{ kind: 'links', links: [{ label: 'Widerruf', url }] },
	{ kind: 'action', label: 'Bestätigen', url },
];

const content: MailContent = { language: 'de', title: 'Titel', parts, signature: ['Goldschmiede', 'Gasse 7'] };
const look: MailLook = { name: 'Kopf', colour: '#17353b', pictureOf: () => 'cid:bild@pictures' };

const reader = unified().use(rehypeRaw).freeze();

function nodesOf(node: Nodes): readonly Nodes[] {
	return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

const nodes = (html: string): readonly Nodes[] =>
	nodesOf(reader.runSync({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root);
const elements = (html: string): readonly Element[] => nodes(html).filter((node): node is Element => node.type === 'element');
const attributeOf = ({ properties }: Element, name: string): string => [properties[name] ?? ''].flat().join(' ');
const attributesOf = (html: string, name: string): readonly string[] =>
	elements(html).flatMap((element) => (element.properties[name] === undefined ? [] : [attributeOf(element, name)]));

/** In any order and without marks: a text has numbers and stars where HTML has tables. */
function wordsOf(text: string): ReadonlySet<string> {
	return new Set(
		text
			.toLowerCase()
			.replace(/\u00a0/g, ' ')
			.split(/[\s:=·]+|(?<=^|\s)[-*\d]+\.?(?=\s)/)
			.filter((word) => word !== '' && word !== '-'),
	);
}

function shownIn(html: string): string {
	const shown = nodes(html.replace(/<(style|title)>.*?<\/\1>/gs, '')).flatMap((node) => (node.type === 'text' ? [node.value] : []));
	return [...shown, ...attributesOf(html, 'href')].join(' ');
}

it('says in HTML what it says as text', () => {
	const [text, html] = [wordsOf(renderMailText(content)), wordsOf(shownIn(renderMailHtml(content, look)))];
	const ownToHtml = new Set(['kopf', 'titel', 'bestätigen']);
	expect([...html].filter((word) => !text.has(word) && !ownToHtml.has(word) && !/^\d+\.?$/.test(word))).toEqual([]);
	expect([...text].filter((word) => !html.has(word) && !/^\d+\.$/.test(word))).toEqual([]);
});

it('has each kind of part as text', () => {
	expect(renderMailText(content)).toBe(`Guten Tag <b>Änne</b> & Söhne,
Seite: ${url}

Bestellnummer: 1001

IHRE BESTELLUNG

1. Ring
   Gravur: "A"
   2 × 1,00 € = 2,00 €
   inkl. MwSt.

Es folgt:
3 × Kette

Uhr
   Werk
   Menge 1 · Betrag 9,00 €

Summe: 9,00 €
darin Steuer

KONTO
IBAN: DE02 1203 0000 0000 2020 51

HINWEIS

- eins
- zwei

1. drei

Widerruf: ${url}

${url}

Goldschmiede
Gasse 7
`);
});

it('makes no markup of what was typed, and no line ends within an IBAN', () => {
	const html = renderMailHtml(content, look);
	expect(elements(html).filter(({ tagName }) => tagName === 'b')).toEqual([]);
	expect(shownIn(html)).toContain('Guten Tag <b>Änne</b> & Söhne,');
	expect(shownIn(html)).toContain('DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051');
});

it('fetches nothing and runs nothing: pictures are inside the mail, links lead to named addresses', () => {
	const html = renderMailHtml(content, look);
	expect(attributesOf(html, 'src')).toEqual(['cid:bild@pictures']);
	expect(attributesOf(html, 'alt')).toEqual(['Ring']);
	expect(new Set(attributesOf(html, 'href'))).toEqual(new Set([url]));
	expect(elements(html).filter(({ tagName }) => /^(script|link|iframe|object|form|base)$/.test(tagName))).toEqual([]);
	expect(html).not.toMatch(/url\(|@import|\son\w+=/i);
});

it('has no place for pictures that are not there', () => {
	const html = renderMailHtml(content, { ...look, pictureOf: () => null });
	expect(elements(html).filter(({ tagName }) => tagName === 'img')).toEqual([]);
});

it('can be read in the dark: each word has a class whose colour changes, and contrast enough', () => {
	const html = renderMailHtml(content, look);
	const coloured = elements(html).flatMap((element) => {
		const style = attributeOf(element, 'style');
		return /(?:^|;)(?:color|background):/.test(style) && attributeOf(element, 'className') === '' ? [style] : [];
	});
	// A picture stays on white.
	expect(coloured.filter((style) => !style.startsWith('display:block;border:0'))).toEqual([]);
	for (const name of ['page', 'card', 'frame', 'ink', 'quiet', 'brand', 'rule', 'button', 'on-button'])
		expect(html).toMatch(new RegExp(`prefers-color-scheme:dark\\)\\{.*\\.${name}\\{`));
	const [, dark = ''] = /\.brand\{color:(#[0-9a-f]{6})!important\}/.exec(html) ?? [];
	expect(Number.parseInt(dark.slice(3, 5), 16)).toBeGreaterThan(0x60);
});
