import { expect, it, vi } from 'vitest';
import { reportBuild } from '../../commands/building/report-build.ts';
import type { Problem } from '../../pipeline/problem.ts';

const problem: Problem = {
	code: 'price-invalid',
	severity: 'error',
	collection: 'ecommerce_product',
	id: 17,
	field: 'price_brutto',
	message: 'The price "1\n2" is not an amount.',
	fix: 'Enter an amount.',
};

it('prints every problem and the summary as one JSON object a line', () => {
	const log = vi.spyOn(console, 'log').mockReturnValue();
	expect(reportBuild({ problems: [problem], summary: null }, { json: true, quiet: false, seconds: 1.23456, outDir: 'dist' })).toBe(2);
	const lines = log.mock.calls.map(([line]) => String(line));
	expect(lines.join('')).not.toContain('\n');
	expect(lines.map((line) => JSON.parse(line))).toEqual([
		{ event: 'problem', ...problem },
		{ event: 'summary', exitCode: 2, problems: 1, seconds: 1.235 },
	]);
});

it('says what it does not see, so that nobody wonders about the number of the audit', () => {
	const log = vi.spyOn(console, 'log').mockReturnValue();
	vi.spyOn(console, 'error').mockReturnValue();
	const summary = { pages: 3, rendered: 1, reused: 2, written: 1, removed: 0, images: 4, bytes: 1_500_000, buildHash: 'h' };
	expect(
		reportBuild({ problems: [{ ...problem, severity: 'warning' }], summary }, { json: false, quiet: false, seconds: 1, outDir: 'dist' }),
	).toBe(0);
	expect(log.mock.lastCall?.[0]).toContain(' · 1 problem (npm run audit also sees dead anchors) · ');
});

it('counts warnings where they are not what was asked for, and still tells what stops a build', () => {
	const log = vi.spyOn(console, 'log').mockReturnValue();
	const error = vi.spyOn(console, 'error').mockReturnValue();
	const summary = { pages: 3, rendered: 1, reused: 2, written: 1, removed: 0, images: 4, bytes: 1_500_000, buildHash: 'h' };
	const warnings: readonly Problem[] = [1, 2].map((id) => ({ ...problem, id, severity: 'warning' }));
	const options = { json: false, quiet: false, warnings: 'counted', seconds: 1, outDir: 'dist' } as const;
	expect(reportBuild({ problems: warnings, summary }, options)).toBe(0);
	expect(log.mock.calls.join()).toContain('The content has 2 problems, which stop nothing: "npm run audit" tells each.');
	expect(error).not.toHaveBeenCalled();
	expect(reportBuild({ problems: [...warnings, problem], summary: null }, options)).toBe(2);
	expect(error.mock.calls.join()).toMatch(/price-invalid[\s\S]*1 error, 0 warnings/);
});
