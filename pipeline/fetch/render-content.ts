/** Renders the rich text of fetched records, so that it lies beside its source in the snapshot. */
import type { Progress } from '../../site/progress.ts';
import { markdownSources } from '../content/markdown-sources.ts';
import { parseContent } from '../content/parse-content.ts';
import { prepareRichText } from '../rich-text/prepare-rich-text.ts';
import { processorVersion } from '../rich-text/render-markdown.ts';
import { sha256 } from '../snapshot/hash.ts';
import { normaliseRecords } from '../snapshot/normalise-record.ts';
import type { RenderedRichText } from '../snapshot/rich-text-shards.ts';
import type { RecordsByCollection } from '../snapshot/write-snapshot.ts';

export interface RenderInput {
	readonly records: RecordsByCollection;
	readonly projectDomain: string;
	/** Rendered texts of the snapshot in place. */
	readonly richTextDir: string;
	readonly cacheDir: string;
	readonly progress: Progress;
}

/** Exactly the texts that the site shows; records with problems have none, the build renders them once they are mended. */
export async function renderContent({ records, projectDomain, richTextDir, cacheDir, progress }: RenderInput): Promise<RenderedRichText> {
	const snapshot = { records: (collection: string) => normaliseRecords(records[collection] ?? []), notices: [] };
	const { content } = parseContent(snapshot, { projectDomain });
	const sources = content === null ? [] : markdownSources(content).map(({ markdown }) => markdown);
	const store = await prepareRichText({ richTextDir, cacheDir, sources, progress });
	return { processor: processorVersion, html: new Map(sources.map((markdown) => [sha256(markdown), store.html(markdown)])) };
}
