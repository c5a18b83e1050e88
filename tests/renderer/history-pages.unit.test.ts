/** What a site makes of its history: pages of kept versions and redirects, which come and go as a clean build would have them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Content } from '../../shop/content/content.ts';
import type { LegalVersion } from '../../shop/history/legal-texts.ts';
import type { FormerPath } from '../../shop/history/path-history.ts';
import { aContent, aPage, aProduct, aSiteConfig, richTextOf } from '../builders/content.ts';
import { dayOf } from '../shop/history/price-points.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { createSmallSites, type SmallBuild } from '../support/small-site.ts';

vi.setConfig({ testTimeout: 120_000 });

const sites = createSmallSites();
afterAll(() => sites.remove(), 60_000);

const anInfoPage = (slug: string): Content => aContent({ pages: [aPage({ id: 4, type: 'info', slug }), aPage()] });
const gaveUp = (path: string, day: number): FormerPath => ({ collection: 'page', id: 4, path, until: dayOf(day) });

function aVersion(body: string, day: number): LegalVersion {
	return { name: 'privacy', language: 'de', hash: `${day}`.repeat(16), firstSeen: dayOf(day), title: 'Datenschutz', body };
}

const hasFile = (folder: string, file: string) => existsSync(join(sites.work, folder, file));

/** Builds over what is there, and the same from nothing: both must be the same. */
async function buildBoth(name: string, build: SmallBuild) {
	const { summary, problems } = await sites.build(name, build);
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	await sites.build(`${name}-clean`, { ...build, full: true });
	const tree = (folder: string) => readTree(join(sites.work, folder), 'content');
	expect(differences(tree(name), tree(`${name}-clean`))).toEqual([]);
	return { summary, problems };
}

describe('a page that moves', () => {
	it('leaves redirects, which follow it, give way and go with it', async () => {
		const history = (...formerPaths: FormerPath[]) => ({ legalTexts: [], formerPaths });
		await buildBoth('moving', { content: anInfoPage('a'), history: history() });
		expect(hasFile('moving', '_redirects')).toBe(false);

		await buildBoth('moving', { content: anInfoPage('b'), history: history(gaveUp('a', 1)) });
		expect(sites.read('moving', '_redirects')).toBe('/info/a /info/b 301\n/en/info/a /en/info/b 301\n/fr/info/a /fr/info/b 301\n');
		expect(sites.read('moving', 'info/a/index.html')).toContain('url=/info/b"');
		expect(hasFile('moving', 'page-data/info/a/page-data.json')).toBe(false);
		expect(sites.read('moving', 'sitemap.xml')).not.toContain('/info/a<');

		await buildBoth('moving', { content: anInfoPage('c'), history: history(gaveUp('a', 1), gaveUp('b', 2)) });
		expect(sites.read('moving', 'info/a/index.html')).toContain('url=/info/c"');
		expect(sites.read('moving', 'info/b/index.html')).toContain('url=/info/c"');

		await buildBoth('moving', { content: anInfoPage('a'), history: history(gaveUp('a', 1), gaveUp('b', 2), gaveUp('c', 3)) });
		expect(sites.read('moving', 'info/a/index.html')).not.toContain('http-equiv="refresh"');
		expect(sites.read('moving', 'info/c/index.html')).toContain('url=/info/a"');

		await buildBoth('moving', { history: history(gaveUp('a', 4), gaveUp('b', 2), gaveUp('c', 3)) });
		for (const file of ['_redirects', 'info/a/index.html', 'info/b/index.html', 'info/c/index.html', 'info']) {
			expect([file, hasFile('moving', file)]).toEqual([file, false]);
		}
	});

	it('changes nothing else: other pages are neither made nor written', async () => {
		const redirected = { content: anInfoPage('b'), history: { legalTexts: [], formerPaths: [gaveUp('a', 1)] } };
		await sites.build('quiet', redirected);
		const before = sites.state('quiet');
		expect((await sites.build('quiet', redirected)).summary).toMatchObject({ rendered: 0, written: 0, removed: 0 });
		expect(sites.state('quiet')).toEqual(before);
	});

	it('takes its redirects along when the shop closes', async () => {
		const formerPaths: FormerPath[] = [{ collection: 'ecommerce_product', id: 1, path: 'ringe/alt', until: dayOf(1) }];
		const build = { history: { legalTexts: [], formerPaths }, products: [aProduct()] };
		await buildBoth('closing', build);
		expect(hasFile('closing', 'schaufenster/ringe/alt/index.html')).toBe(true);
		await buildBoth('closing', { ...build, config: aSiteConfig({ store: { path: null } }) });
		expect(hasFile('closing', 'schaufenster')).toBe(false);
	});
});

describe('versions of a legal text', () => {
	const history = (...legalTexts: LegalVersion[]) => ({ legalTexts, formerPaths: [] });

	it('are listed with the text, and stay as they are while it changes', async () => {
		const first = aVersion('Wir speichern nichts.', 1);
		await buildBoth('texts', { history: history(first) });
		const page = sites.read('texts', 'datenschutz/index.html');
		expect(page).toContain('<a href="/datenschutz/fassung/1111111111111111">Fassung seit 2.\u00a0Januar 2026</a>');
		const kept = sites.read('texts', 'datenschutz/fassung/1111111111111111/index.html');
		expect(kept).toContain('<meta data-head name="robots" content="noindex">');
		expect(kept).toContain('Wir speichern nichts.');
		expect(kept).toContain('<a href="/datenschutz">Zur geltenden Fassung</a>');
		expect(sites.read('texts', 'sitemap.xml')).not.toContain('fassung');

		await buildBoth('texts', { history: history(first, aVersion('Wir speichern viel.', 2)) });
		expect(sites.read('texts', 'datenschutz/index.html')).toMatch(/fassung\/2{16}.*fassung\/1{16}/s);
		expect(sites.read('texts', 'datenschutz/fassung/1111111111111111/index.html')).toContain('Wir speichern nichts.');
		expect(sites.read('texts', 'datenschutz/fassung/2222222222222222/index.html')).toContain('Wir speichern viel.');
	});

	it('are no concern of editors: dead links and odd words in them stop and tell nothing', async () => {
		const body = '[weg](/gibt-es-nicht) undefined NaN';
		const richText = richTextOf((markdown) =>
			markdown === body ? '<p>undefined NaN <a href="/gibt-es-nicht">weg</a></p>' : `<p>${markdown}</p>`,
		);
		const { problems } = await buildBoth('odd', { history: history(aVersion(body, 1)), richText });
		expect(problems.filter(({ code }) => code === 'value-spilled' || code === 'link-dead')).toEqual([]);
		expect(hasFile('odd', 'datenschutz/fassung/1111111111111111/index.html')).toBe(true);
	});
});
