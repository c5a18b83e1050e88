/** A small fault planted into a product's source: if no test fails with it, no test watches that place. */

export interface Mutant {
	/** Its number within a draw, from 1 on. */
	readonly id: number;
	readonly file: string;
	/** Of the first changed line, from 1 on, when it was drawn. */
	readonly line: number;
	readonly operator: string;
	/** Whole lines of the source, so that they are found where others have been added above them. */
	readonly before: string;
	readonly after: string;
}

/** What `tests/mutants/drawn.json` holds. */
export interface Draw {
	readonly seed: number;
	/** The commit of the sources. */
	readonly commit: string;
	readonly mutants: readonly Mutant[];
}

/** The source with the fault, or null where the lines have changed since the mutant was drawn. Of equal lines the nearest ones are meant. */
export function applyMutant(source: string, { line, before, after }: Pick<Mutant, 'line' | 'before' | 'after'>): string | null {
	const lines = source.split('\n');
	const wanted = before.split('\n');
	const found = lines
		.keys()
		.filter((index) => wanted.every((text, offset) => lines[index + offset] === text))
		.toArray()
		.sort((one, other) => Math.abs(one - line + 1) - Math.abs(other - line + 1))[0];
	return found === undefined ? null : lines.toSpliced(found, wanted.length, after).join('\n');
}
