/** Keeps what every page loads in one file: esbuild alone cuts a chunk for each set of pages that share a module, most of them under 300 bytes. */
import { join, relative, sep } from 'node:path';
import posix from 'node:path/posix';
import type { Plugin } from 'esbuild';

const namespace = 'lazy';
const alwaysLoaded = 'client/always-loaded.ts';

/**
 * Every script that is imported on demand imports `client/always-loaded.ts` first. That file's modules are then reached from the same entries, all of
 * them, which is what esbuild cuts chunks by. The page waits for nothing more: a chunk has always needed the app that asks for it.
 */
export function oneAppChunk(projectDir: string): Plugin {
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
export function isRead(input: string): boolean {
	return !input.startsWith(`${namespace}:`);
}

/** Whether esbuild names by `entryPoint` the script of a module, which may be one that is imported on demand. */
export function isEntryOf(entryPoint: string | undefined, module: string): boolean {
	return entryPoint === module || entryPoint === `${namespace}:${module}`;
}
