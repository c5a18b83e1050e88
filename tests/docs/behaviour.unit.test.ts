/** docs/behaviour.md promises nothing without a test: each row names tests, and each of them exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';

interface Row {
	readonly promise: string;
	readonly tests: readonly string[];
}

/** Every row of every table, without heads and rules. */
function readRows(markdown: string): readonly Row[] {
	return markdown
		.split('\n')
		.filter((line) => line.startsWith('|'))
		.map((line) => line.slice(1, -1).split(' | '))
		.filter(([first = '']) => !/^\s*(?:-+\||promised\s*$)/.test(first))
		.map(([promise = '', tests = '']) => ({
			promise: promise.trim(),
			tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test),
		}));
}

const isTest = (file: string) => /^tests\/.+\.(?:test\.tsx?|e2e\.ts)$/.test(file) && existsSync(join(projectDir, file));

function findFaults(rows: readonly Row[]): readonly string[] {
	return rows.flatMap(({ promise, tests }) => {
		if (tests.length === 0) return `"${promise}" names no test`;
		return tests.filter((test) => !isTest(test)).map((test) => `"${promise}" names ${test}, which is no test`);
	});
}

it('every promise of behaviour.md names tests that exist', () => {
	const rows = readRows(readFileSync(join(projectDir, 'docs/behaviour.md'), 'utf8'));
	expect(rows.length).toBeGreaterThan(100);
	expect(findFaults(rows)).toEqual([]);
});

it('no promise of behaviour.md is made twice', () => {
	const promises = readRows(readFileSync(join(projectDir, 'docs/behaviour.md'), 'utf8')).map(({ promise }) => promise);
	expect(promises.filter((promise, index) => promises.indexOf(promise) !== index)).toEqual([]);
});

it('a row without a test, with a file that is missing or with one that is no test is found', () => {
	const planted = readRows(
		[
			'| promised | tests |',
			'|---|---|',
			'| The page opens. | `tests/docs/behaviour.unit.test.ts` |',
			'| The page closes. | |',
			'| The page moves. | `tests/docs/gone.unit.test.ts`, `tests/docs/behaviour.unit.test.ts` |',
			'| The page stays. | `tests/tsconfig.json` |',
		].join('\n'),
	);
	expect(planted).toHaveLength(4);
	expect(findFaults(planted)).toEqual([
		'"The page closes." names no test',
		'"The page moves." names tests/docs/gone.unit.test.ts, which is no test',
		'"The page stays." names tests/tsconfig.json, which is no test',
	]);
});
