/**
 * Slugs and file names as hostile or careless hands write them: what is refused is told by record and field, what is not has a
 * page that servers find, host files stay rules a line, and nothing is written outside the site.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readSitePages } from '../../commands/demo-site/site-pages.ts';
import { findNginx, startNginx } from '../../commands/programs/web-server.ts';
import { startSiteServer } from '../../commands/serving/site-server.ts';
import { count, isLong } from '../../commands/testing/counts.ts';
import { createPictures } from '../../pipeline/images/pictures.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { headersFile } from '../../renderer/hosts/headers-file.ts';
import { createRandom } from '../../sandbox/random.ts';
import { paymentPaths } from '../../shop/data/host-paths.ts';
import type { FormerPath } from '../../shop/history/path-history.ts';
import { readSiteHistory } from '../../shop/history/read-history.ts';
import { silentProgress } from '../../site/progress.ts';
import { reservedCategorySlugs } from '../../site/store-paths.ts';
import { aSiteConfig } from '../builders/content.ts';
import { type Parsed, parseRecords } from '../builders/parsed.ts';
import * as builders from '../builders/records.ts';
import { aSnapshot } from '../builders/snapshot.ts';
import { createOriginals, drawPicture } from '../pipeline/images/originals.ts';
import { aName, harmlessNames, hostileNames } from '../support/hostile-names.ts';
import { createSmallSites } from '../support/small-site.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Records with a slug, by collection; those of the first four have pages of their own. */
const slugged: Readonly<Record<string, (fields: WireRecord) => WireRecord>> = {
	brand: builders.aBrandRecord,
	page: builders.aPageRecord,
	ecommerce_category: builders.aCategoryRecord,
	ecommerce_product: builders.aProductRecord,
	ecommerce_subcategory: builders.aSubcategoryRecord,
	ecommerce_tag: builders.aTagRecord,
	ecommerce_manufacturer: builders.aManufacturerRecord,
};
const withPages = Object.keys(slugged).slice(0, 4);

interface Named {
	readonly collection: string;
	readonly id: number;
	readonly slug: string;
}

const firstId = 1000;

/** A small sound site and these records. */
function read(named: readonly Named[]): Parsed {
	const records = builders.someRecords();
	const added = Object.entries(slugged).map(([collection, build]): [string, readonly WireRecord[]] => [
		collection,
		[
			...(records[collection] ?? []),
			...named
				.filter((each) => each.collection === collection)
				.map(({ id, slug }) => build({ id, slug, title: `Titel ${id}`, display_name: `Name ${id}`, translations: [] })),
		],
	]);
	return parseRecords({ ...records, ...Object.fromEntries(added) }, builders.projectDomain);
}

/** What a slug must be, said again and in other words than the code does: words of small letters and digits, and nothing that any system reads otherwise. */
function isSound(slug: string): boolean {
	const words = slug.split(/[-_]/);
	return (
		slug.length <= 200 && words.every((word) => /^[a-z0-9]+$/.test(word)) && !/^(?:index|con|prn|aux|nul|(?:com|lpt)[0-9])$/.test(slug)
	);
}

/** Ids of the records of a collection that are content. */
function idsIn({ content, products }: Parsed, collection: string): ReadonlySet<number> {
	const { brands = [], pages = [], categories = [], subcategories = [], tags = [], manufacturers = [] } = content ?? {};
	const lists = { brand: brands, page: pages, ecommerce_category: categories, ecommerce_product: products };
	const others = { ecommerce_subcategory: subcategories, ecommerce_tag: tags, ecommerce_manufacturer: manufacturers };
	return new Set(Object.entries({ ...lists, ...others }).flatMap(([name, list]) => (name === collection ? list.map(({ id }) => id) : [])));
}

/** Refuses what it must, with a problem that names the record; the result is what it takes. */
function expectJudged(named: readonly Named[], parsed: Parsed): readonly Named[] {
	return named.filter((each) => {
		const { collection, id, slug } = each;
		const own = parsed.problems.filter((problem) => problem.collection === collection && problem.id === id && problem.field === 'slug');
		const isReserved = collection === 'ecommerce_category' && reservedCategorySlugs.has(slug);
		const isTaken = isSound(slug) && !isReserved;
		expect([collection, slug, own.length > 0, own.some(({ severity }) => severity === 'error')]).toEqual([
			...[collection, slug, !isTaken, !isTaken],
		]);
		for (const { message, fix } of own) for (const text of [message, fix]) expect(text).toMatch(/^[^\p{Cc}\u2028\u2029]{10,400}$/u);
		expect([slug, idsIn(parsed, collection).has(id)]).toEqual([slug, isTaken]);
		return isTaken;
	});
}

const sites = createSmallSites();
afterAll(() => sites.remove(), 60_000);
/** Deep enough that whoever climbs out of it a few times is still seen. */
const folder = 'somewhere/below/here/site';
const dist = join(sites.work, folder);

function filesBelow(dir: string): readonly string[] {
	const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
	return entries.map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
}

