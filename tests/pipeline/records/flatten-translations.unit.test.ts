import { describe, expect, it } from 'vitest';
import { flattenTranslations, toDottedKeys } from '../../../pipeline/records/flatten-translations.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import { aMenuEntryRecord, aProjectRecord, aShippingCountryRecord, aVariantRecord, projectDomain } from '../../builders/records.ts';

describe('nested translations', () => {
	it('have dotted keys', () => {
		expect(toDottedKeys({ seo: { title: 'A', more: { text: 'B' } }, list: [{ a: 1 }], none: null })).toEqual([
			['seo.title', 'A'],
			['seo.more.text', 'B'],
			['list', [{ a: 1 }]],
			['none', null],
		]);
	});

	it('are read as the fields that their keys stand for', () => {
		const seo = (language: string) => ({ title: `Title ${language}`, description: null, keywords: null });
		const translations = ['de', 'en', 'fr'].map((language) => ({ language, seo: seo(language) }));
		const { content, problems } = parsed({ project: [aProjectRecord({ translations })] });
		expect(outline(problems)).toEqual([]);
		expect(content?.project.seoTitle?.fr).toEqual({ text: 'Title fr', language: 'fr' });
	});

	it.each([
		['the whole group is empty', null],
		['only some of its fields were filled in', { title: 'Title' }],
	])('lack no column where %s', (_, seo) => {
		const translations = ['de', 'en', 'fr'].map((language) => ({ language, seo }));
		const { problems } = parsed({ project: [aProjectRecord({ translations })] });
		expect(outline(problems).filter((line) => line.includes('field-missing'))).toEqual([]);
	});

	it('lack a column that no group of theirs can have', () => {
		const translations = ['de', 'en', 'fr'].map((language) => ({ language, seo_title: null, seo_description: null }));
		const { problems } = parsed({ project: [aProjectRecord({ translations })] });
		expect(outline(problems)).toContain(`warning field-missing project ${projectDomain} translations.seo_keywords`);
	});

	it('give way to a field that is there by its own name', () => {
		const row = { language: 'de', seo_title: 'Own', seo: { title: 'Nested' } };
		expect(flattenTranslations({ translations: [row] })).toMatchObject({ translations: [{ language: 'de', seo_title: 'Own' }] });
	});

	it('know a language that answers expanded', () => {
		const variant = aVariantRecord({ translations: [{ language: { code: 'en-US', name: 'English' }, display_name: 'Small' }] });
		expect(flattenTranslations({ variants: [variant] })).toMatchObject({
			variants: [{ translations: [{ language: 'en-US', display_name: 'Small' }] }],
		});
	});

	it.each([[{}], [{ id: 7 }], [{ de: { text: 'x' } }]])('are reported where an object is in the place of a text: %j', (value) => {
		const told = (collection: string, record: WireRecord) =>
			outline(parsed({ [collection]: [record] }).problems).filter((line) => line.includes('field-ignored'));
		const entry = aMenuEntryRecord({ translations: [{ language: 'en', display_name: 'Care', group_name: null, anchor: value }] });
		expect(told('menu_entry', entry)).toEqual(['warning field-ignored menu_entry 1 translations[0].anchor']);
		const country = aShippingCountryRecord({ translations: [{ language: 'en', display_name: value }] });
		expect(told('ecommerce_shipping_country', country)).toEqual([
			'warning field-ignored ecommerce_shipping_country 1 translations[0].display_name',
		]);
	});

	it('are looked for nowhere else, and a flat record is left as it is', () => {
		const record = { props: { a: { b: 1 } }, lists: [{ c: { d: 1 } }], translations: [{ language: 'de', text: 'A' }] };
		expect(flattenTranslations(record)).toBe(record);
	});
});
