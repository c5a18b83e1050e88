/** The rows of docs/security.md, with the tests that each names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';

export interface NamedTest {
	/** Within the project. */
	readonly file: string;
	/** As its source writes it: with `%s` or `${…}` where it has cases. */
	readonly name: string;
}

export interface RequirementRow {
	readonly number: string;
	readonly level: string;
	/** What the last column says. */
	readonly cell: string;
	readonly tests: readonly NamedTest[];
}

/** A row of any table of the page. `name`: its number, or the fault that was found. */
export interface SecurityRow {
	readonly name: string;
	readonly tests: readonly NamedTest[];
}

export const readSecurityPage = (): string => readFileSync(join(projectDir, 'docs/security.md'), 'utf8');

/** Wherever they stand. */
export function readNamedTests(markdown: string): readonly NamedTest[] {
	return [...markdown.matchAll(/`(tests\/[^`]+)` "([^"]+)"/g)].map(([, file = '', name = '']) => ({ file, name }));
}

export function readRequirements(markdown: string): readonly RequirementRow[] {
	return [...markdown.matchAll(/^\| ([\d.]+) \| (\S+) \| [^|]+ \| (.+) \|$/gm)].map(([, number = '', level = '', cell = '']) => ({
		...{ number, level, cell },
		tests: readNamedTests(cell),
	}));
}

/** Requirements and found faults that name a test. */
export function readTestedRows(markdown: string): readonly SecurityRow[] {
	const section = /^## Found and closed\n([\s\S]*?)^## /m.exec(markdown)?.[1] ?? '';
	const found = [...section.matchAll(/^\| ([^|`]+) \| (`.+) \|$/gm)].map(([, name = '', cell = '']) => ({
		name,
		tests: readNamedTests(cell),
	}));
	const required = readRequirements(markdown).map(({ number, tests }) => ({ name: number, tests }));
	return [...found, ...required].filter(({ tests }) => tests.length > 0);
}
