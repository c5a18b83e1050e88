/** A release carries the snapshot that its site was built from, so that the prices of pages and of the order service change in one step. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { readLetterhead } from '../../../orders/shop/letterhead.ts';
import { logoFiles } from '../../../orders/shop/logo-files.ts';
import { createShopSource } from '../../../orders/shop/shop.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { snapshotId } from '../../../pipeline/snapshot/snapshot-id.ts';
import { noteBuiltFrom } from '../../../renderer/output/built-from.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { releaseFolders } from '../../../renderer/release/release-folders.ts';
import { currentContentDir } from '../../../renderer/release/released-snapshot.ts';
import { rollBack } from '../../../renderer/release/roll-back.ts';
import siteConfig from '../../../site.config.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { aSite, releasePlace, writeSite } from './small-site.ts';

const project = 'goldschmiede.example';

/** A snapshot with one ring, written as a fetch does, but for the hash, which an edit by hand would miss too. */
function writeSnapshot(
	dir: string,
	{ price, fetchedAt = '2026-11-20T11:00:00.000Z' }: { readonly price: string; readonly fetchedAt?: string },
): void {
	const records = {
		project: [{ id: 1, domain: project }],
		ecommerce_product: [{ id: 1, project, status: 'published', display_name: 'Ring', price_brutto: price, stock: 1, variants: [] }],
	};
	const collections = Object.entries(records).map(([name, rows]) => {
		const file = `records/${name}/all.json`;
		mkdirSync(join(dir, 'records', name), { recursive: true });
		writeFileSync(join(dir, file), JSON.stringify(rows));
		return [name, { count: rows.length, shards: [{ file, sha256: '0'.repeat(64), count: rows.length }] }] as const;
	});
	const manifest = {
		formatVersion: 1,
		project,
		fetchedAt,
		readFrom: fetchedAt,
		backendVersion: null,
		collections: Object.fromEntries(collections),
	};
	writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
}

async function place() {
	const work = await temporaryFolder();
	const { site, dir, release } = releasePlace(work);
	const contentDir = join(work, 'content');
	const build = async (version: string): Promise<void> => {
		writeSite(site.outDir, aSite(version));
		await noteBuiltFrom(siteFolders(site.outDir, site.cacheDir), snapshotId(await openSnapshot(contentDir)));
	};
	const folders = releaseFolders(dir);
	const shop = createShopSource(() => currentContentDir(folders), project);
	return {
		...{ dir, contentDir, build, release },
		releaseBoth: () => release({ contentDir }),
		/** What a visitor is told: by the site, and by the service. */
		async seen() {
			const { snapshot, offer, readFromMs } = await shop.read();
			const ofSite: { snapshot: string } = JSON.parse(readFileSync(join(dir, 'current/snapshot.json'), 'utf8'));
			expect(snapshot).toBe(ofSite.snapshot);
			const page = /app-(\w+)/.exec(readFileSync(join(dir, 'current/index.html'), 'utf8'))?.[1];
			return { page, cents: offer(1, null)?.cents, fetchedAt: new Date(readFromMs ?? 0).toISOString() };
		},
	};
}

it('switches pages and prices together, forwards and back', async () => {
	const { build, contentDir, dir, releaseBoth, seen } = await place();
	writeSnapshot(contentDir, { price: '100.00' });
	await build('a');
	expect(await releaseBoth()).toMatchObject({ kind: 'switched', current: 1 });
	writeSnapshot(contentDir, { price: '120.00' });
	await build('b');
	expect(await seen()).toMatchObject({ page: 'a', cents: 10_000 });
	expect(await releaseBoth()).toMatchObject({ kind: 'switched', current: 2 });
	expect(await seen()).toMatchObject({ page: 'b', cents: 12_000 });
	await rollBack(dir);
	expect(await seen()).toMatchObject({ page: 'a', cents: 10_000 });
	expect(await releaseBoth()).toMatchObject({ kind: 'switched', current: 2, made: false });
	expect(await seen()).toMatchObject({ page: 'b', cents: 12_000 });
});

