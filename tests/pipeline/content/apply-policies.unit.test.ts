import { describe, expect, it } from 'vitest';
import { applyPolicies, hasErrors } from '../../../pipeline/content/apply-policies.ts';
import type { Problem } from '../../../pipeline/content/problem.ts';

const dead: Problem = {
	...{ code: 'link-dead', severity: 'warning', collection: 'page', id: 3, field: 'body' },
	...{ message: 'The page /agb links to /nirgends.', fix: 'Correct the link.' },
};
const damaged: Problem = { ...dead, code: 'image-damaged', severity: 'error', message: 'The picture is damaged.' };

describe('without policies', () => {
	it('problems stay as they are', () => {
		expect(applyPolicies([dead, damaged], {})).toEqual([dead, damaged]);
		expect([hasErrors([dead], {}), hasErrors([dead, damaged], {})]).toEqual([false, true]);
	});
});

describe('a policy', () => {
	it('makes a warning stop the build', () => {
		expect(applyPolicies([dead], { 'link-dead': 'fail' })).toEqual([{ ...dead, severity: 'error' }]);
		expect(hasErrors([dead], { 'link-dead': 'fail' })).toBe(true);
	});

	it('takes a warning away', () => {
		expect(applyPolicies([dead, damaged], { 'link-dead': 'ignore' })).toEqual([damaged]);
	});

	it('lowers an error to a warning that says what becomes of it', () => {
		const [lowered] = applyPolicies([damaged], { 'image-damaged': 'warn' });
		expect(lowered?.severity).toBe('warning');
		expect(lowered?.message).toMatch(/^The picture is damaged\. .*is left out\.$/);
		expect(hasErrors([damaged], { 'image-damaged': 'warn' })).toBe(false);
	});

	it('never makes an error silent, even where nobody checked the configuration', () => {
		expect(applyPolicies([damaged], { 'image-damaged': 'ignore' })).toEqual([damaged]);
	});

	it('does not lower what project and company lack, because there is no site without them', () => {
		const nameless: Problem = { ...damaged, code: 'field-required', collection: 'company', field: 'company_name' };
		expect(applyPolicies([nameless], { 'field-required': 'warn' })).toEqual([nameless]);
		expect(applyPolicies([{ ...nameless, collection: 'page' }], { 'field-required': 'warn' })[0]?.severity).toBe('warning');
	});
});
