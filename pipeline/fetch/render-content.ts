/** Renders the rich text of fetched records, so that it lies beside its source in the snapshot. */
import { languages } from '../../site/languages.ts';
import type { Progress } from '../../site/progress.ts';
import { product } from '../collections/product.ts';
import { markdownSources, productMarkdownSources } from '../content/markdown-sources.ts';
import { productRules } from '../content/product-rules.ts';
import type { LegalText } from '../history/legal-texts.ts';
import { noReferencePrices } from '../history/reference-prices.ts';
import { fileExistsIn } from '../records/file-reference.ts';
import { readPart } from '../records/read-part.ts';
import { readyTexts } from '../rich-text/judge-texts.ts';
import type { MarkdownSource } from '../rich-text/markdown-source.ts';
import { processorVersion } from '../rich-text/processor-version.ts';
import { createRichTexts } from '../rich-text/rich-texts.ts';
import { sha256 } from '../snapshot/hash.ts';
import type { RenderedRichText } from '../snapshot/rich-text-shards.ts';
import type { FetchedContent } from './fetched-content.ts';

export interface RenderInput {
	readonly fetched: FetchedContent;
	/** Versions of the history, which have pages of their own. */
	readonly legalTexts: readonly LegalText[];
	/** Rendered texts of the snapshot in place. */
	readonly richTextDir: string;
	readonly cacheDir: string;
	readonly progress: Progress;
}

/** Exactly the texts that the site shows; records with problems have none, the build renders them once they are fixed. */
export async function renderContent({ fetched, legalTexts, richTextDir, cacheDir, progress }: RenderInput): Promise<RenderedRichText> {
	const sources = listSources(fetched);
	const wanted = [...sources.map(({ markdown }) => markdown), ...legalTexts.map(({ body }) => body)];
	const texts = createRichTexts({ richTextDir, cacheDir, progress });
	try {
		await readyTexts(texts, wanted, () => sources);
		return { processor: processorVersion, html: new Map(wanted.map((markdown) => [sha256(markdown), texts.rendered(markdown)])) };
	} finally {
		await texts.close();
	}
}

function listSources({ projectDomain, records, parsed: { content, surroundings } }: FetchedContent): readonly MarkdownSource[] {
	if (content === null) return [];
	const rules = productRules(surroundings, fileExistsIn({ records }), noReferencePrices);
	const { results: products } = readPart(records(product.collection), { projectDomain, languages }, rules);
	return [...markdownSources(content), ...products.flatMap(productMarkdownSources)];
}
