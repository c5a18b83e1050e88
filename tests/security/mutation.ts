/** A fault that takes the mechanism of a row of docs/security.md away. */
import type { NamedTest, SecurityRow } from './security-rows.ts';

export interface Mutation {
	/** Names of the rows that ask for the mechanism. */
	readonly rows: readonly string[];
	/** Of the product, within the project. */
	readonly file: string;
	/** Stands in the file exactly once. */
	readonly text: string;
	/** In its place. The file compiles, though not all of it may be used any more. */
	readonly becomes: string;
	/** Fails with the fault. Each of the rows names it, and the name is that of one of its cases where all of them would take long. */
	readonly test: NamedTest;
}

/** null: the text does not stand there exactly once. */
export function applyMutation(source: string, { text, becomes }: Pick<Mutation, 'text' | 'becomes'>): string | null {
	const [before, after, ...more] = source.split(text);
	return before === undefined || after === undefined || more.length > 0 ? null : before + becomes + after;
}

/** A regular expression for all titles that a test gets by its name. */
export function titlePattern(name: string): string {
	return name
		.split(/%[sijd]|\$\{[^}]*\}|\$\w+/)
		.map((part) => RegExp.escape(part))
		.join('.*');
}

/** A sentence for each fault. `readSource`: '' for a file that does not exist. */
export function findMutationFaults(
	mutations: readonly Mutation[],
	rows: readonly SecurityRow[],
	readSource: (file: string) => string,
): readonly string[] {
	const mutated = new Set(mutations.flatMap((mutation) => mutation.rows));
	const known = new Map(rows.map((row) => [row.name, row]));
	const names = ({ name, file }: NamedTest, row: string): boolean =>
		known.get(row)?.tests.some((each) => each.file === file && new RegExp(`^${titlePattern(each.name)}$`).test(name)) ?? false;
	return [
		...rows.filter(({ name }) => !mutated.has(name)).map(({ name }) => `${name} has no mutation`),
		...mutations.flatMap((mutation) => {
			const { file, text, becomes, test } = mutation;
			const what = `${mutation.rows.join(', ')} in ${file}`;
			return [
				...(applyMutation(readSource(file), mutation) === null
					? [`${what}: ${JSON.stringify(text)} does not stand there exactly once`]
					: []),
				...(text === becomes ? [`${what}: nothing is changed`] : []),
				...mutation.rows.filter((row) => !names(test, row)).map((row) => `${what}: row ${row} does not name ${test.file} "${test.name}"`),
			];
		}),
	];
}
