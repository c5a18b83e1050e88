/** The engine builds a site that is no shop, and builds it again from no more than what changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPictures } from '../../pipeline/images/pictures.ts';
import { createRichTexts } from '../../pipeline/rich-text/rich-texts.ts';
import { normaliseRecords } from '../../pipeline/snapshot/normalise-record.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { buildHeldSite } from '../../renderer/build-site.ts';
import { holdSite } from '../../renderer/output/hold-site.ts';
import type { SiteConfig } from '../../site/config.ts';
import { silentProgress } from '../../site/progress.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openRoom, readRoom, roomBundles, roomCollections } from './reading-room.ts';

const project = 'lesesaal.example';
const config: SiteConfig = {
	...{ projectDomain: project, siteUrl: 'https://lesesaal.example', orderServiceUrl: null, languages: ['de', 'en'], trailingSlash: false },
	...{ store: { path: null }, specialBrand: null, analytics: null, mapsKey: null, videoHosts: [], contentPortalUrl: null, problems: {} },
	...{ images: { formats: ['jpeg'], widths: [320], avifQuality: 50 }, serviceWorker: false },
};

const authors: readonly WireRecord[] = [
	{ id: 1, project, name: 'Ada', slug: 'ada', life: 'Sie *rechnet*.' },
	{ id: 2, project, name: 'Bo', slug: 'bo', life: null },
];
const books: readonly WireRecord[] = [
	{ id: 1, project, title: 'Zahlen', slug: 'zahlen', author: 1, summary: 'Von **Zahlen**.' },
	{ id: 2, project, title: 'Wolken', slug: 'wolken', author: 2, summary: 'Siehe [Zahlen](/buch/zahlen).' },
];

async function aRoom() {
	const work = await temporaryFolder();
	const contentDir = join(work, 'content');
	async function build(records: Readonly<Record<string, readonly WireRecord[]>>, name = 'dist') {
		const normalised = Object.entries(records).map(([collection, list]) => [
			collection,
			normaliseRecords(list, roomCollections.formOf(collection)),
		]);
		await writeSnapshot(
			contentDir,
			{ ...Object.fromEntries(normalised), directus_files: [] },
			{ project, fetchedAt: 'now', backendVersion: null, images: new Map() },
		);
		const snapshot = await openSnapshot(contentDir);
		const made: string[] = [];
		const place = { outDir: join(work, name), cacheDir: join(work, `cache-${name}`) };
		const richText = createRichTexts({ richTextDir: snapshot.richTextDir, cacheDir: place.cacheDir, progress: silentProgress });
		const images = await createPictures({ snapshot, config: config.images, cacheDir: place.cacheDir, progress: silentProgress });
		const options = {
			...{ config, images, richText, source: { contentDir }, projectDir: work, progress: silentProgress, bundle: async () => roomBundles },
			openSite: () => openRoom(readRoom(snapshot, config), config, (path) => made.push(path)),
		};
		try {
			const { problems, summary } = await holdSite(place, (held) => buildHeldSite(held, { ...options, cacheDir: place.cacheDir }));
			return { problems, summary, made, read: (file: string) => readFileSync(join(place.outDir, file), 'utf8') };
		} finally {
			await richText.close();
		}
	}
	return { build, tree: (name: string) => readTree(join(work, name), 'content') };
}

it('is built by the engine alone, page by page in each language', async () => {
	const { build } = await aRoom();
	const { problems, summary, read } = await build({ author: authors, book: books });
	expect(problems).toEqual([]);
	expect(summary?.pages).toBe(10);
	expect(read('von/ada/index.html')).toMatch(
		/<header>Lesesaal<\/header>[\s\S]*<h1>Ada<\/h1><p>Sie <em>rechnet<\/em>\.<\/p>\s*<p>Zahlen<\/p>/,
	);
	expect(JSON.parse(read('page-data/en/buch/wolken/page-data.json'))).toMatchObject({ template: 'book', head: { title: 'Wolken' } });
	expect(read('en/buch/wolken/index.html')).toMatch(/<a href="\/en\/buch\/zahlen"[^>]*>Zahlen<\/a>/);
	expect(read('sitemap.xml')).toContain('https://lesesaal.example/en/von/bo');
});

it('is built again from what was recorded, and ends as a clean build does', async () => {
	const { build, tree } = await aRoom();
	await build({ author: authors, book: books });
	expect((await build({ author: authors, book: books })).made).toEqual([]);

	const renamed = { author: [{ ...authors[0], name: 'Ada L.' }, authors[1] ?? {}], book: books };
	expect((await build(renamed)).made.sort()).toEqual(['/buch/zahlen', '/en/buch/zahlen', '/en/von/ada', '/von/ada']);

	const moved = { author: renamed.author, book: [books[0] ?? {}, { ...books[1], title: 'Wetter', slug: 'wetter' }] };
	const { made } = await build(moved);
	expect(made).toEqual(expect.arrayContaining(['/', '/von/bo', '/buch/wetter']));
	expect(made).not.toContain('/von/ada');
	await build(moved, 'clean');
	expect(differences(tree('dist'), tree('clean'))).toEqual([]);
});
