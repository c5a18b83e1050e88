/** docs/security.md promises no test that does not exist: each row names a test by file and name, or says that there is none. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { type RequirementRow, readNamedTests, readRequirements, readSecurityPage } from '../security/security-rows.ts';

/** As a source writes it: a text in quotes, first among the arguments of `it` or `test`, or of what their `each` returns. */
function holdsTest(file: string, name: string): boolean {
	const path = join(projectDir, file);
	if (!/\.(?:test\.tsx?|e2e\.ts)$/.test(file) || !existsSync(path)) return false;
	const source = readFileSync(path, 'utf8');
	return ["'", '"', '`'].some((quote) =>
		source.split(quote + name + quote).some((before, part, parts) => part < parts.length - 1 && /(?:\b(?:it|test)|\))\(\s*$/.test(before)),
	);
}

function findFaults(rows: readonly RequirementRow[]): readonly string[] {
	return rows.flatMap(({ number, level, cell, tests }) => {
		const isExplained = /^none: \S/.test(cell) && tests.length === 0;
		const isPartial = /^in part: .*; \S|^in part: .*", `tests/.test(cell);
		return [
			...(level === '1' || level === '2' ? [] : [`${number} is of level ${level}`]),
			...(isExplained || tests.length > 0 ? [] : [`${number} names no test and no reason`]),
			...(cell.startsWith('in part') && !isPartial ? [`${number} does not say what is missing`] : []),
			...tests
				.filter(({ file, name }) => !holdsTest(file, name))
				.map(({ file, name }) => `${number} names "${name}", which ${file} does not hold`),
		];
	});
}

it('every requirement of security.md names tests that exist, or says why there is none', () => {
	const markdown = readSecurityPage();
	const rows = readRequirements(markdown);
	// No row was written in another form, and overlooked.
	expect(rows).toHaveLength(markdown.split('\n').filter((line) => /^\| \d/.test(line)).length);
	expect(rows.length).toBeGreaterThan(100);
	expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
	expect(findFaults(rows)).toEqual([]);
});

it('a row with a wrong name, a missing file, or neither test nor reason is found', () => {
	const own = '`tests/docs/security.unit.test.ts`';
	const planted = readRequirements(
		[
			`| 1.1.1 | 1 | a test | ${own} "a row with a wrong name, a missing file, or neither test nor reason is found" |`,
			`| 1.1.2 | 1 | another name | ${own} "a row that nobody wrote" |`,
			'| 1.1.3 | 2 | another file | `tests/docs/gone.unit.test.ts` "is gone" |',
			'| 1.1.4 | 2 | no reason | none |',
			'| 1.1.5 | 2 | a reason | none: nothing is sent |',
			`| 1.1.6 | 3 | a text that is no test | ${own} "nothing is sent" |`,
		].join('\n'),
	);
	expect(findFaults(planted)).toEqual([
		'1.1.2 names "a row that nobody wrote", which tests/docs/security.unit.test.ts does not hold',
		'1.1.3 names "is gone", which tests/docs/gone.unit.test.ts does not hold',
		'1.1.4 names no test and no reason',
		'1.1.6 is of level 3',
		'1.1.6 names "nothing is sent", which tests/docs/security.unit.test.ts does not hold',
	]);
});

it('names no test anywhere that does not exist', () => {
	const markdown = readSecurityPage();
	const named = readNamedTests(markdown);
	expect(named.length).toBeGreaterThan(100);
	expect(named.filter(({ file, name }) => !holdsTest(file, name))).toEqual([]);
});
