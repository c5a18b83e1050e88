/** docs/law.md has a row for each source, names codes that exist, and places that are there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { isProblemCode } from '../../site/problem-codes.ts';
import { lawSources } from './law-sources.ts';
import { removedRows } from './removed-rows.ts';

/** Of the first table; the second tells what holds in other countries. */
const rows = (/^\|(?:.+\n)+/m.exec(readFileSync(join(projectDir, 'docs/law.md'), 'utf8'))?.[0] ?? '')
	.split('\n')
	.filter((line) => line.startsWith('| '))
	.slice(1)
	.map((line) => line.split('|').map((cell) => cell.trim()));
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

test('the table has every source, in order', () => {
	expect(rows.map(([, source]) => source)).toEqual(lawSources);
});

test.each(rows.map(([, source = '', , , told = '']) => [source, told]))('%s: the codes are those that its tests see', (source, told) => {
	const named = quoted(told);
	expect(named.filter((code) => !isProblemCode(code))).toEqual([]);
	const row = Object.entries(removedRows).find(([each]) => each === source)?.[1] ?? [];
	const seen = typeof row === 'string' ? [] : row.map(({ code }) => code);
	expect(named.toSorted()).toEqual([...new Set(seen)].sort());
});

test('what it names as places is there', () => {
	const places = rows
		.flatMap(([, , , where = '', , tests = '']) => [...quoted(where), ...quoted(tests)])
		.filter((place) => place.includes('/'));
	expect(places.length).toBeGreaterThan(40);
	expect(places.filter((place) => globSync(join(projectDir, place)).length === 0 && !existsSync(join(projectDir, place)))).toEqual([]);
});
