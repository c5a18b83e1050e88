/** The shop's content, as the engine is given it. */
import type { ContentDefinition, FetchedRecords } from '../../pipeline/content-definition.ts';
import { fileExistsIn } from '../../pipeline/records/file-reference.ts';
import { readPart } from '../../pipeline/records/read-part.ts';
import type { MarkdownSource } from '../../pipeline/rich-text/rich-text-store.ts';
import { languages } from '../../site/languages.ts';
import { collections } from '../collections/collections.ts';
import { product } from '../collections/product.ts';
import { markdownSources, productMarkdownSources } from '../content/content-uses.ts';
import { type ParsedContent, parseContent } from '../content/parse-content.ts';
import { productRules } from '../content/product-rules.ts';
import { advanceHistory, type History, momentOf } from '../history/history.ts';
import { planHistoryFiles } from '../history/history-files.ts';
import { readHistory } from '../history/read-history.ts';
import { noReferencePrices } from '../history/reference-prices.ts';
import { refuseShrinking } from './refuse-shrinking.ts';

/** Fetched records, and what they are as content: the history and the rich text of a fetch come from both. */
interface FetchedContent extends FetchedRecords {
	readonly parsed: ParsedContent;
}

/** A history, and the time under which a fetch writes into it. */
interface OpenHistory {
	readonly history: History;
	readonly moment: string;
}

export const contentDefinition: ContentDefinition<FetchedContent, OpenHistory> = {
	collections,
	read: ({ projectDomain, records }) => ({ projectDomain, records, parsed: parseContent({ records, notices: [] }, { projectDomain }) }),
	refuseLoss: refuseShrinking,
	texts: listTexts,
	history: {
		open(folder, asOf) {
			const history = readHistory(folder);
			return { history, moment: momentOf(history, asOf) };
		},
		advance({ history, moment }, before, { records, parsed }) {
			return { history: advanceHistory(history, { before, now: records, content: parsed.content }, moment), moment };
		},
		texts: ({ history }) => history.legalTexts.map(({ body }) => body),
		files: ({ history }) => planHistoryFiles(history),
	},
};

function listTexts({ projectDomain, records, parsed: { content, surroundings } }: FetchedContent): readonly MarkdownSource[] {
	if (content === null) return [];
	const rules = productRules(surroundings, fileExistsIn({ records }), noReferencePrices);
	const { results: products } = readPart(records(product.collection), { projectDomain, languages }, rules);
	return [...markdownSources(content), ...products.flatMap(productMarkdownSources)];
}
