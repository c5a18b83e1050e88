import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildOutcome } from '../../../commands/developing/child-commands.ts';
import { createRebuildReporter } from '../../../commands/developing/rebuilder.ts';

let said: string[];
beforeEach(() => {
	said = [];
	for (const method of ['log', 'error'] as const) {
		vi.spyOn(console, method).mockImplementation((text: string) => void said.push(text.trim()));
	}
});
afterEach(() => void vi.restoreAllMocks());

const failed = (report: string): BuildOutcome => ({ kind: 'failed', report });
const built: BuildOutcome = { kind: 'built', rendered: 0, written: 0, removed: 0, warnings: [], remarks: '' };

it('tells why a build failed once, however many builds fail for that, and again after one that did not', () => {
	const report = createRebuildReporter('/p');
	const ms = 420;
	for (const outcome of [failed('a price is wrong'), failed('a price is wrong'), failed('two are'), built, failed('two are')]) {
		report({ outcome, changes: ['x'], ms });
	}
	const lead = 'x: the build failed';
	expect(said).toEqual([
		'a price is wrong',
		`${lead}, and the site is as it was (0.42 s)`,
		`${lead} for the same reason as before, and the site is as it was (0.42 s)`,
		'two are',
		`${lead}, and the site is as it was (0.42 s)`,
		'x: nothing to write (0.42 s)',
		'two are',
		`${lead}, and the site is as it was (0.42 s)`,
	]);
});

it('says a remark once, however many builds make it, and again after one that did not', () => {
	const report = createRebuildReporter('/p');
	const remarked: BuildOutcome = { ...built, remarks: 'there are no drafts' };
	for (const outcome of [remarked, remarked, built, remarked]) report({ outcome, changes: ['x'], ms: 420 });
	expect(said.map((line) => line === 'there are no drafts')).toEqual([true, false, false, false, true, false]);
});
