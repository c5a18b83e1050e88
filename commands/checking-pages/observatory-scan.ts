/** What MDN's HTTP Observatory says of a web server, and which of it counts as a fault. */
import * as z from 'zod';
import type { PageFault } from './page-fault.ts';

/** What the scanner prints, as far as it matters. */
export const observatoryScan = z.object({
	tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

export type ObservatoryScan = z.infer<typeof observatoryScan>;

const check = 'observatory';

/** What it has to find in a server without a certificate, by test: one that finds nothing has not looked. */
const withoutCertificate: Readonly<Record<string, string>> = {
	redirection: 'redirection-missing',
	'strict-transport-security': 'hsts-not-implemented-no-https',
};

/** Tests that the scan must have, or it looks at less than before. */
const expectedTests = [
	...Object.keys(withoutCertificate),
	'content-security-policy',
	'cookies',
	'cross-origin-resource-policy',
	'cross-origin-resource-sharing',
	'referrer-policy',
	'subresource-integrity',
	'x-content-type-options',
	'x-frame-options',
];

/** One fault for each test that fails for another reason than the missing HTTPS, and for each that is missing. */
export function judgeObservatory({ tests }: ObservatoryScan): readonly PageFault[] {
	const fault = (name: string, message: string): PageFault => ({ check, page: '/', message: `${name}: ${message}` });
	return [...new Set([...expectedTests, ...Object.keys(tests)])].flatMap((name) => {
		const test = tests[name];
		if (test === undefined) return [fault(name, 'was not tested')];
		const expected = withoutCertificate[name];
		if (expected !== undefined) return test.result === expected ? [] : [fault(name, `${test.result} instead of ${expected}`)];
		return test.pass ? [] : [fault(name, test.result)];
	});
}
