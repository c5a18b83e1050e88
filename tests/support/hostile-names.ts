/** Names that want out of their folder, into a host's configuration, or to be taken for another name. */
import type { Random } from '../../sandbox/random.ts';

/** What each is, by what it is called. */
export const hostileNames: Readonly<Record<string, string>> = {
	'the folder above': '..',
	'this folder': '.',
	'a way out': '../../../etc/passwd',
	'a way out and back': 'a/../../b',
	'an encoded way out': '..%2f..%2fx',
	'a wholly encoded way out': '%2e%2e%2f%2e%2e%2fx',
	'a doubly encoded way out': '%252e%252e%252fx',
	'a way out for Windows': '..\\..\\x',
	'an absolute path': '/etc/passwd',
	'a drive': 'c:\\x',
	'an end of a name for C': 'ring\0.html',
	'composed letters': 'caf\u00e9',
	'decomposed letters': 'cafe\u0301',
	'too many bytes': 'x'.repeat(256),
	'too many bytes in few letters': '\u{1f48d}'.repeat(64),
	'the prototype': '__proto__',
	'a rule of _redirects': 'a\n/* https://evil.example/:splat 301!',
	'a header of _headers': 'a\r\n  X-Evil: 1',
	'a placeholder of hosts': ':splat',
	'a wildcard of hosts': '*',
	'capital letters': 'Ring',
	'a device of Windows': 'con',
	'a numbered device of Windows': 'lpt1',
	'a file that means a folder': 'index.html',
	'that file without its ending': 'index',
	'the page of errors': '404.html',
	'a host file': '_redirects',
	'a hidden file': '.htaccess',
	'a query': 'a?b=c',
	'a fragment': 'a#b',
	'a stream of NTFS': 'a:b',
	nothing: '',
	'a space': ' ',
	'a space at the end': 'ring ',
	'a dot at the end': 'ring.',
	'reversed letters': 'a\u202eb',
	'a line separator': 'a\u2028b',
	'half a letter': 'a\ud800',
	markup: '"><script>',
	'a hyphen': '-',
	'two hyphens': 'a--b',
};

/** Names that look as if they could be taken for something else, and are safe. */
export const harmlessNames = [
	'constructor',
	'prototype',
	'tostring',
	'index-1',
	'404',
	'assets',
	'page-data',
	'en',
	'seite-2',
	'x'.repeat(200),
];

const pieces = [
	...[
		'ring',
		'gold',
		'585',
		'a',
		'x',
		'7',
		'-',
		'-',
		'_',
		'..',
		'.',
		'/',
		'\\',
		'%2e',
		'%2f',
		'%00',
		'\0',
		'\n',
		'\r\n',
		'\t',
		' ',
		'R',
		'\u00c4',
	],
	...[
		'\u00e9',
		'e\u0301',
		'\u00df',
		'__proto__',
		'con',
		':splat',
		'*',
		'?',
		'#',
		'"',
		'<',
		"'",
		';',
		'\u202e',
		'\u2028',
		'\ufeff',
		'\ud800',
	],
	...['\u{1f48d}', 'x'.repeat(90)],
];

/** About half of them are sound. */
export function aName(random: Random): string {
	const isPlain = random.next() < 0.5;
	const chosen = isPlain ? pieces.slice(0, 6) : pieces;
	const words = Array.from({ length: 1 + random.whole(5) }, () => random.pick(chosen));
	return isPlain ? `${words.join('-')}-${random.whole(100_000)}` : words.join('');
}
