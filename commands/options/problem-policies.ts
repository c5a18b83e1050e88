/** Judges what a site's configuration says of problems: only codes that exist, and no policy lower than is safe. */
import * as z from 'zod';
import { allowedPolicies, isProblemCode, type ProblemPolicies, type ProblemPolicy } from '../../site/problem-codes.ts';

const policy = z.enum(['fail', 'warn', 'ignore'], { error: 'must be "fail", "warn" or "ignore"' });

export const problemPolicies = z
	.record(z.string(), policy, 'must be an object of codes and policies, such as { "link-dead": "fail" }')
	.transform((declared, context): ProblemPolicies => {
		for (const [code, chosen] of Object.entries(declared)) {
			const fault = faultOf(code, chosen);
			if (fault !== null) {
				context.addIssue({ code: 'custom', message: fault, path: [code], input: chosen });
			}
		}
		return declared;
	});

function faultOf(code: string, chosen: ProblemPolicy): string | null {
	if (!isProblemCode(code)) {
		return 'is no code of a problem; docs/problems.md lists all';
	}
	const allowed = allowedPolicies(code);
	if (allowed.includes(chosen)) {
		return null;
	}
	return allowed.includes('warn')
		? 'cannot be "ignore": what it concerns is left out of the site, and nothing is left out in silence. It can be "warn"'
		: `cannot be "${chosen}": there is no site without what it concerns, or none that may be shown`;
}
