/** Judges the site's own texts, unless the last build judged the same ones. */
import type { Content } from '../../pipeline/content/content.ts';
import { markdownSources } from '../../pipeline/content/markdown-sources.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { judgeTexts, readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import type { Recorder } from '../changes/recorder.ts';
import { type Watch, watchedContent } from '../data/watch.ts';
import type { OutputState } from '../output/output-state.ts';

/** By which it is recorded what they come from. */
const owner = 'texts';

export interface KnownTexts {
	readonly known: Pick<OutputState, 'textProblems'> | null;
	readonly watch: Watch;
	readonly recorder: Pick<Recorder, 'isChanged'>;
}

export async function judgeContentTexts(
	texts: RichTexts,
	content: Content,
	{ known, watch, recorder }: KnownTexts,
): Promise<readonly Problem[]> {
	if (known !== null && !recorder.isChanged(owner)) {
		return known.textProblems;
	}
	watch.begin(owner, null);
	const sources = markdownSources(watchedContent(content, watch));
	await readyTexts(
		texts,
		sources.map(({ markdown }) => markdown),
		() => sources,
	);
	return judgeTexts(texts, sources);
}
