/** Every character that an order's fields take stands on its documents: no empty box, no question mark, no letter out of place. */
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { address } from '../../../client/orders/contract/address.ts';
import { isPrintable } from '../../../client/orders/contract/characters.ts';
import { line, paragraphs, plainLine } from '../../../client/orders/contract/fields.ts';
import { writeLetter } from '../../../orders/documents/letter/write-letter.ts';
import { loadFonts } from '../../../orders/documents/render/fonts.ts';
import { layOutText } from '../../../orders/documents/render/lay-out-text.ts';
import { renderPdf } from '../../../orders/documents/render/render-pdf.ts';
import { escapeXml } from '../../../orders/documents/xml/element.ts';
import { plainLetterhead } from '../../../orders/shop/letterhead.ts';
import { checkPersonalization, type PersonalizationRules } from '../../../orders/shop/personalization.ts';
import { someFacts } from './some-facts.ts';

const fonts = loadFonts();
const allCharacters = Array.from({ length: 0x110000 }, (_, code) => code)
	.filter((code) => code < 0xd800 || code > 0xdfff)
	.map((code) => String.fromCodePoint(code));
/** By the fields themselves: a name of an address, and an engraving. */
const name = plainLine(100);
const accepted = allCharacters.filter((character) => name.safeParse(`A${character}B`).data === `A${character}B`);

const rules: PersonalizationRules = {
	name: { de: 'Gravur', en: 'Engraving', fr: 'Gravure' },
	withdrawalExcluded: true,
	fields: [
		{
			...{ name: 'text', type: 'text', required: false, maxLength: null, glyphs: null, options: new Map(), cents: 0 },
			label: { de: 'Text', en: 'Text', fr: 'Texte' },
		},
	],
};
const engraved = (text: string) => checkPersonalization({ text }, rules, 'personalization');

function streamsOf(pdf: Buffer): readonly string[] {
	return [...pdf.toString('latin1').matchAll(/\/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) =>
		inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
	);
}

const pdfOf = (details: readonly string[]) => {
	const [first] = someFacts.lines;
	if (first === undefined) throw new Error('The facts have no line');
	return renderPdf(
		writeLetter({ ...someFacts, lines: [{ ...first, details }] }, 'Goldschmiede'),
		plainLetterhead,
		fonts,
		someFacts.issuedAt,
	);
};

/** The codes of glyphs that its pages show. */
const glyphCodesIn = (pdf: Buffer): readonly string[] =>
	streamsOf(pdf)
		.filter((stream) => / TJ\b/.test(stream))
		.flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? []));

/** What is selected and searched. */
function charactersIn(pdf: Buffer): ReadonlySet<string> {
	const tables = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange'));
	const codes = tables.flatMap((table) =>
		[...table.matchAll(/\[((?:<[0-9a-f ]+> ?)+)\]/g)].flatMap(([, all = '']) => all.match(/[0-9a-f]+/g) ?? []),
	);
	return new Set(codes.flatMap((code) => Array.from(Buffer.from(code, 'hex').swap16().toString('utf16le'))));
}