it('is a new release where records changed and no page did, and the same one where only the time of the fetch did', async () => {
	const { build, contentDir, dir, releaseBoth, seen } = await place();
	writeSnapshot(contentDir, { price: '100.00' });
	await build('a');
	await releaseBoth();
	writeSnapshot(contentDir, { price: '100.00', fetchedAt: '2026-11-21T11:00:00.000Z' });
	expect(await releaseBoth()).toEqual({ kind: 'unchanged', current: 1 });
	expect(await seen()).toEqual({ page: 'a', cents: 10_000, fetchedAt: '2026-11-21T11:00:00.000Z' });
	expect(readdirSync(join(dir, 'releases')).sort()).toEqual(['1', '1.content', '1.json']);
	writeSnapshot(contentDir, { price: '90.00' });
	await build('a');
	expect(await releaseBoth()).toMatchObject({ kind: 'switched', current: 2, changed: 0 });
	expect(await seen()).toMatchObject({ page: 'a', cents: 9_000 });
});

it('joins no site to a snapshot that was fetched after it, and is not made without one once the service reads it', async () => {
	const { build, contentDir, dir, release, releaseBoth, seen } = await place();
	writeSnapshot(contentDir, { price: '100.00' });
	await build('a');
	await releaseBoth();
	writeSnapshot(contentDir, { price: '120.00' });
	await expect(releaseBoth()).rejects.toThrow('was not built from what is in');
	await build('b');
	await expect(release()).rejects.toThrow("Name the snapshot's folder with --content.");
	expect(await seen()).toMatchObject({ page: 'a', cents: 10_000 });
	expect(readdirSync(join(dir, 'releases')).sort()).toEqual(['1', '1.content', '1.json']);
});

it('stays as it was when the snapshot is edited in place, and goes with its release', async () => {
	const { build, contentDir, dir, releaseBoth, seen } = await place();
	for (const [index, version] of ['a', 'b', 'c', 'd', 'e'].entries()) {
		writeSnapshot(contentDir, { price: `${index + 1}.00` });
		await build(version);
		await releaseBoth();
	}
	writeSnapshot(contentDir, { price: '77.00' });
	expect(await seen()).toMatchObject({ page: 'e', cents: 500 });
	expect([1, 2].map((number) => existsSync(join(dir, `releases/${number}.content`)))).toEqual([false, true]);
});

it('says what to do where the release carries none', async () => {
	const { build, contentDir, release, seen } = await place();
	await expect(seen()).rejects.toThrow('carries no snapshot. Release the site with');
	writeSnapshot(contentDir, { price: '100.00' });
	await build('a');
	await release();
	await expect(seen()).rejects.toThrow('carries no snapshot. Release the site with');
});

it('carries the logo, which the service puts on its letters, and no other picture', async () => {
	const work = await temporaryFolder();
	const { site, dir, release } = releasePlace(work);
	writeSite(site.outDir, aSite('1'));
	const contentDir = defaultFolders.content;
	await noteBuiltFrom(siteFolders(site.outDir, site.cacheDir), snapshotId(await openSnapshot(contentDir)));
	// A release of a version that carried none gets it as well.
	await release({ contentDir });
	expect(await release({ contentDir, pictures: logoFiles })).toEqual({ kind: 'unchanged', current: 1 });
	const released = currentContentDir(releaseFolders(dir));
	const { projectDomain } = siteConfig;
	expect((await readLetterhead(released, projectDomain)).logo).toEqual((await readLetterhead(contentDir, projectDomain)).logo);
	expect((await readLetterhead(released, projectDomain)).logo?.width).toBeGreaterThan(0);
	const pictures = readdirSync(join(released, 'images')).filter((name) => !name.endsWith('.json'));
	expect(pictures).toEqual([...logoFiles(await openSnapshot(contentDir))]);
});
