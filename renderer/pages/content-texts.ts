/** Judges the site's own texts, unless the last build judged the same ones. */
import type { Content } from '../../pipeline/content/content.ts';
import { markdownSources } from '../../pipeline/content/markdown-sources.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { judgeTexts, readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import type { Inputs } from '../changes/site-inputs.ts';
import type { OutputState } from '../output/output-state.ts';

/** What the texts come from, and the code that renders them. */
const textInputs = ['legal', 'brands', 'consents', 'pages', 'shop', 'code'] as const satisfies readonly (keyof Inputs)[];

export interface KnownTexts {
	readonly known: Pick<OutputState, 'textProblems'> | null;
	/** Names of the inputs that changed since; null: nothing is known. */
	readonly changed: ReadonlySet<string> | null;
}

export async function judgeContentTexts(texts: RichTexts, content: Content, { known, changed }: KnownTexts): Promise<readonly Problem[]> {
	if (known !== null && changed !== null && !textInputs.some((name) => changed.has(name))) {
		return known.textProblems;
	}
	const sources = markdownSources(content);
	await readyTexts(
		texts,
		sources.map(({ markdown }) => markdown),
		() => sources,
	);
	return judgeTexts(texts, sources);
}
