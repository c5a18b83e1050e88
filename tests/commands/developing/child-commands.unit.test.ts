import { expect, it, vi } from 'vitest';
import { reportBuild } from '../../../commands/building/report-build.ts';
import { type ChildEvent, parseChildEvent, relayProgress } from '../../../commands/developing/child-commands.ts';
import { createJsonProgress } from '../../../commands/progress/line-progress.ts';
import type { Problem } from '../../../pipeline/problem.ts';
import type { Progress } from '../../../site/progress.ts';

const problem: Problem = {
	code: 'price-invalid',
	severity: 'error',
	collection: 'ecommerce_product',
	id: 17,
	field: 'price_brutto',
	message: 'The price "viel" is not an amount.',
	fix: 'Enter an amount.',
};

it('reads what a build prints', () => {
	const log = vi.spyOn(console, 'log').mockReturnValue();
	const summary = { pages: 9, rendered: 3, reused: 6, written: 8, removed: 1, images: 2, bytes: 1000, buildHash: 'a' };
	const options = { json: true, quiet: false, seconds: 1, outDir: 'dist' };
	reportBuild({ problems: [problem], summary }, options);
	reportBuild({ problems: [], summary: null }, options);
	expect(log.mock.calls.map(([line]) => parseChildEvent(line))).toEqual([
		{ event: 'problem', ...problem },
		{ event: 'summary', rendered: 3, written: 8, removed: 1, differences: [] },
		{ event: 'summary', rendered: 0, written: 0, removed: 0, differences: [] },
	]);
});

it('leaves every other line alone', () => {
	expect(parseChildEvent('a component says hello')).toBe(null);
	expect(parseChildEvent('{"event":"of another kind"}')).toBe(null);
	expect(parseChildEvent('null')).toBe(null);
});

it('shows the progress of another process as it is there', () => {
	const events: ChildEvent[] = [];
	const times = [0, 2000, 2000, 2100, 2500];
	const stage = createJsonProgress(
		{
			write: (line) => {
				const event = parseChildEvent(String(line));
				if (event) events.push(event);
				return true;
			},
		},
		() => times.shift() ?? 4000,
	).stage('Images', 63);
	stage.advance(5);
	stage.grow(10);
	stage.advance(7);
	stage.done('63 pictures');

	const shown: unknown[] = [];
	const progress: Progress = {
		stage: (...started) => {
			shown.push(started);
			return { grow: (by) => shown.push(`${by} more`), advance: (by) => shown.push(by), done: (text) => shown.push(text) };
		},
	};
	events.forEach(relayProgress(progress));
	expect(shown).toEqual([['Images', 63], 5, '10 more', 0, 7, '63 pictures']);
});
