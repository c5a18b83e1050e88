/** What a web server has to answer for a built site, whichever reads its file for hosts: one table for all of them. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { headersFor } from '../../renderer/hosts/header-model.ts';
import { isPaymentPath } from '../../site/full-load-paths.ts';
import type { Language } from '../../site/languages.ts';

/** Asks the server for a path; nothing follows a redirect. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

export interface HostedSite {
	readonly root: string;
	/** Paths of its files, without those for hosts and compressed twins. */
	readonly files: readonly string[];
	/** Where `/login` leads. */
	readonly portalUrl: string;
}

export interface HostExpectation {
	readonly title: string;
	/** Fails as an assertion of vitest does. */
	readonly check: (ask: Ask, site: HostedSite) => Promise<void>;
}

function expectHeaders({ headers }: Response, path: string): void {
	const [pathname = ''] = path.split('?');
	for (const { name, value } of headersFor(pathname, { standalone: isPaymentPath(pathname) }))
		expect([path, name, headers.get(name)]).toEqual([path, name, value]);
}

const pages: Readonly<Record<string, string>> = {
	'/': 'index.html',
	'/?utm_source=mail': 'index.html',
	'/en': 'en/index.html',
	'/en/': 'en/index.html',
	'/info/neu': 'info/neu/index.html',
	'/info/neu/': 'info/neu/index.html',
	'/fr/info/neu': 'fr/info/neu/index.html',
	'/schaufenster/kasse/zahlen': 'schaufenster/kasse/zahlen/index.html',
	'/en/schaufenster/kasse/zahlen/': 'en/schaufenster/kasse/zahlen/index.html',
	'/fr/schaufenster/kasse/zahlen?x=1': 'fr/schaufenster/kasse/zahlen/index.html',
};

/** Types by the ending of a file; compressed twins keep them. */
const types: Readonly<Record<string, RegExp>> = {
	html: /^text\/html; charset=utf-8$/i,
	js: /^(?:text|application)\/javascript(?:; charset=utf-8)?$/i,
	css: /^text\/css(?:; charset=utf-8)?$/i,
	json: /^application\/json(?:; charset=utf-8)?$/i,
	svg: /^image\/svg\+xml(?:; charset=utf-8)?$/i,
	xml: /^(?:text|application)\/xml(?:; charset=utf-8)?$/i,
	txt: /^text\/plain; charset=utf-8$/i,
	webmanifest: /^application\/manifest\+json(?:; charset=utf-8)?$/i,
	avif: /^image\/avif$/,
	jpg: /^image\/jpeg$/,
	png: /^image\/png$/,
	ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
	woff2: /^font\/woff2$/,
};
const compressed = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'webmanifest'];

/** A file of a type. Throws where the site has none. */
function fileOf(ending: string, { root, files }: HostedSite, isMeant: (file: string) => boolean = () => true): string {
	const found = files.find((file) => file.endsWith(`.${ending}`) && !file.endsWith('404.html') && isMeant(join(root, file)));
	if (found === undefined) throw new Error(`The site has no such .${ending} file`);
	return found;
}

const moved: readonly (readonly [from: string, to: string])[] = ['', '/en', '/fr'].flatMap((prefix) =>
	['/info/alt', '/info/alt/', '/info/aelter', '/info/aelter/'].map((from) => [`${prefix}${from}`, `${prefix}/info/neu`] as const),
);

const missing: readonly (readonly [path: string, language: Language])[] = [
	['/nirgends', 'de'],
	['/en/nowhere', 'en'],
	['/fr/nulle-part/', 'fr'],
	['/english', 'de'],
	['/loginx', 'de'],
	['/x/login', 'de'],
	['/info/altes', 'de'],
	['/info', 'de'],
	['/info/', 'de'],
	['/index', 'de'],
	['//other.example/', 'de'],
	['/assets/none.js', 'de'],
	['/assets/', 'de'],
	['/page-data/none/page-data.json', 'de'],
	['/_nginx.conf', 'de'],
	['/_headers', 'de'],
	['/_redirects', 'de'],
];

