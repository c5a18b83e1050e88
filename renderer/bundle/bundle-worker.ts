/** Bundles the service worker: one that works, with the list of scripts that it keeps from the start, and one that takes it away. */
import { build, type Metafile } from 'esbuild';
import { perLanguage } from '../../site/languages.ts';
import type { BrowserScripts } from './bundle-browser.ts';
import type { Bundled, OfflinePage } from './bundle-inputs.ts';

export interface WorkerScripts {
	readonly working: string;
	/** The kill switch. */
	readonly retired: string;
}

const entries = { working: 'client/worker/worker.ts', retired: 'client/worker/retired-worker.ts' } as const;

/** Bundles `client/worker` below `projectDir`. The scripts are names below `/assets/`, which change with their content. */
export async function bundleWorker(
	projectDir: string,
	{ shell, offline }: Pick<BrowserScripts, 'shell' | 'offline'>,
	{ paths }: Pick<OfflinePage, 'paths'>,
): Promise<Bundled<WorkerScripts>> {
	// The whole package takes five times as long to load, and builds with kept bundles do without this, too
	const { getManifest } = await import('workbox-build/build/get-manifest.js');
	const { manifestEntries = [] } = await getManifest({
		globDirectory: projectDir,
		globPatterns: [],
		additionalManifestEntries: shell.map((name) => ({ url: `/assets/${name}`, revision: null })),
	});
	const offlinePages = perLanguage((language) => ({ path: paths[language], scripts: offline[language] }));
	const [working, retired] = await Promise.all([
		bundleEntry(projectDir, entries.working, { 'self.__WB_MANIFEST': manifestEntries, 'self.__OFFLINE_PAGES': offlinePages }),
		bundleEntry(projectDir, entries.retired, {}),
	]);
	return {
		working: working.text,
		retired: retired.text,
		// esbuild counts what it puts in the list's place among them, and that is no file
		inputs: [working, retired].flatMap(({ metafile }) => Object.keys(metafile.inputs)).filter((path) => !path.startsWith('<define:')),
	};
}

/** `values`: take the place of what they are named by. */
async function bundleEntry(
	projectDir: string,
	entry: string,
	values: Readonly<Record<string, unknown>>,
): Promise<{ text: string; metafile: Metafile }> {
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
		define: {
			'process.env.NODE_ENV': '"production"',
			...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
		},
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
