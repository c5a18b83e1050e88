import { expect, it } from 'vitest';
import { robots, sitemaps } from '../../../renderer/output/sitemap.ts';
import type { Route } from '../../../renderer/routes/route.ts';
import { aSiteConfig } from '../../builders/content.ts';

function route(path: string, fields: Partial<Route> = {}): Route {
	return {
		path,
		language: 'de',
		subject: { template: 'contact' },
		record: { collection: 'page', id: 1, field: 'slug' },
		indexed: true,
		alternates: [],
		languagePaths: { de: '/', en: '/en', fr: '/fr' },
		...fields,
	};
}

function write(routes: readonly Route[], perFile?: number, drafts = false): Record<string, string> {
	const files = sitemaps(routes, aSiteConfig({ drafts }), perFile === undefined ? {} : { perFile });
	return Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

const locations = (xml = '') =>
	[...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url?.replace('https://goldschmiede.example', ''));

it('names each page that may be indexed, and its counterparts where it has any', () => {
	const alternates = [
		{ language: 'de', path: '/agb' },
		{ language: 'en', path: '/en/terms' },
	] as const;
	const files = write([route('/a?b&c'), route('/weg', { indexed: false }), route('/agb', { alternates })]);
	expect(Object.keys(files)).toEqual(['sitemap.xml']);
	expect(locations(files['sitemap.xml'])).toEqual(['/a?b&amp;c', '/agb']);
	expect(files['sitemap.xml']).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://goldschmiede.example/en/terms"/>');
	expect(files['sitemap.xml']?.match(/xhtml:link /g)).toHaveLength(2);
});

it.each([
	[2, ['sitemap.xml']],
	[3, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']],
	[4, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']],
	[5, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']],
])('puts %i pages into as many files as it takes, of two each', (count, names) => {
	const paths = Array.from({ length: count }, (_, index) => `/seite-${index}`);
	const files = write(
		paths.map((path) => route(path)),
		2,
	);
	expect(Object.keys(files).sort()).toEqual([...names].sort());
	const parts = names.length === 1 ? names : names.slice(1);
	expect(parts.flatMap((name) => locations(files[name]))).toEqual(paths);
	if (names.length > 1) expect(locations(files['sitemap.xml'])).toEqual(parts.map((name) => `/${name}`));
	for (const name of parts) expect(files[name]).toMatch(/^<\?xml [\s\S]*<urlset [\s\S]*<\/urlset>\n$/);
});

it('names nothing of a site with drafts, and robots stay away', () => {
	expect(locations(write([route('/agb')], undefined, true)['sitemap.xml'])).toEqual([]);
	expect(robots(aSiteConfig({ drafts: true }))).toBe('User-agent: *\nDisallow: /\n');
	expect(robots(aSiteConfig())).toContain('Sitemap: https://goldschmiede.example/sitemap.xml');
});
