/**
 * The tests of docs/security.md see what they promise: each passes, and fails where the mechanism of its row is taken away. Each mutation is planted alone into a
 * copy of the commit. One row: `npx vitest run --config tests/security/vitest.config.ts -t "row 3.4.5"`.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTree, type FaultyTree } from '../support/faulty-tree.ts';
import { applyMutation, type Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';
import { type NamedResult, runNamedTest } from './run-named-test.ts';
import type { NamedTest } from './security-rows.ts';

let tree: FaultyTree;
beforeAll(() => {
	tree = createTree();
	process.once('exit', tree.remove);
});
afterAll(() => {
	process.off('exit', tree.remove);
	tree.remove();
});

const plant = (mutation: Mutation) => tree.plant(mutation.file, (source) => applyMutation(source, mutation));

const results = new Map<string, Promise<NamedResult>>();
/** The result of a test without a fault. */
function soundResultOf(test: NamedTest): Promise<NamedResult> {
	const key = `${test.file} ${test.name}`;
	const known = results.get(key) ?? runNamedTest(tree, test);
	results.set(key, known);
	return known;
}

it('each mutation compiles', async () => {
	// Nothing may use any more what a mutation leaves.
	const args = ['-p', 'tests', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
	let left = mutations.filter(({ file }) => /\.tsx?$/.test(file));
	while (left.length > 0) {
		// Those that change the same place come in the next round.
		const planted = left.filter(plant);
		expect(planted).not.toEqual([]);
		const { exitCode, output } = await tree.run({ program: 'node_modules/typescript/bin/tsc', args, timeoutMs: 30 * 60_000 });
		tree.restore();
		expect(exitCode, output).toBe(0);
		left = left.filter((mutation) => !planted.includes(mutation));
	}
});

for (const mutation of mutations) {
	const { rows, file, text, test } = mutation;
	const title = `row ${rows.join(', ')}: "${test.name}" of ${test.file} fails without the mechanism in ${file}`;
	it(title, async () => {
		const sound = await soundResultOf(test);
		expect(sound.failed === 0 && sound.passed > 0, `Without a mutation, ${test.file} "${test.name}" has to pass:\n${sound.output}`).toBe(
			true,
		);
		expect(plant(mutation), `${file} of this commit does not hold once: ${text}`).toBe(true);
		const { passed, failed, output } = await runNamedTest(tree, test).finally(tree.restore);
		expect(passed + failed, `With the mutation, ${test.file} does not run:\n${output}`).toBeGreaterThan(0);
		expect(
			failed,
			`Row ${rows.join(', ')}: the mutation survived. ${test.file} "${test.name}" passes although ${file} lacks: ${text}`,
		).toBeGreaterThan(0);
	});
}
