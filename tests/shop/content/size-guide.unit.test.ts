import { expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aSizeGuideRecord } from '../../builders/records.ts';

function guide(fields: Record<string, unknown> = {}) {
	const { content, problems } = parsed({ ecommerce_size_guide: [aSizeGuideRecord(fields)] });
	return { found: content?.sizeGuides[0] ?? null, problems: outline(problems) };
}

it('has a table in every language', () => {
	const { found, problems } = guide();
	expect(problems).toEqual([]);
	expect(found?.table.de).toEqual({
		language: 'de',
		value: [
			['Weite', 'Umfang'],
			['54', '54 mm'],
		],
	});
	expect(found?.table.fr).toMatchObject({ language: 'fr', value: [['Size fr', 'mm'], expect.anything()] });
});

it('shows the German table where a translation is missing, and tells it', () => {
	const { found, problems } = guide({ translations: [{ language: 'en', display_name: 'Sizes', table: null }] });
	expect(found?.table.en.language).toBe('de');
	expect(problems).toEqual([
		'warning translation-missing ecommerce_size_guide 1 translations.en',
		'warning translation-missing ecommerce_size_guide 1 translations.fr',
	]);
});

it('takes numbers and empty cells, and fills up short rows with a warning', () => {
	const { found, problems } = guide({ table: [['Weite', 'Umfang'], [54, null], ['56']] });
	expect(found?.table.de.value).toEqual([
		['Weite', 'Umfang'],
		['54', ''],
		['56', ''],
	]);
	expect(problems).toEqual(['warning size-guide-invalid ecommerce_size_guide 1 table']);
});

it.each([[[]], [[['Weite']]], [[[], []]], [null]])('is left out and told where its table is %j', (table) => {
	const { found, problems } = guide({ table });
	expect(found).toBeNull();
	expect(problems).toEqual(['warning size-guide-invalid ecommerce_size_guide 1 table']);
});

it.each(['Weite', [['a'], 'b'], [['a'], [{}]]])('%j is no table', (table) => {
	expect(guide({ table }).problems.some((problem) => /field-(?:type|ignored) ecommerce_size_guide 1 table/.test(problem))).toBe(true);
});
