/** No row of docs/security.md is without a mutation, and no change of the product leaves one without its place. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { findMutationFaults, type Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';
import { readSecurityPage, readTestedRows } from './security-rows.ts';

function readSource(file: string): string {
	const path = join(projectDir, file);
	return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

it('each row that names a test has a mutation, whose text stands in its file once and whose test the row names', () => {
	const rows = readTestedRows(readSecurityPage());
	expect(rows.length).toBeGreaterThan(70);
	expect(rows.filter(({ name }) => !/^[\d.]+$/.test(name))).toHaveLength(6);
	expect(findMutationFaults(mutations, rows, readSource)).toEqual([]);
});

it('a row without a mutation, a place that is gone or not the only one, and another test are found', () => {
	const test = { file: 'tests/a.unit.test.ts', name: 'refuses %s' };
	const rows = [
		{ name: '1.1.1', tests: [test] },
		{ name: '1.1.2', tests: [test] },
	];
	const sound: Mutation = { rows: ['1.1.1'], file: 'a.ts', text: 'guard();', becomes: '', test };
	const faultsOf = (change: Partial<Mutation>) =>
		findMutationFaults([{ ...sound, ...change }], rows.slice(0, 1), () => 'guard();\nwork(); work();');
	expect(faultsOf({})).toEqual([]);
	expect(faultsOf({ test: { ...test, name: 'refuses a link' } })).toEqual([]);
	expect(findMutationFaults([sound], rows, () => 'guard();')).toEqual(['1.1.2 has no mutation']);
	expect(faultsOf({ text: 'guard(1);' })).toEqual(['1.1.1 in a.ts: "guard(1);" does not stand there exactly once']);
	expect(faultsOf({ text: 'work();' })).toEqual(['1.1.1 in a.ts: "work();" does not stand there exactly once']);
	expect(faultsOf({ becomes: 'guard();' })).toEqual(['1.1.1 in a.ts: nothing is changed']);
	expect(faultsOf({ test: { ...test, name: 'takes it' } })).toEqual([
		'1.1.1 in a.ts: row 1.1.1 does not name tests/a.unit.test.ts "takes it"',
	]);
	expect(faultsOf({ rows: ['9.9.9', '1.1.1'] })).toEqual([
		'9.9.9, 1.1.1 in a.ts: row 9.9.9 does not name tests/a.unit.test.ts "refuses %s"',
	]);
});
