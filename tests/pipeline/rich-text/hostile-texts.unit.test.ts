/** Texts that are made to stall a build: short pieces of markdown and HTML, repeated to the longest text. Each is rendered soon, or refused. */
import { expect, it, onTestFinished } from 'vitest';
import { count, longestMs } from '../../../commands/testing/counts.ts';
import { renderMarkdown } from '../../../pipeline/rich-text/render-markdown.ts';
import { createRichTexts } from '../../../pipeline/rich-text/rich-texts.ts';
import { findExcess } from '../../../pipeline/rich-text/text-limits.ts';
import { notesOf } from '../../../pipeline/rich-text/text-notes.ts';
import { silentProgress } from '../../../site/progress.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const longest = 500_000;
const repeat = (piece: string, chars = longest): string => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
const numbered = (pieceOf: (index: number) => string): string => {
	let text = '';
	for (let index = 0; text.length < longest; index += 1) text += pieceOf(index);
	return text.slice(0, longest);
};

it.each([
	['underlines of headings', repeat('a\n===\n')],
	['underlines without a heading', repeat('===\n')],
	['lists with blank lines', repeat('- a\n\n')],
	['items of two paragraphs', repeat('- a\n\n  b\n\n')],
	['numbered lists with blank lines', repeat('1. a\n\n')],
	['quotations whose lines go on without a sign', repeat('> a\nb\n')],
	['items whose lines go on without an indent', repeat('- a\nb\n')],
	['the same footnote', repeat('[^a]: b\n\n')],
	['footnotes', numbered((index) => `a[^${index}]\n\n[^${index}]: b\n\n`)],
	['tables of one cell', repeat('|a|\n|-|\n|b|\n\n')],
	['cells', repeat('|a')],
	['lists in quotations', repeat('> - a\n')],
	['quotations', repeat('> a\n>\n')],
	['lists in lists', numbered((index) => `${'  '.repeat(index % 40)}- a\n`)],
	['paragraphs with emphasis', repeat('_a_ \n\n')],
	['paragraphs with links', repeat('[a](b) `c`\n\n')],
	['addresses in one line', repeat('www.a.b ')],
	['signs that stand for themselves', repeat('\\')],
])('%s are refused at once in the longest text', (_what, text) => {
	const { user, system } = process.cpuUsage();
	expect(findExcess(text)).not.toBeNull();
	const used = process.cpuUsage({ user, system });
	expect((used.user + used.system) / 1000).toBeLessThan(2000);
});

it.each([
	['paragraphs', 'Ein Satz mit [Link](/a) und __fett__, der etwas länger ist.\n\n'],
	['lists', '- Ein Ring aus `750` Gold, innen poliert\n'],
	['quotations', '> Ein Zitat, das etwas länger ist.\n'],
	['tables', '| 54 | 17,2 mm | ja &amp; nein |\n'],
	['headings', '## Ein Titel\n\nEin Satz mit _Wort_.\n\n'],
	[
		'underlined headings',
		'Ein Titel\n---\n\nText dazu, der viel länger ist als der Titel, und noch ein Wort. Und _noch_ eines, damit er lang ist.\n\n',
	],
	['HTML', '<p>Ein <strong>Wort</strong> und <a href="/b">mehr</a>.</p>\n'],
])('an ordinary text of 100,000 characters of %s is not refused', (what, piece) => {
	const head = what === 'tables' ? '| a | b | c |\n|---|---|---|\n' : '';
	expect(notesOf(renderMarkdown(head + repeat(piece, 100_000))).excess).toBeNull();
});

const pieces = [
	...[
		'\n',
		'\n\n',
		' ',
		'    ',
		'\t',
		'a',
		'ab cd',
		'*',
		'**',
		'_',
		'`',
		'```\n',
		'~~',
		'[',
		']',
		'(',
		')',
		'[a]',
		'[a]: b\n',
		'[^a]',
		'[^a]: b\n',
	],
	...[
		'![',
		'![a](b)',
		'[a](b)',
		'<',
		'>',
		'<!--',
		'-->',
		'<?',
		'<![CDATA[',
		'&',
		'&amp;',
		'&#',
		'\\',
		'# ',
		'===\n',
		'---\n',
		'> ',
		'- ',
		'1. ',
	],
	...[
		'|',
		'|-|\n',
		'|a|\n',
		':-',
		'http://',
		'www.a.b',
		'a@b.c',
		'- [ ] ',
		'<p>',
		'</p>',
		'<div>',
		'<b>',
		'<a href="b">',
		'<table>',
		'<td>',
		'<li>',
	],
	...['<svg>', '<template>', '<select>', '<script>', '<pre>', '<textarea>', '"', "'", '\0', '\r', '&nbsp;', '<p style="a:b">'],
];

/** The same for the same seed. */
function drawText(seed: number): string {
	let state = seed;
	const draw = (below: number): number => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
	const piece = Array.from({ length: 1 + draw(5) }, () => pieces[draw(pieces.length)] ?? '').join('');
	return repeat(piece);
}

/** The limit of a text, the look that finds it, and what the process does beside it. */
const mostCpuMs = 20_000;

it('each text that is drawn of short pieces is rendered, or refused, within the time that a text has', { timeout: longestMs }, async () => {
	const texts = createRichTexts({ richTextDir: 'none', cacheDir: await temporaryFolder(), progress: silentProgress });
	onTestFinished(() => texts.close());
	for (let seed = 1; seed <= count({ usual: 6, long: 300 }); seed += 1) {
		const text = drawText(seed);
		const before = process.cpuUsage();
		await texts.ready([text]);
		const { user, system } = process.cpuUsage(before);
		expect.soft({ seed, isInTime: (user + system) / 1000 < mostCpuMs }).toEqual({ seed, isInTime: true });
	}
});
