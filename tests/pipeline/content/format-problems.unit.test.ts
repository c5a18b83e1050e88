import { expect, it } from 'vitest';
import { formatProblems } from '../../../pipeline/content/format-problems.ts';
import type { Problem } from '../../../pipeline/content/problem.ts';

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

it('groups by record, errors first, and counts', () => {
	const warning = problem({
		severity: 'warning',
		code: 'translation-missing',
		field: 'translations.en',
		message: 'Missing.',
		fix: 'Add it.',
	});
	const text = formatProblems([{ ...warning, id: 2 }, warning, problem({}), problem({ id: 3, field: '' })]);
	expect(text).toBe(`brand 1
  error: slug (slug-invalid)
    The slug "A" has capital letters.
    Fix: Use "a".
  warning: translations.en (translation-missing)
    Missing.
    Fix: Add it.

brand 3
  error: slug-invalid
    The slug "A" has capital letters.
    Fix: Use "a".

brand 2
  warning: translations.en (translation-missing)
    Missing.
    Fix: Add it.

2 errors, 2 warnings`);
});
