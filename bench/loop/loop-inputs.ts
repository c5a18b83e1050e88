/** What the bare loop starts from, as files: everything that it is not measured for is in them already. */
import { join } from 'node:path';
import type { ShellData } from '../../client/layout/shell-data.ts';
import type { TemplateName } from '../../client/pages/page-data.ts';
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
	readonly frames: { readonly [Template in TemplateName]?: DocumentFrame };
	readonly shells: PerLanguage<ShellData>;
}

/** What all pages of a template share. */
export interface DocumentFrame {
	/** Attributes of the root element after its language. */
	readonly rootMarks: string;
	/** The head before and after the page's own elements. */
	readonly headStart: string;
	readonly headEnd: string;
	/** The link of the sheet for what is below the page. */
	readonly endSheet: string;
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
