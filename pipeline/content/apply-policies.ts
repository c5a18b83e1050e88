/** The one place that decides what a problem does: stop the build, be told, or not be told, as the site's configuration has it. */
import { allowedPolicies, type ProblemPolicies, type ProblemSeverity } from '../../site/problem-codes.ts';
import type { Problem } from './problem.ts';

/** Without them there is no site, so that their faults cannot be lowered. */
const indispensable: ReadonlySet<string> = new Set(['project', 'company']);

const leftOut = "By the site's configuration this stops no build: what it concerns is left out.";

/** The problems that are told, each as severe as it is for this site. What it makes of a code that may not be lowered so far is not heard. */
export function applyPolicies(problems: readonly Problem[], policies: ProblemPolicies): readonly Problem[] {
	return problems.flatMap((problem) => {
		const policy = policies[problem.code];
		if (policy === undefined || !allowedPolicies(problem.code).includes(policy)) return problem;
		if (policy === 'ignore') return [];
		return withSeverity(problem, policy === 'fail' ? 'error' : 'warning');
	});
}

/** Tells whether problems keep this site from being built. */
export function hasErrors(problems: readonly Problem[], policies: ProblemPolicies): boolean {
	return applyPolicies(problems, policies).some(({ severity }) => severity === 'error');
}

function withSeverity(problem: Problem, severity: ProblemSeverity): Problem {
	if (severity === problem.severity) return problem;
	if (severity === 'error') return { ...problem, severity };
	return indispensable.has(problem.collection) ? problem : { ...problem, severity, message: `${problem.message} ${leftOut}` };
}