/** Builds the site of what was taken, every record of it having had another path before. */
async function build(parsed: Parsed, taken: readonly Named[]): Promise<void> {
	const { content, products } = parsed;
	if (content === null) throw new Error('There is no content.');
	const formerPaths = taken.flatMap(({ collection, id, slug }): readonly FormerPath[] => {
		const former = { id, path: `frueher-${slug.slice(0, 190)}`, until: '2026-01-01T00:00:00Z' };
		if (collection === 'ecommerce_product') return [{ ...former, collection, path: `uhren/${former.path}` }];
		return collection === 'page' || collection === 'ecommerce_category' ? [{ ...former, collection }] : [];
	});
	const { summary, problems } = await sites.build(folder, { content, products, history: { legalTexts: [], formerPaths } });
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	expect(summary?.pages).toBeGreaterThan(taken.length);
}

function expectInside(): void {
	for (const file of filesBelow(sites.work)) expect(file).toMatch(/^(?:somewhere\/below\/here\/site(?:\/|\.lock$)|cache\/)/);
	const files = filesBelow(dist);
	for (const file of files) {
		for (const name of file.split('/')) {
			expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
			expect(name).toMatch(/^[\w.-]+$/);
		}
	}
	expect(new Set(files.map((file) => file.normalize('NFC').toLowerCase())).size).toBe(files.length);
}

function expectHostFiles(): void {
	const redirects = sites.read(folder, '_redirects').split('\n');
	expect(redirects.pop()).toBe('');
	expect(redirects.length).toBeGreaterThan(10);
	for (const line of redirects) expect(line).toMatch(/^(?:\/[a-z0-9_-]+)+ (?:\/[a-z0-9_-]+)+ 301$/);
	expect(sites.read(folder, '_headers')).toBe(headersFile(aSiteConfig(), paymentPaths(aSiteConfig())));
	const moved = sites
		.read(folder, '_nginx.conf')
		.split('\n')
		.filter((line) => line.includes('return 301'));
	expect(moved.length).toBe(2 * redirects.length);
	for (const line of moved)
		expect(line).toMatch(/^location = "(?:\/[a-z0-9_-]+)+\/?" { return 301 "(?:\/[a-z0-9_-]+)+\$is_args\$args"; }$/);
	const rules = sites
		.read(folder, '.htaccess')
		.split('\n')
		.filter((line) => line.includes('R=301'));
	expect(rules.length).toBe(redirects.length);
	for (const line of rules)
		expect(line).toMatch(/^RewriteRule "\^[a-z0-9_/-]+\/\?\$" "%\{ENV:SITE_SCHEME\}:\/\/%\{HTTP_HOST\}[a-z0-9_/-]+" \[R=301,L,NE\]$/);
}

/** Every page of a record that was taken, by its address. */
function pathsOf(taken: readonly Named[]): readonly { readonly path: string; readonly text: string }[] {
	const pages = readSitePages(dist);
	return taken
		.filter(({ collection }) => withPages.includes(collection))
		.flatMap(({ collection, id, slug }) => {
			const text = `${collection === 'page' ? 'Titel' : 'Name'} ${id}`;
			const own = pages.filter(({ path, head }) => path.endsWith(`/${slug}`) && head.title.includes(text));
			expect([collection, slug, own.length]).toEqual([collection, slug, 3]);
			return own.map(({ path }) => ({ path, text }));
		});
}

async function expectAnswers(url: string, pages: ReturnType<typeof pathsOf>): Promise<void> {
	for (let at = 0; at < pages.length; at += 20) {
		await Promise.all(
			pages.slice(at, at + 20).map(async ({ path, text }) => {
				const answer = await fetch(url + path);
				expect([path, answer.status, (await answer.text()).includes(text)]).toEqual([path, 200, true]);
			}),
		);
	}
}

async function expectServed(pages: ReturnType<typeof pathsOf>): Promise<void> {
	const server = await startSiteServer({ dir: dist, port: 0, host: '127.0.0.1' });
	try {
		await expectAnswers(server.url, pages);
		for (const path of ['/_redirects', '/_headers', '/_nginx.conf', '/.htaccess'])
			expect((await fetch(server.url + path)).status).toBe(404);
	} finally {
		await server.close();
	}
	const program = isLong ? await findNginx() : null;
	if (program === null) return;
	const work = mkdtempSync(join(tmpdir(), 'nginx-'));
	const nginx = await startNginx(program, { root: dist, work });
	try {
		await expectAnswers(nginx.url, pages);
	} finally {
		await nginx.close();
		rmSync(work, { recursive: true });
	}
}

async function expectSafeSite(named: readonly Named[]): Promise<readonly Named[]> {
	const parsed = read(named);
	const taken = expectJudged(named, parsed);
	await build(parsed, taken);
	expectInside();
	expectHostFiles();
	await expectServed(pathsOf(taken));
	return taken;
}

/** Of every collection. */
function everywhere(names: readonly string[]): readonly Named[] {
	return Object.keys(slugged).flatMap((collection, place) =>
		names.map((slug, index) => ({ collection, id: firstId * (place + 1) + index, slug })),
	);
}

