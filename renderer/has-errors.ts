/** Tells whether problems keep a site from being built. */
import type { Problem } from '../pipeline/content/problem.ts';

export function hasErrors(problems: readonly Problem[]): boolean {
	return problems.some((problem) => problem.severity === 'error');
}
