/** Bundles the client for rendering: React and every page as one module that the builder imports. It never reaches `dist`. */
import { build } from 'esbuild';
import type { Bundled } from './bundle-inputs.ts';

export interface ServerModule {
	/** The source of an ES module that exports a `ServerBundle`. */
	readonly source: Uint8Array;
}

/** Bundles `client/server.tsx` below `projectDir`. */
export async function bundleServer(projectDir: string): Promise<Bundled<ServerModule>> {
	const { outputFiles, metafile } = await build({
		absWorkingDir: projectDir,
		entryPoints: ['client/server.tsx'],
		outfile: 'server.mjs',
		bundle: true,
		preserveSymlinks: true,
		format: 'esm',
		platform: 'node',
		target: ['node24'],
		jsx: 'automatic',
		tsconfigRaw: {},
		minifySyntax: true,
		minifyWhitespace: true,
		legalComments: 'none',
		define: { 'process.env.NODE_ENV': '"production"' },
		// React's CommonJS build requires Node's own modules.
		banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
		loader: { '.css': 'empty' },
		write: false,
		metafile: true,
		logLevel: 'silent',
	});
	const source = outputFiles[0]?.contents;
	if (source === undefined) {
		throw new Error('The bundle of client/server.tsx is empty.');
	}
	return { source, inputs: Object.keys(metafile.inputs) };
}
