/** What the bare loop starts from, as files: everything that it is not measured for is in them already. */
import { join } from 'node:path';
import type { ShellData } from '../../client/layout/shell-data.ts';
import type { PerLanguage } from '../../site/languages.ts';

export interface LoopInputFiles {
	/** Page data, a page a line; in place of each rich text stands its markdown. */
	readonly sources: string;
	/** The same with rendered texts whose placeholders are not filled yet, as a snapshot keeps them. */
	readonly kept: string;
	/** `LoopFrame` as JSON. */
	readonly frame: string;
	/** The product's components as one module. */
	readonly server: string;
	/** The loop itself as one module. */
	readonly program: string;
}

export interface LoopFrame {
	/** What stands in every head before and after the page's own elements. */
	readonly frame: { readonly headStart: string; readonly headEnd: string };
	readonly shells: PerLanguage<ShellData>;
}

export function loopInputFiles(dir: string): LoopInputFiles {
	return {
		sources: join(dir, 'sources.jsonl'),
		kept: join(dir, 'kept.jsonl'),
		frame: join(dir, 'frame.json'),
		server: join(dir, 'server.mjs'),
		program: join(dir, 'loop.mjs'),
	};
}
