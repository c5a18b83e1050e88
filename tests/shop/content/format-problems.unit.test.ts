import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../pipeline/problem.ts';
import { formatProblems } from '../../../shop/content/format-problems.ts';
import { lawFault } from '../../../shop/content/law-duties.ts';
import type { LawCode } from '../../../shop/content/law-rules.ts';

const problem = (fields: Partial<Problem>): Problem => ({
	code: 'slug-invalid',
	severity: 'error',
	collection: 'brand',
	id: 1,
	field: 'slug',
	message: 'The slug "A" has capital letters.',
	fix: 'Use "a".',
	...fields,
});

it('says nothing of nothing', () => {
	expect(formatProblems([])).toBe('');
});

it('groups by record, counts, and ends with what stops the build', () => {
	const warning = problem({
		severity: 'warning',
		code: 'translation-missing',
		field: 'translations.en',
		message: 'Missing.',
		fix: 'Add it.',
	});
	const text = formatProblems([problem({}), { ...warning, id: 2 }, warning, problem({ id: 3, field: '' })]);
	expect(text).toBe(`brand 2
  warning: translations.en (translation-missing)
    Missing.
    Fix: Add it.

brand 1
  warning: translations.en (translation-missing)
    Missing.
    Fix: Add it.
  error: slug (slug-invalid)
    The slug "A" has capital letters.
    Fix: Use "a".

brand 3
  error: slug-invalid
    The slug "A" has capital letters.
    Fix: Use "a".

2 errors, 2 warnings`);
});

it('calls a record by its name where that is known', () => {
	const text = formatProblems([problem({}), problem({ id: 3 })], (collection, id) => (id === 3 ? `${collection}\nof gold` : ''));
	expect(text.split('\n').filter((line) => /^\S/.test(line))).toEqual(['brand 1', 'brand 3 (brand\\u{a}of gold)', '2 errors, 0 warnings']);
});

it('lets nothing of the content begin a line, turn one round, or command a terminal', () => {
	const hostile = 'a\n  error: b\u001b[2J\u009b1m\u202ec\u2028d';
	const text = formatProblems([problem({ id: hostile, field: hostile, message: `${hostile}.` })]);
	expect(text.split('\n')).toHaveLength(6);
	expect(text).toContain('    a\\u{a}  error: b\\u{1b}[2J\\u{9b}1m\\u{202e}c\\u{2028}d.');
});

describe('what the law asks of every offer', () => {
	const ofProduct = (id: number, code: LawCode, fields: Partial<Problem> = {}) =>
		problem({ ...lawFault(code, 'x'), severity: 'warning', collection: 'ecommerce_product', id, ...fields });

	it('is one line a code with the number of products', () => {
		const many = Array.from({ length: 3000 }, (_, index) => ofProduct(index + 1, 'law-delivery-time'));
		const text = formatProblems([ofProduct(7, 'law-manufacturer'), ...many, problem({})]);
		expect(text.split('\n')).toEqual([
			'ecommerce_product',
			expect.stringMatching(/^ {2}warning: law-delivery-time, 3000 records \(1, 2, 3, 4, 5, …\): It can be ordered.* Fix: Fill in/),
			expect.stringMatching(/^ {2}warning: law-manufacturer, 1 record \(7\): The product has no manufacturer/),
			'',
			'brand 1',
			'  error: slug (slug-invalid)',
			'    The slug "A" has capital letters.',
			'    Fix: Use "a".',
			'',
			'1 error, 3001 warnings',
		]);
	});

	it('is one line for all manufacturers, too', () => {
		const many = [1, 2, 3, 4, 5, 6].map((id) => ofProduct(id, 'law-manufacturer-address', { collection: 'ecommerce_manufacturer' }));
		expect(formatProblems(many).split('\n').slice(0, 2)).toEqual([
			'ecommerce_manufacturer',
			expect.stringMatching(/^ {2}warning: law-manufacturer-address, 6 records \(1, 2, 3, 4, 5, …\): Offers must show the postal address/),
		]);
	});

	it('stands with its record where it stops the build, and where it is about something else', () => {
		const text = formatProblems([
			ofProduct(7, 'law-manufacturer', { severity: 'error' }),
			ofProduct(1, 'law-imprint', { collection: 'company' }),
			ofProduct(3, 'law-rating-date', { collection: 'ecommerce_product_rating' }),
		]);
		expect(text.split('\n').filter((line) => /^\S/.test(line))).toEqual([
			'company 1',
			'ecommerce_product_rating',
			'ecommerce_product 7',
			'1 error, 2 warnings',
		]);
	});
});
