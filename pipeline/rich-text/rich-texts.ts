/** The rich text of a site: what the snapshot or the cache holds is taken, the rest is rendered and cached. */
import type { Progress } from '../../site/progress.ts';
import { prepareRichText } from './prepare-rich-text.ts';
import type { RichTextStore, RichTexts } from './rich-text-store.ts';

export interface RichTextOptions {
	/** Folder of the snapshot with the rendered texts (`snapshot.richTextDir`); it may be missing. */
	readonly richTextDir: string;
	/** Root of the cache (`.cache`); texts that the snapshot lacks are kept in `rich-text` below it. */
	readonly cacheDir: string;
	readonly progress: Progress;
}

/** The caller calls `close` on every way out. `ready` throws SnapshotDamaged if a file of the snapshot cannot be read. */
export function createRichTexts({ richTextDir, cacheDir, progress }: RichTextOptions): RichTexts {
	const stores = new Map<string, RichTextStore>();
	return {
		request() {},
		async ready(sources) {
			const lacking = new Set([...sources].filter((markdown) => !stores.has(markdown)));
			if (lacking.size === 0) return;
			const store = await prepareRichText({ richTextDir, cacheDir, sources: lacking, progress });
			for (const markdown of lacking) stores.set(markdown, store);
		},
		html(markdown) {
			const store = stores.get(markdown);
			if (store === undefined) throw new Error(`Rich text was not prepared: ${JSON.stringify(markdown.slice(0, 80))}`);
			return store.html(markdown);
		},
		async close() {},
	};
}
