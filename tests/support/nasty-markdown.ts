/** Markdown that nobody would write: what means something, or nearly does, in any order. */
import type { Random } from '../../sandbox/random.ts';

const words = ['a', 'b', 'Ring', 'ä', 'ß', 'É', '9', '10', 'ª', '²', '٣', 'ा', '\u0301', 'İ', 'ı', 'ﬁ', 'constructor'];
const starts = [
	'- ',
	'* ',
	'+ ',
	'1. ',
	'1.',
	'2)',
	'# ',
	'## ',
	'### ',
	'###### ',
	'####### ',
	'#',
	'=',
	'==',
	'---',
	':',
	':-',
	'- [ ] ',
	'    ',
];
const marks = [
	'*',
	'**',
	'*',
	'**',
	'***',
	'-',
	'[',
	']',
	'(',
	')',
	'](',
	'](/a)',
	'!',
	'&',
	'&amp;',
	'&copy',
	'&#x41;',
	'& ',
	'%20',
	'$',
	'@',
	'^',
];
const spans = [
	'**a**',
	'*b*',
	'**a b**',
	'(**a**)',
	'a**b**c',
	'*a*,',
	'[x](/y)',
	'[x](#z)',
	'[x](https://a.example/b?c=1)',
	'[x](mailto:a@b.de)',
	'[x](HTTPS://a.de)',
	'[x](teL:+49)',
];
const links = [
	'[x](kontakt)',
	'[x](javascript:a)',
	'[x](/a "t")',
	'[x](//a)',
	'[x](/%)',
	'[a]: /b',
	'[a]',
	'[^1]',
	'![b](c)',
	'www.a.de',
	'https://a.de',
];
const signs = ['.', ',', '?', ';', '"', "'", '„', '“', '–', '—', '…', '€', '😀', '𝒳', '\ud800', '\udc00', '\ufffd', '\u0085', '{', '}'];
const spaces = [
	' ',
	' ',
	' ',
	'  ',
	'\n',
	'\n',
	'\n',
	'\n\n',
	'\n\n',
	'\n\n\n',
	'\u00a0',
	'\u2009',
	'\u3000',
	'\u2028',
	'\u200b',
	'\u00ad',
];
const rest = [
	'\t',
	'\r',
	'\r\n',
	'\0',
	'\v',
	'\f',
	'\x7f',
	'\ufeff',
	'\\',
	'\\*',
	'<',
	'>',
	'> ',
	'<b>',
	'</b>',
	'<!-- -->',
	'`',
	'``',
	'```\n',
	'~~~',
];
const table = ['|', '| a |', '|-|', '~', '_', '__', '_paq', '__proto__'];

const nearlySimple = [words, starts, marks, spans, links, signs, spaces].flat();
const all = [nearlySimple, rest, table].flat();

/** Of up to 24 products; in every third text no line starts or ends with a space. */
export function nastyMarkdown(random: Random): string {
	const pieces = random.whole(6) === 0 ? all : nearlySimple;
	const between = random.whole(4) === 0 ? ['a', 'b ', '\n', 'x', ' y', ''] : [''];
	const count = 1 + random.whole(random.whole(3) === 0 ? 5 : 24);
	const text = Array.from({ length: count }, () => random.pick(pieces) + random.pick(between)).join('');
	return random.whole(3) > 0 ? text : text.replace(/^ +| +$/gm, '');
}

/** A text with one piece put anywhere into it. */
export function spoiltMarkdown(random: Random, text: string): string {
	const place = random.whole(text.length + 1);
	return text.slice(0, place) + random.pick(all) + text.slice(place);
}
