/**
 * The one place that decides, by the site's configuration, whether a problem stops the build, is reported or is ignored. Only here, legal duties get
 * the wording of the region where the shop sits.
 */

import type { Problem } from '../../pipeline/problem.ts';
import type { LawRegion } from '../../site/law.ts';
import { allowedPolicies, type ProblemPolicies, type ProblemSeverity } from '../../site/problem-codes.ts';
import { dutyIn } from './law-duties.ts';
import { isLawCode } from './law-rules.ts';

/** Without them there is no site, so that their faults cannot be lowered. */
const indispensable: ReadonlySet<string> = new Set(['project', 'company']);

const leftOut = "By the site's configuration this stops no build: what it concerns is left out.";

/** The problems that are reported, each as severe as it is for this site. What it makes of a code that may not be lowered so far is not heard. */
export function applyPolicies(problems: readonly Problem[], policies: ProblemPolicies, region: LawRegion): readonly Problem[] {
	return problems.flatMap((found) => {
		const problem = inRegion(found, region);
		if (problem === null) return [];
		const policy = policies[problem.code];
		if (policy === undefined || !allowedPolicies(problem.code).includes(policy)) return problem;
		if (policy === 'ignore') return [];
		return withSeverity(problem, policy === 'fail' ? 'error' : 'warning');
	});
}

/** True if problems keep this site from being built. */
export function hasErrors(problems: readonly Problem[], policies: ProblemPolicies, region: LawRegion): boolean {
	return applyPolicies(problems, policies, region).some(({ severity }) => severity === 'error');
}

/** null where the law does not ask for it. */
function inRegion(problem: Problem, region: LawRegion): Problem | null {
	if (!isLawCode(problem.code)) return problem;
	const duty = dutyIn(region, problem.code);
	return duty === null ? null : { ...problem, ...duty };
}

function withSeverity(problem: Problem, severity: ProblemSeverity): Problem {
	if (severity === problem.severity) return problem;
	if (severity === 'error') return { ...problem, severity };
	return indispensable.has(problem.collection) ? problem : { ...problem, severity, message: `${problem.message} ${leftOut}` };
}
