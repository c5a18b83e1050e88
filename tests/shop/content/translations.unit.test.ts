import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { aCategoryRecord, aLegalRecord, aProductRecord, aVariantRecord } from '../../builders/records.ts';

describe('a missing translation', () => {
	it('falls back to the German base and is told once a record and language', () => {
		const product = aProductRecord({
			variants: [aVariantRecord({ translations: [] })],
			translations: [
				{ language: 'en', display_name: 'Ring', description: null, variant_display_name: '', safety_warnings: 'Do not swallow.' },
			],
		});
		const { products, problems } = parsed({ ecommerce_product: [product] });
		expect(outline(problems)).toEqual([
			'warning translation-missing ecommerce_product 1 translations.en',
			'warning translation-missing ecommerce_product 1 translations.fr',
		]);
		expect(problems[0]?.message).toContain('description, variant_display_name, variants[0].display_name');
		expect(products[0]?.displayName).toEqual({
			de: { text: 'Ring', language: 'de' },
			en: { text: 'Ring', language: 'en' },
			fr: { text: 'Ring', language: 'de' },
		});
	});

	it('falls back to the first translation where there is no base', () => {
		const others = { image_sources: null, additional_top_info: null, additional_bottom_info: null };
		const legal = aLegalRecord({ translations: [{ language: 'en', insurance: 'Insured', ...others }] });
		const { content, problems } = parsed({ legal: [legal] });
		expect(content?.legal?.insurance?.fr).toEqual({ text: 'Insured', language: 'en' });
		expect(outline(problems)).toEqual([
			'warning translation-missing legal 1 translations.de',
			'warning translation-missing legal 1 translations.fr',
		]);
	});

	it('is no matter where the text is missing in all languages', () => {
		const { content, problems } = parsed({ legal: [aLegalRecord({ translations: [] })] });
		expect(problems).toEqual([]);
		expect(content?.legal?.insurance).toBeNull();
	});
});

describe('languages', () => {
	it('may carry a region', () => {
		const translations = ['en-GB', 'fr_FR'].map((language) => ({ language, display_name: `Watches ${language}` }));
		const { content, problems } = parsed({ ecommerce_category: [aCategoryRecord({ translations })] });
		expect(problems).toEqual([]);
		expect(content?.categories[0]?.displayName.fr).toEqual({ text: 'Watches fr_FR', language: 'fr' });
	});

	it('that the site does not have are told', () => {
		const translations = ['en', 'fr', 'it'].map((language) => ({ language, display_name: language }));
		const { problems } = parsed({ ecommerce_category: [aCategoryRecord({ translations })] });
		expect(outline(problems)).toEqual(['warning language-unknown ecommerce_category 1 translations']);
	});
});
