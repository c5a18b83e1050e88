/** Renders the rich text of fetched records, so that it lies beside its source in the snapshot. */
import type { Progress } from '../../site/progress.ts';
import { readyTexts } from '../rich-text/judge-texts.ts';
import type { MarkdownSource } from '../rich-text/markdown-source.ts';
import { processorVersion } from '../rich-text/processor-version.ts';
import { createRichTexts } from '../rich-text/rich-texts.ts';
import { sha256 } from '../snapshot/hash.ts';
import type { RenderedRichText } from '../snapshot/rich-text-shards.ts';

export interface RenderInput {
	/** Texts of the fetched records. */
	readonly sources: readonly MarkdownSource[];
	/** Markdown of the history. */
	readonly ofHistory: readonly string[];
	/** Rendered texts of the snapshot in place. */
	readonly richTextDir: string;
	readonly cacheDir: string;
	readonly progress: Progress;
}

/** Exactly these texts. */
export async function renderContent({ sources, ofHistory, richTextDir, cacheDir, progress }: RenderInput): Promise<RenderedRichText> {
	const wanted = [...sources.map(({ markdown }) => markdown), ...ofHistory];
	const texts = createRichTexts({ richTextDir, cacheDir, progress });
	try {
		await readyTexts(texts, wanted, () => sources);
		return { processor: processorVersion, html: new Map(wanted.map((markdown) => [sha256(markdown), texts.rendered(markdown)])) };
	} finally {
		await texts.close();
	}
}