export const hostExpectations: readonly HostExpectation[] = [
	...Object.entries(pages).map(([path, file]) => ({
		title: `answers ${path} at once, with the headers of the model`,
		check: async (ask: Ask, { root }: HostedSite) => {
			const response = await ask(path);
			expect([path, response.status]).toEqual([path, 200]);
			expectHeaders(response, path);
			expect(await response.text()).toBe(readFileSync(join(root, file), 'utf8'));
		},
	})),
	...Object.entries(types).map(([ending, type]) => ({
		title: `calls .${ending} what it is`,
		check: async (ask: Ask, site: HostedSite) => {
			const isCompressed = compressed.includes(ending);
			const path = `/${fileOf(ending, site, (file) => !isCompressed || existsSync(`${file}.gz`))}`;
			const response = await ask(path, { 'Accept-Encoding': 'identity' });
			expect([path, response.status, response.headers.get('content-encoding')]).toEqual([path, 200, null]);
			expect(response.headers.get('content-type')).toMatch(type);
			if (isCompressed) expect(response.headers.get('vary')).toContain('Accept-Encoding');
			expectHeaders(response, path);
		},
	})),
	...moved.map(([from, to]) => ({
		title: `leads from ${from} to ${to} in one step`,
		check: async (ask: Ask) => {
			const response = await ask(from);
			const location = new URL(response.headers.get('location') ?? '', response.url);
			expect([response.status, location.href]).toEqual([301, new URL(to, response.url).href]);
			expectHeaders(response, from);
			expect((await ask(to)).status).toBe(200);
			// Behind a server that ends TLS: a way over http: would be a redirect more.
			const behind = await ask(from, { 'X-Forwarded-Proto': 'https' });
			expect(behind.headers.get('location')).not.toMatch(/^http:/);
		},
	})),
	...(
		[
			['/info/alt?utm_source=mail&utm_medium=x%26y', '/info/neu?utm_source=mail&utm_medium=x%26y'],
			['/en/info/alt/?q=a+b', '/en/info/neu?q=a+b'],
			['/info/alt?', '/info/neu'],
		] as const
	).map(([from, to]) => ({
		title: `leads from ${from} on with what was asked for`,
		check: async (ask: Ask) => {
			const response = await ask(from);
			const location = new URL(response.headers.get('location') ?? '', response.url);
			expect([response.status, location.href.replace(/\?$/, '')]).toEqual([301, new URL(to, response.url).href]);
		},
	})),
	...['/login', '/Login', '/LOGIN/', '/lOgIn', '/login?utm_source=mail'].map((path) => ({
		title: `leads from ${path} to the content portal, whatever its address holds`,
		check: async (ask: Ask, { portalUrl }: HostedSite) => {
			const response = await ask(path);
			expect([response.status, response.headers.get('location')]).toEqual([301, portalUrl]);
			expectHeaders(response, path);
		},
	})),
	...missing.map(([path, language]) => ({
		title: `has nothing at ${path} and says so in ${language}`,
		check: async (ask: Ask) => {
			const response = await ask(path);
			expect([path, response.status]).toEqual([path, 404]);
			expect(response.headers.get('content-type')).toMatch(types.html ?? /^$/);
			expect(await response.text()).toContain(`<html lang="${language}"`);
			// No cache may keep what was missing.
			expectHeaders(response, '/404.html');
		},
	})),
	{
		title: 'lets a cache ask whether a page is as it was',
		check: async (ask) => {
			const etag = (await ask('/info/neu')).headers.get('etag') ?? '';
			expect((await ask('/info/neu', { 'If-None-Match': etag })).status).toBe(304);
			expect((await ask('/info/neu', { 'If-None-Match': '"another"' })).status).toBe(200);
		},
	},
	{
		title: 'shows nobody its rules for Apache',
		check: async (ask) => {
			const response = await ask('/.htaccess');
			// A server of one's own choice: Apache's is usually told to refuse them.
			expect([403, 404]).toContain(response.status);
			expect(await response.text()).not.toContain('RewriteRule');
		},
	},
	{
		title: 'passes orders on to their service',
		check: async (ask) => {
			expect(await (await ask('/ecom/status?x=1')).text()).toBe('GET /ecom/status?x=1');
		},
	},
];

/** What is served compressed, in one encoding. */
export function compressionExpectations(encoding: 'br' | 'gzip'): readonly HostExpectation[] {
	const twin = encoding === 'br' ? '.br' : '.gz';
	return [
		...compressed.map((ending) => ({
			title: `serves .${ending} compressed by ${encoding}`,
			check: async (ask: Ask, site: HostedSite) => {
				const file = fileOf(ending, site, (path) => existsSync(path + twin));
				const response = await ask(`/${file}`, { 'Accept-Encoding': encoding });
				expect([file, response.status, response.headers.get('content-encoding')]).toEqual([file, 200, encoding]);
				expect(response.headers.get('content-type')).toMatch(types[ending] ?? /^$/);
				// To Apache, the ending of a Brotli file means Breton.
				expect(response.headers.get('content-language')).toBe(null);
				expect(response.headers.get('vary')).toContain('Accept-Encoding');
				expectHeaders(response, `/${file}`);
				// Compressed once, and by the build: twice would not be read as the file.
				expect(Number(response.headers.get('content-length'))).toBe(statSync(join(site.root, file + twin)).size);
				expect(await response.text()).toBe(readFileSync(join(site.root, file), 'utf8'));
			},
		})),
		{
			title: `serves a file that is no smaller by ${encoding}`,
			check: async (ask, site) => {
				const file = fileOf('txt', site, (path) => !existsSync(path + twin));
				const response = await ask(`/${file}`, { 'Accept-Encoding': encoding });
				expect([file, response.status]).toEqual([file, 200]);
				expect(await response.text()).toBe(readFileSync(join(site.root, file), 'utf8'));
			},
		},
	];
}
