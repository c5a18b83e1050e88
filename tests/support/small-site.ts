/** Small sites of the real client, built in this process again and again: what a test changes is all that differs from one build to the next. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';
import { type BundleInputs, bundleClient, type ClientBundles } from '../../renderer/bundle/bundle-client.ts';
import { type BuildOptions, type BuildResult, buildSite } from '../../shop/build-shop.ts';
import type { Content } from '../../shop/content/content.ts';
import type { Product } from '../../shop/content/product.ts';
import { silentProgress } from '../../site/progress.ts';
import { aCatalogue, aContent, aProduct, aSiteConfig, plainRichText, someImages } from '../builders/content.ts';

export interface SmallBuild extends Partial<BuildOptions> {
	readonly content?: Content;
	readonly products?: readonly Product[];
}

export interface SmallSites {
	readonly work: string;
	/** The client is the same in all builds, even while somebody works on it. */
	readonly bundle: (inputs: BundleInputs) => Promise<ClientBundles>;
	build(folder: string, build?: SmallBuild): Promise<BuildResult>;
	/** A copy of a site as if it had been built there: what is known of it comes with the first build. */
	copy(from: string, to: string): void;
	read(folder: string, path: string): string;
	/** Inode and time of every file. */
	state(folder: string): Record<string, string>;
	remove(): void;
}

export const twoProducts: readonly Product[] = [aProduct(), aProduct({ id: 2 })];

/** Folders below one of its own, removed at the end. */
export function createSmallSites(): SmallSites {
	const work = mkdtempSync(join(tmpdir(), 'small-site-'));
	let bundles: Promise<ClientBundles> | null = null;
	const bundle = (inputs: BundleInputs) => {
		bundles ??= bundleClient(inputs);
		return bundles;
	};
	return {
		work,
		bundle,
		build: (folder, { content = aContent(), products = twoProducts, ...fields } = {}) =>
			buildSite({
				config: aSiteConfig(),
				content,
				catalogue: aCatalogue(products),
				images: someImages,
				richText: plainRichText,
				source: { contentDir: 'content', imagesHash: '' },
				projectDir,
				outDir: join(work, folder),
				cacheDir: join(work, 'cache'),
				progress: silentProgress,
				bundle,
				...fields,
			}),
		copy: (from, to) => cpSync(join(work, from), join(work, to), { recursive: true, preserveTimestamps: true }),
		read: (folder, path) => readFileSync(join(work, folder, path), 'utf8'),
		state(folder) {
			const dir = join(work, folder);
			const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
			return Object.fromEntries(
				files.map((entry) => {
					const file = join(entry.parentPath, entry.name);
					const { ino, mtimeMs } = statSync(file);
					return [file.slice(dir.length + 1), `${ino} ${mtimeMs}`];
				}),
			);
		},
		remove: () => rmSync(work, { recursive: true }),
	};
}

/** Files that were written, added or removed between two states. */
export function changedFiles(before: Record<string, string>, after: Record<string, string>): string[] {
	return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => before[path] !== after[path]).sort();
}

/** Both files of each page, sorted. */
export function pageFiles(...paths: readonly string[]): string[] {
	return paths
		.flatMap((path) =>
			path === '/' ? ['index.html', 'page-data/index/page-data.json'] : [`${path.slice(1)}/index.html`, `page-data${path}/page-data.json`],
		)
		.sort();
}
