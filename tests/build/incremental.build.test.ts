/** Whatever editors do, a build that looks only at what changed ends with the site of one that knows nothing, and says the same. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFromSnapshot } from '../../commands/building/build-from-snapshot.ts';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { count, isLong } from '../../commands/testing/counts.ts';
import { imageFileName } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { createRandom } from '../../sandbox/random.ts';
import { silentProgress } from '../../site/progress.ts';
import demoConfig from '../../site.config.ts';
import { copyMadeCaches } from '../support/made-caches.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { firstOf, type Records } from '../support/trimmed-snapshot.ts';
import { type EditedShop, editAtRandom } from './random-edits.ts';

const editCount = count({ usual: 4, long: 100 });
/** Another number tries other edits. */
const seed = Number(process.env.EDIT_SEED ?? 7);
const productCount = count({ usual: 6, long: 22 });

async function demoShop(): Promise<EditedShop> {
	const demo = await openSnapshot(defaultFolders.content);
	const records: Records = Object.fromEntries(
		Object.keys(demo.manifest.collections).map((name) => [name, demo.records(name).map((record) => structuredClone(record))]),
	);
	records.ecommerce_product = firstOf(records, 'ecommerce_product')
		.filter((_, index) => !isLong || index % 2 === 0)
		.slice(0, productCount);
	const images = [...demo.images].map(([id, entry]) => [id, { ...entry, file: join(demo.imagesDir, imageFileName(entry)) }] as const);
	return { records, images: new Map(images) };
}

it(`equals a clean build after each of ${editCount} edits`, { timeout: editCount * 30_000 }, async () => {
	const work = await temporaryFolder();
	const config = { ...demoConfig, images: { formats: ['jpeg'], widths: [320], avifQuality: 50 } } as const;
	const common = { contentDir: join(work, 'content'), imageCacheDir: join(work, 'cache/images'), config, progress: silentProgress };
	copyMadeCaches(join(work, 'cache'), ['images']);
	copyMadeCaches(join(work, 'dist-cache'), ['bundles']);
	const at = (name: string) => ({ outDir: join(work, name), cacheDir: join(work, `${name}-cache`) });
	const write = ({ records, images }: EditedShop) =>
		writeSnapshot(common.contentDir, records, { project: config.projectDomain, fetchedAt: 'now', backendVersion: null, images });
	const buildClean = async () => {
		const { outDir, cacheDir } = at('clean');
		for (const dir of [outDir, ...['catalogue', 'output', 'rich-text', 'snapshot'].map((name) => join(cacheDir, name))])
			rmSync(dir, { recursive: true, force: true });
		return await buildFromSnapshot({ ...common, outDir, cacheDir });
	};

	const shop = await demoShop();
	await write(shop);
	expect((await buildFromSnapshot({ ...common, ...at('dist') })).summary).not.toBeNull();
	cpSync(join(at('dist').cacheDir, 'bundles'), join(at('clean').cacheDir, 'bundles'), { recursive: true, preserveTimestamps: true });
	const random = createRandom(seed);
	const told: string[] = [];
	let [looked, wrote] = [0, 0];
	for (let edit = 0; edit < editCount; edit += 1) {
		const before = structuredClone(shop);
		told.push(editAtRandom(shop, random));
		await write(shop);
		const trail = `seed ${seed}, edit ${edit}: ${told.join('; ')}`;
		const incremental = await buildFromSnapshot({ ...common, ...at('dist') });
		const clean = await buildClean();
		expect(incremental.problems, trail).toEqual(clean.problems);
		if (clean.summary === null) {
			expect(incremental.summary, trail).toBeNull();
			// The editor takes it back.
			Object.assign(shop, before);
			continue;
		}
		const { pages, images, bytes, buildHash } = clean.summary;
		expect(incremental.summary, trail).toMatchObject({ pages, images, bytes, buildHash });
		expect(differences(readTree(at('dist').outDir, 'content'), readTree(at('clean').outDir, 'content')), trail).toEqual([]);
		looked += incremental.summary?.rendered ?? 0;
		wrote += pages;
	}
	// Else nothing was tried that a clean build does not do.
	expect(looked).toBeLessThan(wrote);
});
