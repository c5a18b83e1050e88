/** A shop that is edited again and again, and built after each edit by a build that looks only at what changed and by one that knows nothing. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildFromSnapshot } from '../../commands/building/build-from-snapshot.ts';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { type ImageEntry, imageFileName } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';
import { silentProgress } from '../../site/progress.ts';
import demoConfig from '../../site.config.ts';
import { copyMadeCaches } from './made-caches.ts';
import { differences, readTree } from './read-tree.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { firstOf, type Records } from './trimmed-snapshot.ts';

/** A snapshot that is edited again and again. */
export interface EditedShop {
	readonly records: Records;
	/** By file id. */
	readonly images: Map<string, ImageEntry & { readonly file: string }>;
}

/** The demo's shop with the products of which `isKept` is true. */
export async function demoShop(isKept: (index: number) => boolean): Promise<EditedShop> {
	const demo = await openSnapshot(defaultFolders.content);
	const records: Records = Object.fromEntries(
		Object.keys(demo.manifest.collections).map((name) => [name, demo.records(name).map((record) => structuredClone(record))]),
	);
	records.ecommerce_product = firstOf(records, 'ecommerce_product').filter((_, index) => isKept(index));
	const images = [...demo.images].map(([id, entry]) => [id, { ...entry, file: join(demo.imagesDir, imageFileName(entry)) }] as const);
	return { records, images: new Map(images) };
}

export interface ComparedBuilds {
	/**
	 * Edits the shop, and compares the two builds after it. Tells what `edit` says of itself where they differ. False: there is no site after this
	 * edit, which is taken back.
	 */
	compare(edit: (shop: EditedShop) => string): Promise<boolean>;
	/** Pages that the incremental builds rendered, and those that clean ones did. */
	readonly rendered: { readonly incremental: number; readonly clean: number };
}

export async function compareBuilds(shop: EditedShop, label: string): Promise<ComparedBuilds> {
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

	await write(shop);
	expect((await buildFromSnapshot({ ...common, ...at('dist') })).summary).not.toBeNull();
	cpSync(join(at('dist').cacheDir, 'bundles'), join(at('clean').cacheDir, 'bundles'), { recursive: true, preserveTimestamps: true });
	const trail: string[] = [];
	const rendered = { incremental: 0, clean: 0 };
	return {
		rendered,
		async compare(edit) {
			const before = structuredClone(shop);
			trail.push(edit(shop));
			const told = `${label}, edit ${trail.length}: ${trail.join('; ')}`;
			await write(shop);
			const incremental = await buildFromSnapshot({ ...common, ...at('dist') });
			const clean = await buildClean();
			expect(incremental.problems, told).toEqual(clean.problems);
			if (clean.summary === null) {
				expect(incremental.summary, told).toBeNull();
				Object.assign(shop, before);
				return false;
			}
			const { pages, images, bytes, buildHash } = clean.summary;
			expect(incremental.summary, told).toMatchObject({ pages, images, bytes, buildHash });
			expect(differences(readTree(at('dist').outDir, 'content'), readTree(at('clean').outDir, 'content')), told).toEqual([]);
			rendered.incremental += incremental.summary?.rendered ?? 0;
			rendered.clean += pages;
			return true;
		},
	};
}
