/** Bundles the client for rendering: React and every page as one module that the builder imports. It never reaches `dist`. */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { ServerBundle } from '../../client/server-bundle.ts';
import { contentHash } from '../content-hash.ts';
import { sourceHash } from './source-hash.ts';

/** Imported only when something is rendered. */
export interface LazyServerBundle {
	/** Changes with all code that decides how a page looks, the renderer's own included. */
	readonly hash: string;
	/** The same bundle at every call. */
	load(): Promise<ServerBundle>;
}

/** Sources that take part in a page: those in the server bundle, and those that make what it is given and put its HTML together. */
const pageFolders = ['site', 'pipeline', 'client', 'renderer', 'commands/building'];

/** Bundles `client/server.tsx` below `projectDir` and keeps it in `cacheDir`. */
export async function loadServerBundle(projectDir: string, cacheDir: string): Promise<LazyServerBundle> {
	const source = await bundleClientForNode(projectDir);
	const file = await keepBundle(source, cacheDir);
	let loaded: Promise<ServerBundle> | null = null;
	return {
		hash: contentHash(source, sourceHash(projectDir, pageFolders)),
		load() {
			loaded ??= import(pathToFileURL(file).href);
			return loaded;
		},
	};
}

async function keepBundle(source: Uint8Array, cacheDir: string): Promise<string> {
	const folder = join(cacheDir, 'server-bundle');
	const file = join(folder, `${contentHash(source)}.mjs`);
	await mkdir(folder, { recursive: true });
	await writeFile(file, source);
	await forgetOldBundles(folder);
	return file;
}

function bundleClientForNode(projectDir: string): Promise<Uint8Array> {
	return bundleForNode(projectDir, {
		entryPoints: ['client/server.tsx'],
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		// React's CommonJS build requires Node's own modules.
		banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
		loader: { '.css': 'empty' },
	});
}

async function bundleForNode(projectDir: string, options: BuildOptions): Promise<Uint8Array> {
	const { outputFiles } = await build({
		...options,
		absWorkingDir: projectDir,
		outfile: 'server.mjs',
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: ['node24'],
		minifySyntax: true,
		minifyWhitespace: true,
		legalComments: 'none',
		write: false,
		logLevel: 'silent',
	});
	const source = outputFiles?.[0]?.contents;
	if (source === undefined) {
		throw new Error(`The bundle of ${options.entryPoints} is empty.`);
	}
	return source;
}

/** Bundles of other builds may be in use; those of an hour ago are not. */
async function forgetOldBundles(folder: string): Promise<void> {
	for (const name of await readdir(folder)) {
		const file = join(folder, name);
		const { mtimeMs } = await stat(file);
		if (Date.now() - mtimeMs > 3_600_000) {
			await rm(file, { force: true });
		}
	}
}
