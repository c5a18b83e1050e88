/** Bundles the service worker: one that works, with the list of scripts that it keeps from the start, and one that takes it away. */
import { build, type Metafile } from 'esbuild';
import type { Bundled } from './bundle-inputs.ts';

export interface WorkerScripts {
	readonly working: string;
	/** The kill switch. */
	readonly retired: string;
}

const entries = { working: 'client/worker/worker.ts', retired: 'client/worker/retired-worker.ts' } as const;

/** Bundles `client/worker` below `projectDir`. `kept`: names below `/assets/` that change with their content. */
export async function bundleWorker(projectDir: string, kept: readonly string[]): Promise<Bundled<WorkerScripts>> {
	// The whole package takes five times as long to load, and builds with kept bundles do without this, too
	const { getManifest } = await import('workbox-build/build/get-manifest.js');
	const { manifestEntries = [] } = await getManifest({
		globDirectory: projectDir,
		globPatterns: [],
		additionalManifestEntries: kept.map((name) => ({ url: `/assets/${name}`, revision: null })),
	});
	const [working, retired] = await Promise.all([
		bundleEntry(projectDir, entries.working, JSON.stringify(manifestEntries)),
		bundleEntry(projectDir, entries.retired, '[]'),
	]);
	return {
		working: working.text,
		retired: retired.text,
		// esbuild counts what it puts in the list's place among them, and that is no file
		inputs: [working, retired].flatMap(({ metafile }) => Object.keys(metafile.inputs)).filter((path) => !path.startsWith('<define:')),
	};
}

async function bundleEntry(projectDir: string, entry: string, manifest: string): Promise<{ text: string; metafile: Metafile }> {
	const { outputFiles, metafile } = await build({
		absWorkingDir: projectDir,
		entryPoints: [entry],
		outfile: 'sw.js',
		bundle: true,
		preserveSymlinks: true,
		format: 'iife',
		platform: 'browser',
		target: ['es2022'],
		tsconfigRaw: {},
		minify: true,
		legalComments: 'none',
		charset: 'utf8',
		define: { 'process.env.NODE_ENV': '"production"', 'self.__WB_MANIFEST': manifest },
		write: false,
		metafile: true,
		logLevel: 'silent',
	});
	const text = outputFiles[0]?.text;
	if (text === undefined) {
		throw new Error(`The bundle of ${entry} is empty.`);
	}
	return { text, metafile };
}
