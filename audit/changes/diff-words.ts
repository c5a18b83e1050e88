/** What changed inside a text, word by word, with as much of the rest as is needed to find the place. */
import { diffWordsWithSpace } from 'diff';

export interface WordChange {
	readonly how: 'same' | 'added' | 'removed' | 'skipped';
	/** `''` where something is skipped. */
	readonly text: string;
}

/** Words that are shown around a change. */
const contextWords = 8;
/** Longer comparisons are given up: who rewrote a whole text reads both. */
const timeoutMs = 400;

/** null where the texts are too different to compare in time. */
export function diffWords(before: string, after: string): readonly WordChange[] | null {
	const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs });
	if (parts === undefined) {
		return null;
	}
	return parts.flatMap(({ value, added, removed }, index): WordChange[] => {
		if (added || removed) {
			return [{ how: added ? 'added' : 'removed', text: value }];
		}
		return shortenSame(value, index === 0, index === parts.length - 1);
	});
}

/** Of what stayed, the words next to a change. */
function shortenSame(text: string, isFirst: boolean, isLast: boolean): WordChange[] {
	const words = text.match(/\S+\s*|\s+/g) ?? [];
	const head = isFirst ? 0 : contextWords;
	const tail = isLast ? 0 : contextWords;
	if (words.length <= head + tail + 2) {
		return [{ how: 'same', text }];
	}
	const same = (part: readonly string[]): WordChange[] => (part.length === 0 ? [] : [{ how: 'same', text: part.join('') }]);
	return [...same(words.slice(0, head)), { how: 'skipped', text: '' }, ...same(words.slice(words.length - tail))];
}