describe('every character that a field takes', () => {
	it('is one of those that documents print, and all of them are taken', () => {
		expect(accepted.length).toBeGreaterThan(3000);
		expect(accepted.filter((character) => !isPrintable(character))).toEqual([]);
		const printable = allCharacters.filter((character) => isPrintable(character) && !/[<>]/.test(character));
		expect(accepted).toEqual(printable);
		expect(
			allCharacters.filter(
				(character) => 'values' in engraved(`A${character}B`) && !/\ufe0e|\ufe0f/.test(character) && !isPrintable(character),
			),
		).toEqual([]);
	});

	it.each(['text', 'strong', 'title'] as const)('stands in a font of the face %s, also with an accent', (face) => {
		const printed = (text: string): string =>
			fonts
				.runs(text, face)
				.map((run) => run.text)
				.join('');
		const texts = accepted.flatMap((character) => [character, `${character}\u0301`]).map((text) => text.normalize('NFC'));
		expect(texts.filter((text) => printed(text) !== text)).toEqual([]);
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...accepted), { minLength: 1, maxLength: 30 }), (characters) => {
				const text = characters.join('').normalize('NFC');
				expect(printed(text)).toBe(text);
			}),
		);
	});

	it('has a glyph in the PDF and can be selected there', async () => {
		const rows = accepted.map((_, index) => accepted.slice(index, index + 40).join(' ')).filter((_, index) => index % 40 === 0);
		const pdf = await pdfOf(rows);
		expect(glyphCodesIn(pdf).length).toBeGreaterThan(accepted.length);
		expect(glyphCodesIn(pdf)).not.toContain('0000');
		const found = charactersIn(pdf);
		const expected = accepted.map((character) => character.normalize('NFC')).filter((character) => !/[()[\]{}«»‹›]/.test(character));
		// Two letters may share a glyph, such as Latin A and Greek Α: then the first of them is what is found.
		const lost = expected.filter((character) => !found.has(character) && !/\p{L}|\p{M}/u.test(character));
		expect(lost.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
	}, 30_000);

	it('is kept by XML', () => {
		expect(accepted.filter((character) => !/[&<>"]/.test(character) && escapeXml(character) !== character)).toEqual([]);
	});
});

describe('what cannot be printed', () => {
	it.each([
		['an emoji', 'Lena 🎉 Ben'],
		['an emoji that looks like a letter', 'A⭐'],
		['a character that turns what follows', 'Anna\u202egro'],
		['the same of the newer kind', '\u2067Anna'],
		['a control character', 'Anna\u0007'],
		['nothing that is seen', '\u200b\u200b'],
		['an unseen character between letters', 'An\u200bna'],
		['blanks alone of another kind', '\u2060\u2060'],
		['an unassigned character', 'Anna\u0378'],
		['a private one', 'Anna\ue000'],
		['half a character', 'Anna\ud83d'],
		['a script that documents do not have', '王小明'],
	])('is refused in an address and an engraving: %s', (_, text) => {
		expect(name.safeParse(text).success).toBe(false);
		expect('faults' in engraved(text)).toBe(true);
		expect(address.safeParse({ ...someFacts.buyer, first_name: text }).success).toBe(false);
	});

	it.each(['\u200d\u200c', '\ufe0f', '\u3164', '\u00a0'])('is refused in every line and every message: %j', (text) => {
		expect(line(100).safeParse(text).success).toBe(false);
		expect(name.safeParse(text).success).toBe(false);
		expect(paragraphs(100).safeParse(text.replace('\u3164', '\u200b')).success).toBe(false);
	});

	it('leaves emoji to messages, which are read on a screen', () => {
		expect(line(100).safeParse('👩‍❤️‍👨 Anna').success).toBe(true);
		expect(paragraphs(100).safeParse('Danke! 👩‍❤️‍👨').success).toBe(true);
	});

	it('keeps a heart from a phone, without the sign that asks for colour', () => {
		expect(name.parse('Lena ♥\ufe0f Ben')).toBe('Lena ♥ Ben');
		expect(engraved('Lena ♥\ufe0f ∞')).toEqual({ values: { text: 'Lena ♥ ∞' } });
	});
});

describe('a name that is read from the right', () => {
	const linesOf = (text: string, width: number | null = null) =>
		layOutText(text, 'text', width, fonts, (_, written) => Array.from(written).length);
	const shown = (text: string): string =>
		linesOf(text)[0]
			?.pieces.map((piece) => piece.text)
			.join('|') ?? '';

	it('has its words from right to left, in a line that is read from the left', () => {
		expect(shown('Bonjour محمد الأحمد,')).toBe('Bonjour |الأحمد| |محمد|,');
		expect(shown('לאה (כהן) 7')).toBe('7| (|כהן|) |לאה');
	});

	it('says in the order in which it is spoken what is selected', () => {
		expect(linesOf('Frau לאה כהן')[0]?.spoken).toBe('Frau לאה כהן');
		expect(linesOf('Frau Kohn')[0]?.spoken).toBeNull();
	});
});

it('breaks lines where a reader would, and no word that fits', () => {
	const lines = layOutText(
		'Eine Kette mit Verlängerungs\u00a0stück aus Gold-Silber',
		'text',
		14,
		fonts,
		(_, text) => Array.from(text).length,
	);
	expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
		'Eine Kette mit',
		'Verlängerungs\u00a0',
		'stück aus',
		'Gold-Silber',
	]);
	for (const { width } of lines) expect(width).toBeLessThanOrEqual(14);
});
