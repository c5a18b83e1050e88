/** The inputs of a bundle: the files that esbuild read, and those that decided where to find them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import posix, { dirname } from 'node:path/posix';
import type { PerLanguage } from '../../site/languages.ts';

/** A bundle, and the paths below the project's folder of all files in it. */
export type Bundled<Bundle> = Bundle & { readonly inputs: readonly string[] };

/** A page that the service worker keeps, so that it can be read without a network. */
export interface OfflinePage {
	readonly paths: PerLanguage<string>;
	/** What it needs beside the modules of every page. */
	readonly modules: PerLanguage<readonly string[]>;
}

/** The inputs of several bundles, each once, with every package.json above one of them: it decides what an import of a package means. */
export function allInputs(projectDir: string, ...bundles: readonly Bundled<object>[]): string[] {
	const inputs = new Set(bundles.flatMap((bundle) => bundle.inputs));
	const folders = new Set<string>();
	for (const input of inputs) {
		for (let folder = dirname(input); !folders.has(folder); folder = dirname(folder)) {
			folders.add(folder);
		}
	}
	const packages = [...folders].map((folder) => posix.join(folder, 'package.json'));
	return [...inputs, ...packages.filter((path) => existsSync(join(projectDir, path)))].sort();
}
