/** What of the Observatory's findings counts. */
import { expect, it } from 'vitest';
import { judgeObservatory, type ObservatoryScan } from '../../../commands/checking-pages/scan-headers.ts';

/** Of a page without a fault. */
function aScan(changes: Readonly<Record<string, { pass: boolean; result: string } | null>> = {}, grade = 'A+'): ObservatoryScan {
	const passed = [
		'redirection',
		'strict-transport-security',
		'content-security-policy',
		'cookies',
		'cross-origin-resource-policy',
		'cross-origin-resource-sharing',
		'referrer-policy',
		'subresource-integrity',
		'x-content-type-options',
		'x-frame-options',
	];
	const tests = { ...Object.fromEntries(passed.map((name) => [name, { pass: true, result: `${name}-fine` }])), ...changes };
	return {
		grade,
		score: 105,
		tests: Object.fromEntries(Object.entries(tests).flatMap(([name, test]) => (test === null ? [] : [[name, test]]))),
	};
}

const messages = (scan: ObservatoryScan) => judgeObservatory('/', scan).map(({ message }) => message);

it('wants the best grade', () => {
	expect(messages(aScan())).toEqual([]);
	expect(messages(aScan({}, 'A'))).toEqual(['grade A (105) instead of A+']);
});

it('minds every test that fails, new ones included', () => {
	const failed = (result: string) => ({ pass: false, result });
	expect(messages(aScan({ cookies: failed('cookies-without-secure'), 'new-test': failed('new-header-missing') }))).toEqual([
		'cookies: cookies-without-secure',
		'new-test: new-header-missing',
	]);
});

it('minds a scan that has not looked', () => {
	expect(messages(aScan({ 'x-frame-options': null }))).toEqual(['x-frame-options: was not tested']);
});
