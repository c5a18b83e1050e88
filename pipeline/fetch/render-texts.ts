/** Renders the texts of a fetch, for its snapshot. */
import { readyTexts } from '../rich-text/judge-texts.ts';
import { type MarkdownSource, processorVersion } from '../rich-text/rich-text-store.ts';
import { createRichTexts } from '../rich-text/rich-texts.ts';
import { sha256 } from '../snapshot/hash.ts';
import type { RenderedRichText } from '../snapshot/rich-text-shards.ts';

type Rendering = Parameters<typeof createRichTexts>[0];

/** These texts and those of the history, and no others. @throws RenderFailed */
export async function renderTexts(
	rendering: Rendering,
	sources: readonly MarkdownSource[],
	ofHistory: readonly string[] = [],
): Promise<RenderedRichText> {
	const texts = createRichTexts(rendering);
	const wanted = [...sources.map(({ markdown }) => markdown), ...ofHistory];
	try {
		await readyTexts(texts, wanted, () => sources);
		return { processor: processorVersion, html: new Map(wanted.map((markdown) => [sha256(markdown), texts.rendered(markdown)])) };
	} finally {
		await texts.close();
	}
}
