/** Looks at a finished page before it may reach `dist`: values that were never meant as text, and the links it holds. */
import { decodeReferences } from '../html/decode-references.ts';

export interface PageFindings {
	/** Spilled values, such as `undefined`, unless the content says them. */
	readonly spilled: readonly Spilled[];
	/** Site paths that the page links to, without query and fragment, each once. */
	readonly links: readonly string[];
}

/** A value, and the text or attribute that shows it. */
export interface Spilled {
	readonly value: string;
	readonly text: string;
}

const spills = ['undefined', 'NaN', '[object '] as const;
const spill = /\[object [A-Z]\w*\]|\b(?:undefined|NaN)\b/;

/** `own` is what the page itself adds to its document; shell and styles are the same in all pages. */
export function inspectPage(own: readonly string[]): PageFindings {
	return { spilled: own.flatMap(findSpilled), links: [...new Set(own.flatMap(findLinks))].sort() };
}

function findLinks(html: string): readonly string[] {
	const links = new Set<string>();
	const link = /<a\b[^>]*?\shref="(\/[^"?#]*)/y;
	// Looking for the start of a link takes a fraction of the time that the expression would need to find it.
	for (let at = html.indexOf('<a'); at !== -1; at = html.indexOf('<a', at + 1)) {
		link.lastIndex = at;
		const path = link.exec(html)?.[1];
		if (path !== undefined && !path.startsWith('//')) {
			links.add(path);
		}
	}
	return [...links];
}

/** Values that were never meant as text, between tags and inside attribute values. */
export function findSpilled(html: string): readonly Spilled[] {
	if (!mayHoldSpill(html)) {
		return [];
	}
	const spilled: Spilled[] = [];
	for (const [, text, attribute] of html.matchAll(/>([^<]+)<|="([^"]*)"/g)) {
		const shown = text ?? attribute ?? '';
		const value = spill.exec(shown)?.[0];
		if (value !== undefined) {
			spilled.push({ value, text: decodeReferences(shown) });
		}
	}
	return spilled;
}

/** Nearly no text does, and looking for words is ten times faster than taking it apart. */
export function mayHoldSpill(text: string): boolean {
	return spills.some((word) => text.includes(word));
}

/** Strings of any depth that hold such a word: what editors and customers wrote. */
export function* findPhrases(value: unknown): Generator<string> {
	if (typeof value === 'string') {
		if (spill.test(value)) {
			yield value;
		}
	} else if (typeof value === 'object' && value !== null) {
		for (const inner of Object.values(value)) {
			yield* findPhrases(inner);
		}
	}
}

/** The values, each once, that stand in the page and in none of the phrases. */
export function spilledValues(found: readonly Spilled[], phrases: readonly string[]): readonly string[] {
	const known = phrases.map(toWords).sort((a, b) => b.length - a.length);
	return [...new Set(found.flatMap(({ value, text }) => (isWritten(toWords(text), known) ? [] : [value])))];
}

/** Whole phrases are taken out; of one that is cut or marked up, the words beside the value are compared. */
function isWritten(text: string, phrases: readonly string[]): boolean {
	const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, ' … '), text);
	return [...rest.matchAll(new RegExp(`(?:([^\\s…]+) )?(?:${spill.source})(?:[.,;:!?)]* ([^\\s…]+))?`, 'g'))].every(([around]) =>
		phrases.some((phrase) => phrase.includes(around) && phrase !== around),
	);
}

/** Words as a page sets them: blanks are ordinary ones, and marks of markdown and HTML are gone. */
function toWords(text: string): string {
	return text
		.replace(/<[^>]*>|[*_`~#]/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}
