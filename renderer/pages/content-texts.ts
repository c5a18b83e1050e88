/** Judges the site's own texts, unless the last build judged the same ones. */
import type { Problem } from '../../pipeline/problem.ts';
import { judgeTexts, readyTexts } from '../../pipeline/rich-text/judge-texts.ts';
import type { MarkdownSource, RichTexts } from '../../pipeline/rich-text/rich-text-store.ts';
import type { Recorder } from '../changes/recorder.ts';
import type { Watch } from '../changes/watch.ts';
import type { OutputState } from '../output/output-state.ts';

/** By which it is recorded what they come from. */
const owner = 'texts';

export interface KnownTexts {
	readonly known: Pick<OutputState, 'textProblems'> | null;
	readonly watch: Watch;
	readonly recorder: Pick<Recorder, 'isChanged'>;
}

/** `own`: of the site itself. */
export async function judgeContentTexts(
	texts: RichTexts,
	own: () => readonly MarkdownSource[],
	{ known, watch, recorder }: KnownTexts,
): Promise<readonly Problem[]> {
	if (known !== null && !recorder.isChanged(owner)) {
		return known.textProblems;
	}
	watch.begin(owner, null);
	const sources = own();
	await readyTexts(
		texts,
		sources.map(({ markdown }) => markdown),
		() => sources,
	);
	return judgeTexts(texts, sources);
}
