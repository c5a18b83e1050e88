/** What is counted of the mutants, and which suites one meets. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSettled, parseResults, type Result, summarise } from './results.ts';
import { stagesOf } from './stages.ts';

const aResult = (id: number, stage: string, outcome: Result['outcome'], set: Result['set'] = 'push'): Result => ({
	...{ id, stage, outcome, set },
	seconds: 1,
});
const someMutants = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

it('counts a mutant for the suite that caught it first, and says who is alive', () => {
	const results = [
		aResult(1, 'near', 'caught'),
		aResult(2, 'near', 'passed'),
		aResult(2, 'browser', 'endless'),
		aResult(3, 'near', 'flaky'),
		aResult(3, 'check', 'caught', 'rest'),
		aResult(4, 'near', 'slow'),
		aResult(5, 'near', 'gone'),
	];
	expect(summarise(someMutants(6), results)).toEqual({ byStage: { near: 1, browser: 1, check: 1 }, push: 2, rest: 1, alive: [4, 6] });
	expect([results.slice(1, 2), results.slice(1, 3), results.slice(6)].map(isSettled)).toEqual([false, true, true]);
});

it('reads the committed results, of mutants that were drawn', () => {
	const file = join(import.meta.dirname, 'results.jsonl');
	const { mutants } = JSON.parse(readFileSync(join(import.meta.dirname, 'drawn.json'), 'utf8'));
	const results = existsSync(file) ? parseResults(readFileSync(file, 'utf8')) : [];
	for (const { id } of results) expect(id).toBeLessThanOrEqual(mutants.length);
	expect(new Set(results.map(({ id, stage }) => `${id} ${stage}`)).size).toBe(results.length);
});

it('begins with types and the tests that are nearest to a file, and goes on to those that start programs', () => {
	const importers = new Map([
		['site/money.ts', ['tests/site/money.unit.test.ts', 'shop/price.ts']],
		['shop/price.ts', ['tests/shop/price.unit.test.ts', 'shop/page.ts']],
		['node:child_process', ['tests/orders/a.unit.test.ts', 'tests/site/money.unit.test.ts']],
		['shop/page.ts', ['tests/shop/page.unit.test.ts', 'tests/e2e/page.e2e.ts', 'shop/price.ts']],
	]);
	const tests = [
		'tests/e2e/page.e2e.ts',
		'tests/orders/a.unit.test.ts',
		'tests/orders/b.unit.test.ts',
		...['site/money', 'shop/price', 'shop/page'].map((name) => `tests/${name}.unit.test.ts`),
	];
	const stages = stagesOf('site/money.ts', tests, importers);
	expect(stages.slice(0, 5).map(({ name, files }) => [name, files])).toEqual([
		['types', null],
		['near', ['tests/site/money.unit.test.ts', 'tests/shop/price.unit.test.ts']],
		['related', ['tests/shop/page.unit.test.ts']],
		['others', ['tests/orders/a.unit.test.ts']],
		['build', null],
	]);
	expect(stages.findIndex(({ set }) => set === 'rest')).toBe(6);
	expect(stages.map(({ name }) => name).slice(-5)).toEqual(['pages', 'engines', 'resilience', 'fleet', 'directus']);
});

it('skips what has no tests', () => {
	expect(stagesOf('audit/a.ts', ['tests/b.unit.test.ts'], new Map()).map(({ name }) => name)).toEqual([
		...['types', 'build', 'browser', 'check', 'rest of units', 'rest of builds', 'rest of browser'],
	]);
});
