/** Gets every markdown text of a site ready at once. */
import type { Progress } from '../../site/progress.ts';
import type { RichTextStore } from './rich-text-store.ts';
import { createRichTexts } from './rich-texts.ts';

export interface RichTextInput {
	/** Folder of the snapshot with the rendered texts (`snapshot.richTextDir`); it may be missing. */
	readonly richTextDir: string;
	/** Root of the cache (`.cache`); texts that the snapshot lacks are kept in `rich-text` below it. */
	readonly cacheDir: string;
	/** Every markdown text of the site; duplicates are welcome. */
	readonly sources: Iterable<string>;
	readonly progress: Progress;
}

/** @throws SnapshotDamaged if the snapshot holds a rich-text file that cannot be read. */
export async function prepareRichText({ sources, ...options }: RichTextInput): Promise<RichTextStore> {
	const texts = createRichTexts(options);
	try {
		await texts.ready(sources);
	} finally {
		await texts.close();
	}
	return texts;
}