describe('a slug', () => {
	it.each(Object.entries(hostileNames))('that is %s is refused of every record', (_, slug) => {
		expect(expectJudged(everywhere([slug]), read(everywhere([slug])))).toEqual([]);
	});

	it('that only looks like something else has a page like any other', async () => {
		const taken = await expectSafeSite(everywhere([...harmlessNames, ...Object.values(hostileNames)]));
		// The shop itself has a list for each language at one of them.
		expect(taken.map(({ slug }) => slug)).toEqual(
			Object.keys(slugged).flatMap((collection) => harmlessNames.filter((slug) => collection !== 'ecommerce_category' || slug !== 'en')),
		);
	});

	it('that two records have is told of the second; one that differs by case is refused', () => {
		for (const collection of Object.keys(slugged)) {
			const { problems } = read(['kette', 'kette', 'Kette'].map((slug, index) => ({ collection, id: firstId + index, slug })));
			const told = problems
				.filter(({ field, code }) => field === 'slug' && code !== 'field-required')
				.map(({ code, id }) => `${code} ${id}`);
			expect([collection, told]).toEqual([collection, ['slug-duplicate 1001', 'slug-invalid 1002']]);
		}
	});

	it(`of ${count({ usual: 100, long: 10_000 })} records is refused or has a page`, async () => {
		const random = createRandom(8);
		const collections = Object.keys(slugged);
		let takenCount = 0;
		for (let batch = 0; batch < count({ usual: 1, long: 10 }); batch++) {
			const names = new Set<string>();
			while (names.size < count({ usual: 100, long: 1000 })) names.add(aName(random));
			const named = [...names].map((slug, index) => ({
				collection: collections[index % collections.length] ?? '',
				id: firstId + index,
				slug,
			}));
			takenCount += (await expectSafeSite(named)).length;
		}
		expect(takenCount).toBeGreaterThan(count({ usual: 40, long: 4000 }));
	});
});

describe('a path of the history', () => {
	it.each(Object.entries(hostileNames))('that holds %s is refused with the whole history, or is none', (_, slug) => {
		for (const [collection, path] of [
			['page', slug],
			['ecommerce_product', `uhren/${slug}`],
		]) {
			const text = JSON.stringify([{ id: 1, until: { [`${path}`]: '2026-01-01T00:00:00Z' } }]);
			const { history } = aSnapshot({}, {}, new Map([[`history/paths/${collection}/0-65535.json`, text]]));
			// The one key that no object can be given by a name is not read at all.
			if (path === '__proto__') expect(readSiteHistory(history).formerPaths).toEqual([]);
			else expect(() => readSiteHistory(history)).toThrow('is no path');
		}
	});
});

describe("a picture's file name", () => {
	it('names no file, whatever it is, and finds its picture', async () => {
		const work = mkdtempSync(join(tmpdir(), 'hostile-names-'));
		try {
			const originals = await createOriginals(join(work, 'a/b/originals'));
			const names = Object.values(hostileNames).filter((name) => name !== '');
			const random = createRandom(88);
			const generated = Array.from({ length: count({ usual: 15, long: 300 }) }, () => aName(random));
			const all = [...new Set([...names, ...generated].map((name) => `${name}.png`))];
			const bytes = await drawPicture(20, 10).png().toBuffer();
			for (const [index, name] of all.entries()) await originals.add(`file-${index}`, name, bytes);
			// Nobody described them, so that each is named in a problem.
			originals.files.splice(0);
			const config = { formats: ['jpeg'] as const, widths: [10], avifQuality: 50 };
			const pictures = await createPictures({ snapshot: originals, config, cacheDir: join(work, 'a/b/cache'), progress: silentProgress });
			const uses = all.map((_, index) => ({ file: `file-${index}`, collection: 'brand', id: index, field: 'picture' }));
			const inTexts = all.map((reference, id) => ({ reference, collection: 'page', id, field: 'body' }));
			const problems = await pictures.prepare(uses, inTexts);
			expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['alt-missing']));
			for (const { message } of problems) expect(message).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u);
			for (const name of all) expect([name, pictures.richTextPicture(name) === null]).toEqual([name, false]);
			for (const { name } of pictures.renditions()) expect(name).toMatch(/^[0-9a-f]{16}-\d+\.jpg$/);

			const images = new Map([...originals.images].map(([id, entry]) => [id, { ...entry, data: bytes }]));
			const files = all.map((name, index) => ({ id: `file-${index}`, filename_download: name }));
			const meta = { project: builders.projectDomain, fetchedAt: '2026-11-20T12:00:00.000Z', backendVersion: null, images };
			await writeSnapshot(join(work, 'a/b/content'), { directus_files: files }, meta);
			for (const file of filesBelow(work)) expect(file).toMatch(/^a\/b\/(?:originals|cache|content)\/[\w./-]+$/);
			expect(readFileSync(join(work, 'a/b/content/images/manifest.json'), 'utf8').split('\n').length).toBeGreaterThan(all.length);
		} finally {
			rmSync(work, { recursive: true });
		}
	});
});
