/** Bundles what ships: the scripts, one chunk a page, under names that carry their content's hash. */

import { basename, join, relative, sep } from 'node:path';
import posix from 'node:path/posix';
import { build, type Metafile, type Plugin } from 'esbuild';
import { VERSION } from 'rolldown';
import { type MinifyOptions, minify } from 'rolldown/utils';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { Bundled, OfflinePage } from './bundle-inputs.ts';
import { withoutUnusedReact } from './without-unused-react.ts';

export interface BrowserScripts {
	/** By name below `/assets/`. */
	readonly files: ReadonlyMap<string, Uint8Array>;
	/** Name of the entry, `client/boot.ts`. */
	readonly boot: string;
	/** Names of the scripts that every page needs: boot, app, the head of pages that navigation shows, and all that they import at once. */
	readonly shell: readonly string[];
	/** Names of the scripts that the page needs beyond them that can be read without a network. */
	readonly offline: PerLanguage<readonly string[]>;
	/** Identifies the scripts, and only them: a change of content or styles keeps it. */
	readonly buildHash: string;
}

/** Bundles `client/boot.ts` below `projectDir`; the same sources give the same bytes wherever they lie. */
export async function bundleBrowser(projectDir: string, { modules }: Pick<OfflinePage, 'modules'>): Promise<Bundled<BrowserScripts>> {
	const { outputFiles, metafile } = await build({
		absWorkingDir: projectDir,
		entryPoints: ['client/boot.ts'],
		outdir: 'assets',
		bundle: true,
		preserveSymlinks: true,
		splitting: true,
		format: 'esm',
		platform: 'browser',
		target: ['es2022'],
		jsx: 'automatic',
		tsconfigRaw: {},
		minify: true,
		legalComments: 'none',
		charset: 'utf8',
		// Part of the hash in each name: another minifier makes other files of the same sources.
		banner: { js: `/* ${minifier} */` },
		// React's production build looks for the developer tools, too.
		define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
		entryNames: '[name]-[hash]',
		chunkNames: '[name]-[hash]',
		assetNames: '[name]-[hash]',
		plugins: [oneAppChunk(projectDir), withoutSignalsRuntime(), withoutUnusedReact()],
		write: false,
		metafile: true,
		logLevel: 'silent',
	});
	const files = await shrinkScripts(new Map(outputFiles.map((file) => [basename(file.path), file.contents])));
	const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === 'client/boot.ts');
	if (entry === undefined) {
		throw new Error('The browser bundle has no entry for client/boot.ts.');
	}
	const boot = basename(entry[0]);
	files.set(boot, withoutRuntimeImport(files.get(boot) ?? new Uint8Array()));
	const names = [...files.keys()].sort();
	const shell = namesOf(shellModules, metafile.outputs);
	return {
		files: new Map(names.map((name) => [name, files.get(name) ?? new Uint8Array()])),
		boot,
		shell,
		offline: perLanguage((language) => namesOf(modules[language], metafile.outputs).filter((name) => !shell.includes(name))),
		buildHash: shortHash(...names),
		inputs: Object.keys(metafile.inputs).filter(isRead),
	};
}

const shellModules = ['client/boot.ts', 'client/app.ts', 'client/runtime/navigation/PageHead.tsx'];

/** With all that they import at once. */
function namesOf(modules: readonly string[], outputs: Metafile['outputs']): string[] {
	const paths = new Set(modules.map((module) => Object.keys(outputs).find((path) => isEntryOf(outputs[path]?.entryPoint, module))));
	for (const path of paths) {
		for (const { path: imported, kind } of outputs[path ?? '']?.imports ?? []) {
			if (kind === 'import-statement') paths.add(imported);
		}
	}
	return [...paths].flatMap((path) => (path === undefined ? [] : [basename(path)])).sort();
}

/**
 * esbuild lets every entry of several modules import its helper functions, used or not. Boot uses none, and must run without waiting
 * for a second request: what is clicked before it runs is lost.
 */
function withoutRuntimeImport(script: Uint8Array): Uint8Array {
	return new TextEncoder().encode(new TextDecoder().decode(script).replace(/^import"\.\/chunk-[A-Z0-9]+\.js";/, ''));
}

/** What the entry of `@preact/signals-react` exports beside the signals themselves; it changes React where it is loaded. */
const runtime = '@preact/signals-react/runtime';

/** The runtime is left out where its exports are not used, 0.9 kB (brotli) on each page: it declares that its loading has an effect, which is unwanted here. */
function withoutSignalsRuntime(): Plugin {
	return {
		name: 'without-signals-runtime',
		setup(build) {
			build.onResolve({ filter: new RegExp(`^${runtime}$`) }, async ({ path, pluginData, ...options }) => {
				if (pluginData === runtime) return undefined;
				const { importer, namespace, resolveDir, kind } = options;
				const found = await build.resolve(path, { importer, namespace, resolveDir, kind, pluginData: runtime });
				return { ...found, sideEffects: false };
			});
		},
	};
}

/** Names that rolldown chooses compress better than those of esbuild. */
const minifyOptions: MinifyOptions = {
	module: true,
	compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } },
	mangle: { toplevel: true },
};

/** Differs where another version, or other options, would make other files of the same scripts. */
export const minifier = `rolldown ${VERSION} ${JSON.stringify(minifyOptions)}`;

/** The scripts by name, with the same exports and fewer bytes: those of a large page come to 1.5 kB less brotli. @throws Error for a script with a fault */
export async function shrinkScripts(scripts: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
	const shrunk = await Promise.all([...scripts].map(async ([name, script]) => [name, await shrink(name, script)] as const));
	return new Map(shrunk);
}

async function shrink(name: string, script: Uint8Array): Promise<Uint8Array> {
	const { code, errors } = await minify(name, new TextDecoder().decode(script), minifyOptions);
	const [fault] = errors;
	if (fault !== undefined) throw new Error(`${name} cannot be minified: ${fault.message}`, { cause: fault });
	return new TextEncoder().encode(code);
}

const namespace = 'lazy';
const alwaysLoaded = 'client/always-loaded.ts';

/**
 * Keeps what every page loads in one file: esbuild alone cuts a chunk for each set of pages that share a module, most of them under 300
 * bytes. Every script that is imported on demand imports `client/always-loaded.ts` first. That file's modules are then reached from the same
 * entries, all of them, which is what esbuild cuts chunks by. The page waits for nothing more: a chunk has always needed the app that asks
 * for it.
 */
function oneAppChunk(projectDir: string): Plugin {
	return {
		name: 'one-app-chunk',
		setup(build) {
			build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path, resolveDir }) => {
				if (kind !== 'dynamic-import') return undefined;
				const file = relative(projectDir, join(resolveDir, path)).split(sep).join(posix.sep);
				return { path: file, namespace };
			});
			build.onLoad({ filter: /./, namespace }, ({ path }) => ({
				contents: `import './${alwaysLoaded}';\nexport * from './${path}';\n`,
				loader: 'ts',
				resolveDir: projectDir,
			}));
		},
	};
}

/** Whether esbuild names by this a file of the project, and not one that this plugin makes. */
function isRead(input: string): boolean {
	return !input.startsWith(`${namespace}:`);
}

/** Whether esbuild names by `entryPoint` the script of a module, which may be one that is imported on demand. */
function isEntryOf(entryPoint: string | undefined, module: string): boolean {
	return entryPoint === module || entryPoint === `${namespace}:${module}`;
}
