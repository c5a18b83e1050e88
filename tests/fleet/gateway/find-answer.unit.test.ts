import { describe, expect, it } from 'vitest';
import { findAnswer, parseRedirects, type Redirects } from '../../../fleet/gateway/find-answer.ts';
import type { Manifest } from '../../../fleet/releases/manifest.ts';
import { redirectsFile } from '../../../renderer/output/stage-redirects.ts';

/** Keys are the paths themselves. */
const manifest = (...paths: readonly string[]): Manifest => new Map(paths.map((path) => [path, `key of ${path}`]));

const site = manifest(
	'index.html',
	'404.html',
	'agb/index.html',
	'en/index.html',
	'en/404.html',
	'en/schaufenster/index.html',
	'en/schaufenster/_/index.html',
	'page-data/en/schaufenster/_/page-data.json',
	'schaufenster/_/index.html',
	'page-data/schaufenster/_/page-data.json',
	'page-data/agb/page-data.json',
	'assets/ring.js',
	'_headers',
	'_redirects',
	'_nginx.conf',
	'.htaccess',
);

function answer(path: string, redirects: Redirects = new Map()): string {
	const found = findAnswer(path, site, redirects);
	return found.kind === 'file' ? `${found.status} ${found.path}` : found.kind === 'redirect' ? `301 ${found.to}` : 'nothing';
}

it.each([
	['/', '200 index.html'],
	['/agb', '200 agb/index.html'],
	['/agb/', '200 agb/index.html'],
	['/agb/index.html', '200 agb/index.html'],
	['/agb.html', '404 404.html'],
	['/index', '404 404.html'],
	['/en', '200 en/index.html'],
	['/page-data/agb/page-data.json', '200 page-data/agb/page-data.json'],
	['/nowhere', '404 404.html'],
	['/en/nowhere/at/all', '404 en/404.html'],
	['/en/404.html', '200 en/404.html'],
	['/english', '404 404.html'],
	// It has no 404 page of its own.
	['/fr/nulle-part', '404 404.html'],
])('%s is answered with %s', (path, expected) => {
	expect(answer(path)).toBe(expected);
});

it('answers nothing where the site has not even a 404 page', () => {
	expect(findAnswer('/x', manifest('index.html'), new Map())).toEqual({ kind: 'nothing' });
});

it('names the object of the file', () => {
	expect(findAnswer('/agb', site, new Map())).toEqual({
		kind: 'file',
		path: 'agb/index.html',
		key: 'key of agb/index.html',
		status: 200,
	});
});

it.each([
	['/en/schaufenster/ringe/neu', '200 en/schaufenster/_/index.html'],
	['/schaufenster/ringe/neu', '200 schaufenster/_/index.html'],
	['/schaufenster/neu', '200 schaufenster/_/index.html'],
	['/schaufenster', '404 404.html'],
	['/page-data/en/schaufenster/ringe/neu/page-data.json', '200 page-data/en/schaufenster/_/page-data.json'],
	['/andere/ringe/neu', '404 404.html'],
])('%s, which may be newer than the build, is answered with %s', (path, expected) => {
	expect(answer(path)).toBe(expected);
});

it.each([
	'/_headers',
	'/_redirects/',
	'/_nginx.conf',
	'//_nginx.conf',
	'/.htaccess',
	'/.htaccess/',
	'/agb/../_headers',
	'/../../etc/passwd',
	'/assets/../_headers',
	'/./_headers',
	'/__proto__',
	'/constructor',
	'/assets',
	'/assets/',
])('%s shows no file for hosts, and leads nowhere', (path) => {
	expect(answer(path)).toBe('404 404.html');
});

describe('redirects', () => {
	const from = '/alt "a" $b;c?d#e+ü/g';
	const text = redirectsFile(
		[
			{ from: '/info/alt', to: '/info/neu', language: 'de' },
			{ from, to: '/info/neu', language: 'de' },
			{ from: '/agb', to: '/info/agb', language: 'de' },
		],
		'https://cms.example/admin',
	);
	const redirects = parseRedirects(text);

	it('are read as the build writes them, whatever their paths hold', () => {
		expect(answer('/info/alt', redirects)).toBe('301 /info/neu');
		expect(answer('/info/alt/', redirects)).toBe('301 /info/neu');
		expect(answer(from, redirects)).toBe('301 /info/neu');
		expect(answer('/info/altes', redirects)).toBe('404 404.html');
	});

	it('come before files, as on other hosts', () => {
		expect(answer('/agb', redirects)).toBe('301 /info/agb');
	});

	it('lead to the content portal in every mixture of letters', () => {
		for (const path of ['/login', '/LOGIN/', '/lOgIn']) expect(answer(path, redirects)).toBe('301 https://cms.example/admin');
	});

	it('that nobody can ask for harm no others', () => {
		expect([...parseRedirects('/100%+gold /gold 301\n/alt /neu 301\n').keys()]).toEqual(['/100%+gold', '/alt']);
	});

	it('of an empty file are none', () => {
		expect(parseRedirects('').size).toBe(0);
	});
});
