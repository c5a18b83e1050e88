/** Writes the markdown of generated texts: a heading, paragraphs, a list, emphasis, now and then a link, and always the asked number of words. */

import type { Language } from '../../site/languages.ts';
import type { Random } from '../random.ts';
import { vocabulary } from './vocabulary.ts';

export interface TextPlan {
	readonly language: Language;
	/** Words as a reader counts them, marks left out. */
	readonly words: number;
	/** Where a link in the text leads; null: it has none. */
	readonly link: string | null;
}

const headingWords = 3;
const listItems = 4;
const itemWords = 5;

/** At least 60 words. */
export function writeMarkdown(random: Random, { language, words, link }: TextPlan): string {
	const take = (count: number): string[] => Array.from({ length: count }, () => random.pick(vocabulary[language]));
	const prose = words - headingWords - listItems * itemWords;
	const first = take(Math.floor(prose * 0.6));
	const second = take(prose - first.length);
	const items = Array.from({ length: listItems }, () => `- ${sentence(take(itemWords))}`);
	return [
		`## ${capitalised(take(headingWords).join(' '))}`,
		sentence(marked(first, 4, '**')),
		items.join('\n'),
		sentence(link === null ? marked(second, 7, '*') : linked(second, 7, link)),
	].join('\n\n');
}

/** The words between `start` and `start + 2` between marks. */
function marked(words: readonly string[], start: number, mark: string): string[] {
	return words.map((word, index) => (index === start ? mark + word : index === start + 2 ? word + mark : word));
}

function linked(words: readonly string[], start: number, target: string): string[] {
	return words.map((word, index) => (index === start ? `[${word}` : index === start + 2 ? `${word}](${target})` : word));
}

/** Sentences of eleven words. */
function sentence(words: readonly string[]): string {
	const parts = Array.from({ length: Math.ceil(words.length / 11) }, (_, index) => words.slice(index * 11, (index + 1) * 11).join(' '));
	return parts.map((part) => `${capitalised(part)}.`).join(' ');
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
