/** What of the Observatory's findings counts. */
import { expect, it } from 'vitest';
import { judgeObservatory, type ObservatoryScan } from '../../../commands/checking-pages/scan-headers.ts';

/** A server without a certificate, with everything else right. */
function aScan(changes: Readonly<Record<string, { pass: boolean; result: string } | null>> = {}): ObservatoryScan {
	const passed = [
		'content-security-policy',
		'cookies',
		'cross-origin-resource-policy',
		'cross-origin-resource-sharing',
		'referrer-policy',
		'subresource-integrity',
		'x-content-type-options',
		'x-frame-options',
	];
	const tests = {
		...Object.fromEntries(passed.map((name) => [name, { pass: true, result: `${name}-fine` }])),
		redirection: { pass: false, result: 'redirection-missing' },
		'strict-transport-security': { pass: false, result: 'hsts-not-implemented-no-https' },
		...changes,
	};
	return { tests: Object.fromEntries(Object.entries(tests).flatMap(([name, test]) => (test === null ? [] : [[name, test]]))) };
}

const messages = (scan: ObservatoryScan) => judgeObservatory(scan).map(({ message }) => message);

it('does not mind the missing HTTPS', () => {
	expect(messages(aScan())).toEqual([]);
});

it('minds everything else, tests that are new included', () => {
	const failed = (result: string) => ({ pass: false, result });
	expect(messages(aScan({ cookies: failed('cookies-without-secure'), 'new-test': failed('new-header-missing') }))).toEqual([
		'cookies: cookies-without-secure',
		'new-test: new-header-missing',
	]);
});

it('minds a scan that has not looked', () => {
	expect(messages(aScan({ 'x-frame-options': null }))).toEqual(['x-frame-options: was not tested']);
	expect(messages(aScan({ redirection: { pass: true, result: 'redirection-to-https' } }))).toEqual([
		'redirection: redirection-to-https instead of redirection-missing',
	]);
});
