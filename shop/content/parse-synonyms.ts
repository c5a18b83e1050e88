/**
 * Reads the words that a search takes for others, a line each: `Kette, Halskette` mean the same; `Damenuhr, Herrenuhr = Uhr` are searched for as what
 * is behind the sign, and not the other way round.
 */

/** Each of `typed` finds what any of `meant` finds. */
export type Synonyms = readonly { readonly typed: readonly string[]; readonly meant: readonly string[] }[];

export interface ParsedSynonyms {
	readonly groups: Synonyms;
	/** Lines that say nothing. */
	readonly unreadable: readonly string[];
}

export function parseSynonyms(text: string): ParsedSynonyms {
	const lines = text.split('\n').map((line) => line.trim());
	const read = lines.filter((line) => line !== '').map((line) => ({ line, group: parseLine(line) }));
	return {
		groups: read.flatMap(({ group }) => group ?? []),
		unreadable: read.flatMap(({ line, group }) => (group === null ? [line] : [])),
	};
}

function parseLine(line: string): Synonyms[number] | null {
	const sides = line.split('=').map((side) =>
		side
			.split(',')
			.map((word) => word.trim())
			.filter((word) => word !== ''),
	);
	const [typed = [], meant = typed] = sides;
	const isMeant = sides.length === 1 ? typed.length > 1 : typed.length > 0 && meant.length > 0;
	return sides.length <= 2 && isMeant ? { typed, meant } : null;
}
