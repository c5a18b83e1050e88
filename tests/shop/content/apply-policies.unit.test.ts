import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../pipeline/problem.ts';
import { applyPolicies, hasErrors } from '../../../shop/content/apply-policies.ts';
import { lawFault } from '../../../shop/content/law-duties.ts';
import { type LawCode, lawRules } from '../../../shop/content/law-rules.ts';

const dead: Problem = {
	code: 'link-dead',
	severity: 'warning',
	collection: 'page',
	id: 3,
	field: 'body',
	message: 'The page /agb links to /nirgends.',
	fix: 'Correct the link.',
};
const damaged: Problem = { ...dead, code: 'image-damaged', severity: 'error', message: 'The picture is damaged.' };

describe('without policies', () => {
	it('problems stay as they are', () => {
		expect(applyPolicies([dead, damaged], {}, 'DE')).toEqual([dead, damaged]);
		expect([hasErrors([dead], {}, 'DE'), hasErrors([dead, damaged], {}, 'DE')]).toEqual([false, true]);
	});
});

describe('a policy', () => {
	it('makes a warning stop the build', () => {
		expect(applyPolicies([dead], { 'link-dead': 'fail' }, 'DE')).toEqual([{ ...dead, severity: 'error' }]);
		expect(hasErrors([dead], { 'link-dead': 'fail' }, 'DE')).toBe(true);
	});

	it('takes a warning away', () => {
		expect(applyPolicies([dead, damaged], { 'link-dead': 'ignore' }, 'DE')).toEqual([damaged]);
	});

	it('lowers an error to a warning that says what becomes of it', () => {
		const [lowered] = applyPolicies([damaged], { 'image-damaged': 'warn' }, 'DE');
		expect(lowered?.severity).toBe('warning');
		expect(lowered?.message).toMatch(/^The picture is damaged\. .*is left out\.$/);
		expect(hasErrors([damaged], { 'image-damaged': 'warn' }, 'DE')).toBe(false);
	});

	it('never makes an error silent, even where nobody checked the configuration', () => {
		expect(applyPolicies([damaged], { 'image-damaged': 'ignore' }, 'DE')).toEqual([damaged]);
	});

	it('does not lower what project and company lack, because there is no site without them', () => {
		const nameless: Problem = { ...damaged, code: 'field-required', collection: 'company', field: 'company_name' };
		expect(applyPolicies([nameless], { 'field-required': 'warn' }, 'DE')).toEqual([nameless]);
		expect(applyPolicies([{ ...nameless, collection: 'page' }], { 'field-required': 'warn' }, 'DE')[0]?.severity).toBe('warning');
	});
});

describe('what the law asks for', () => {
	const codes = Object.keys(lawRules) as LawCode[];
	const duties = codes.map((code): Problem => ({ ...dead, ...lawFault(code, 'body') }));
	const german = /§|BGB|UWG|PAngV|VSBG|BFSG|DDG|FeinGehG/;

	it('is reported with German paragraphs in Germany', () => {
		const told = applyPolicies(duties, {}, 'DE');
		expect(told).toEqual(duties);
		expect(told.filter(({ message }) => !german.test(message) && !message.includes('GPSR'))).toEqual([]);
	});

	it('names the acts of the EU elsewhere in it, and asks for no more than they do', () => {
		const told = applyPolicies(duties, {}, 'EU');
		expect(told.filter(({ message, fix }) => german.test(message) || fix.includes('Marktüberwachung') || /[{}]/.test(message))).toEqual([]);
		expect(told.filter(({ message }) => !/Directive|GPSR/.test(message)).map(({ code }) => code)).toEqual(['law-fineness']);
		expect(codes.filter((code) => !told.some((problem) => problem.code === code))).toEqual(['law-dispute-resolution']);
		expect(told.find(({ code }) => code === 'law-withdrawal-endpoint')?.message).toBe(
			'The shop sells, and the site has no order service that takes withdrawals from contracts (Art. 11a of Directive 2011/83/EU).',
		);
	});

	it('is, in other countries, what keeps a page truthful', () => {
		const told = applyPolicies(duties, {}, 'other');
		expect(told.map(({ code }) => code)).toEqual([
			'law-base-price',
			'law-delivery-limits',
			'law-fineness',
			'law-payment-methods',
			'law-rating-date',
			'law-recommended-price',
			'law-reduction',
		]);
		expect(told.filter(({ message }) => german.test(message) || /[{}]|\d\/\d|GPSR/.test(message))).toEqual([]);
	});

	it('stops no build where it is no duty, whatever the policy', () => {
		const [statement] = applyPolicies(duties, { 'law-accessibility': 'fail' }, 'DE');
		expect(statement?.severity).toBe('error');
		expect(hasErrors(duties, { 'law-accessibility': 'fail' }, 'EU')).toBe(true);
		expect(hasErrors(duties, { 'law-accessibility': 'fail' }, 'other')).toBe(false);
	});
});
