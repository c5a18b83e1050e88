/** What the law asks of the content as a whole. */
import { describe, expect, it } from 'vitest';
import { findOutdated } from '../../../shop/content/judge-duties.ts';
import { outline, parsed } from '../../builders/parsed.ts';
import {
	aCompanyRecord,
	aLegalRecord,
	aPageRecord,
	aProjectRecord,
	aSettingsRecord,
	aStatementRecord,
	inEnglishAndFrench,
} from '../../builders/records.ts';

const legalPage = (id: number, type: string, content: string) => ({
	id,
	type,
	title: type,
	content,
	translations: inEnglishAndFrench(['title', 'content']),
});
const terms = legalPage(1, 'agb', 'Wir nehmen an keinem Verfahren nach dem VSBG teil.');
const withdrawal = (content: string) => ({ legal_pages: [terms, legalPage(2, 'widerruf', content)] });
const settings = (fields: Record<string, unknown>) => outline(parsed({ ecommerce_settings: [aSettingsRecord(fields)] }).problems);

describe('outdated wording', () => {
	it.each([
		['Angaben gemäß § 5 TMG', ['TMG']],
		['nach § 25 TTDSG und dem Telemediengesetz', ['Telemediengesetz', 'TTDSG']],
		['[OS](https://ec.europa.eu/consumers/odr/)', ['ec.europa.eu/consumers/odr/']],
		['https://webgate.ec.europa.eu/odr/main', ['webgate.ec.europa.eu/odr/main']],
		['§ 5 DDG, § 25 TDDDG, der ATMG-Ring, https://ec.europa.eu/info', []],
	])('of "%s"', (text, says) => {
		expect(findOutdated(text).map((term) => term.says)).toEqual(says);
	});

	it('is reported with its place, whichever text it is in', () => {
		const { problems } = parsed({
			company: [aCompanyRecord({ legal_authority: 'Aufsicht nach § 5 TMG' })],
			legal: [
				aLegalRecord({ translations: ['de', 'en', 'fr'].map((language) => ({ language, additional_top_info: `§ 5 TMG ${language}` })) }),
			],
			page: [aPageRecord({ body: 'Nach § 25 TTDSG.' }), aStatementRecord()],
			ecommerce_settings: [aSettingsRecord({ legal_pages: [{ ...terms, content: 'VSBG, https://ec.europa.eu/consumers/odr' }] })],
		});
		expect(outline(problems.filter(({ code }) => code === 'legal-outdated'))).toEqual([
			'warning legal-outdated company 1 legal_authority',
			'warning legal-outdated legal 1 additional_top_info',
			'warning legal-outdated legal 1 translations.en.additional_top_info',
			'warning legal-outdated legal 1 translations.fr.additional_top_info',
			'warning legal-outdated page 1 body',
			'warning legal-outdated ecommerce_settings 1 legal_pages.agb.content',
		]);
		expect(problems.find(({ collection }) => collection === 'page')?.message).toContain('"TTDSG", which is called TDDDG');
	});
});

describe('the imprint', () => {
	it.each([
		[{ addresses: [] }, ['addresses']],
		[{ emails: [] }, ['emails']],
		[{ executives: [] }, ['executives']],
		[{ executives: [], legal_form: 'single' }, []],
		[{ registers: [], legal_form: 'ev' }, ['registers']],
		[{ registers: [], legal_form: 'bag' }, []],
		[{ ust_id: null }, ['ust_id']],
		[{ ust_id: null, vat_number: '12/345' }, []],
	])('%j', (fields, missing) => {
		const { problems } = parsed({ company: [aCompanyRecord(fields)] });
		expect(outline(problems)).toEqual(missing.map((field) => `warning law-imprint company 1 ${field}`));
	});

	it('needs no tax number of a small business', () => {
		const company = [aCompanyRecord({ ust_id: null })];
		const { problems } = parsed({ company, ecommerce_settings: [aSettingsRecord({ tax_scheme: 'small_business' })] });
		expect(problems).toEqual([]);
	});
});

describe('a shop that sells', () => {
	it.each([
		['means of payment', { payment_methods: [] }, 'law-payment-methods', 'payment_methods'],
		['countries of delivery', { shipping_countries: [] }, 'law-delivery-limits', 'shipping_countries'],
		['a model form', withdrawal('Sie können den Vertrag widerrufen.'), 'law-withdrawal-form', 'legal_pages.widerruf.content'],
		['the name of the function', withdrawal('## Muster-Widerrufsformular'), 'law-withdrawal-function', 'legal_pages.widerruf.content'],
	])('needs %s', (_, fields, code, field) => {
		expect(settings(fields)).toEqual([`warning ${code} ecommerce_settings 1 ${field}`]);
		expect(settings({ ...fields, enable_cart: false })).toEqual([]);
	});

	it('needs to say something of dispute resolution', () => {
		expect(settings({ legal_pages: [] })).toEqual(['warning law-dispute-resolution legal 1 translations']);
		const { problems } = parsed({ legal: [], ecommerce_settings: [aSettingsRecord({ legal_pages: [] })] });
		expect(outline(problems)).toEqual(['warning law-dispute-resolution ecommerce_settings 1 translations']);
	});

	it.each([
		['a standard', 'Zuständig ist die Marktüberwachungsstelle der Länder.'],
		['an authority', 'Diese Website folgt den WCAG 2.2.'],
	])('needs to name %s in its accessibility statement', (_, body) => {
		const { problems } = parsed({ page: [aPageRecord(), aStatementRecord({ body })] });
		expect(outline(problems)).toEqual(['warning law-accessibility-parts page 2 body']);
	});

	it.each([
		['without the page', { page: [aPageRecord()] }],
		['without showing it', { project: [aProjectRecord({ show_accessibility: false })] }],
	])('needs an accessibility statement: %s', (_, changes) => {
		const { problems } = parsed(changes);
		expect(problems.map(({ code, field }) => [code, field])).toEqual([['law-accessibility', 'show_accessibility']]);
		expect(parsed({ ...changes, ecommerce_settings: [aSettingsRecord({ enable_cart: false })] }).problems).toEqual([]);
	});
});

describe('in the rest of the EU', () => {
	const inFrance = (fields: Record<string, unknown> = {}) => {
		const record = aCompanyRecord(fields);
		const [address = {}] = record.addresses as readonly Record<string, unknown>[];
		return { company: [{ ...record, addresses: [{ ...address, country: 'FR' }] }] };
	};

	it('an imprint needs neither executives nor the register of an association', () => {
		const fields = { executives: [], registers: [], emails: [], ust_id: null };
		expect(outline(parsed(inFrance({ ...fields, legal_form: 'ev' })).problems)).toEqual([
			'warning law-imprint company 1 emails',
			'warning law-imprint company 1 ust_id',
		]);
	});

	it('an accessibility statement needs no authority', () => {
		const page = [aPageRecord(), aStatementRecord({ body: 'Diese Website folgt den WCAG 2.2.' })];
		expect(outline(parsed({ ...inFrance(), page }).problems)).toEqual([]);
		const empty = [aPageRecord(), aStatementRecord({ body: 'Barrierefrei.' })];
		expect(outline(parsed({ ...inFrance(), page: empty }).problems)).toEqual(['warning law-accessibility-parts page 2 body']);
	});
});
