/** Where the benchmark keeps its things: below the project's cache, so that nothing of the work tree is touched. */
import { join } from 'node:path';
import { defaultFolders } from '../commands/options/project-folder.ts';

export const benchDir = join(defaultFolders.cache, 'bench');

/** The project as the benchmark runs it: a copy whose sources it may change. */
export const copiedProjectDir = join(benchDir, 'project');

/** Where measured programs keep temporary files. */
export const temporaryDir = join(benchDir, 'tmp');

/** The folders of one shop. */
export interface ShopFolders {
	readonly products: number;
	/** Snapshot as fetched from a backend whose texts were never rendered. */
	readonly plainContent: string;
	/** Snapshot as it lies in a repository: with rendered rich text. */
	readonly content: string;
	readonly config: string;
	readonly out: string;
	readonly cache: string;
	/** What the bare loop reads. */
	readonly loopInputs: string;
	readonly loopOut: string;
}

export function shopFolders(products: number): ShopFolders {
	const at = (name: string) => join(benchDir, `shop-${products}`, name);
	return {
		products,
		plainContent: at('plain-content'),
		content: at('content'),
		config: at('site.config.ts'),
		out: at('dist'),
		cache: at('cache'),
		loopInputs: at('loop'),
		loopOut: at('loop-dist'),
	};
}
