/** Bundles what ships: the scripts, one chunk a page, under names that carry their content's hash. */
import { basename } from 'node:path';
import { build } from 'esbuild';
import { contentHash } from './content-hash.ts';

export interface BrowserScripts {
	/** By name below `/assets/`. */
	readonly files: ReadonlyMap<string, Uint8Array>;
	/** Name of the entry, `client/boot.ts`. */
	readonly boot: string;
	/** Identifies the scripts, and only them: a change of content or styles keeps it (design §5). */
	readonly buildHash: string;
}

/** Bundles `client/boot.ts` below `projectDir`; the same sources give the same bytes wherever they lie. */
export async function bundleBrowser(projectDir: string): Promise<BrowserScripts> {
	const { outputFiles, metafile } = await build({
		absWorkingDir: projectDir,
		entryPoints: ['client/boot.ts'],
		outdir: 'assets',
		bundle: true,
		splitting: true,
		format: 'esm',
		platform: 'browser',
		target: ['es2022'],
		jsx: 'automatic',
		minify: true,
		legalComments: 'none',
		charset: 'utf8',
		define: { 'process.env.NODE_ENV': '"production"' },
		entryNames: '[name]-[hash]',
		chunkNames: '[name]-[hash]',
		assetNames: '[name]-[hash]',
		write: false,
		metafile: true,
		logLevel: 'silent',
	});
	const files = new Map(outputFiles.map((file) => [basename(file.path), file.contents]));
	const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === 'client/boot.ts');
	if (entry === undefined) {
		throw new Error('The browser bundle has no entry for client/boot.ts.');
	}
	const names = [...files.keys()].sort();
	return {
		files: new Map(names.map((name) => [name, files.get(name) ?? new Uint8Array()])),
		boot: basename(entry[0]),
		buildHash: contentHash(...names),
	};
}
