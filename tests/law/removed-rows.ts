/** What becomes of each row when an editor takes its content away: the build or the audit tells it by a code; or why there is nothing to take away. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { ProblemCode } from '../../site/problem-codes.ts';
import {
	aCompanyRecord,
	aManufacturerRecord,
	aPageRecord,
	aPaymentMethodRecord,
	aProductRecord,
	aRatingRecord,
	aSecondVariantRecord,
	aSettingsRecord,
	aStatementRecord,
	aVariantRecord,
	inEnglishAndFrench,
} from '../builders/records.ts';
import type { LawSource } from './law-sources.ts';

export interface Removal {
	readonly what: string;
	readonly code: ProblemCode;
	/** Collections of the small sound site, without what the row needs. */
	readonly changes: Readonly<Record<string, readonly WireRecord[]>>;
	/** What the site's configuration lacks. */
	readonly config?: Partial<SiteConfig>;
}

const legalPage = (id: number, type: string, content: string) => ({
	id,
	type,
	title: type,
	content,
	translations: inEnglishAndFrench(['title', 'content']),
});
const terms = legalPage(1, 'agb', 'Wir nehmen an keinem Verfahren nach dem VSBG teil.');
const delivery = legalPage(2, 'versand-und-zahlung', 'Wir liefern mit der Post.');
const withdrawal = (content = '## Muster-Widerrufsformular\n\nSie können den [Vertrag widerrufen](/vertrag-widerrufen).') =>
	legalPage(3, 'widerruf', content);

const privacy = aPageRecord({ id: 3, type: 'privacy', slug: null });
const settings = (fields: WireRecord) => ({
	ecommerce_settings: [aSettingsRecord({ legal_pages: [terms, delivery, withdrawal()], ...fields })],
	page: [aPageRecord(), aStatementRecord(), privacy],
});
const product = (fields: WireRecord) => ({ ecommerce_product: [aProductRecord(fields)] });

/** What every row is compared with: it lacks nothing. */
export const wholeSite = settings({});

const byCode = 'no field holds it: the code always says it';

export const removedRows: Readonly<Record<LawSource, readonly Removal[] | string>> = {
	'§ 312j (3) BGB': byCode,
	'§ 312j (2) BGB': byCode,
	'§ 312j (1) BGB': [
		{ what: 'the means of payment', code: 'law-payment-methods', changes: settings({ payment_methods: [] }) },
		{ what: 'the countries of delivery', code: 'law-delivery-limits', changes: settings({ shipping_countries: [] }) },
	],
	'§§ 312i, 312f BGB': [
		{ what: 'the terms', code: 'legal-text-missing', changes: settings({ legal_pages: [delivery, withdrawal()] }) },
		{ what: 'the withdrawal text', code: 'legal-text-missing', changes: settings({ legal_pages: [terms, delivery] }) },
		{
			what: 'the agreement of its terms with what the shop does',
			code: 'terms-conclusion',
			changes: {
				...settings({
					legal_pages: [{ ...terms, content: `${terms.content} Die Bestätigung ist noch keine Annahme.` }, delivery, withdrawal()],
					payment_methods: [{ id: 1, sort: 1, payment_id: 1 }],
				}),
				ecommerce_payment_method: [aPaymentMethodRecord({ id: 1 })],
			},
			config: { payments: { bankTransferId: 1, paypal: null, klarna: null } },
		},
	],
	'§ 356a BGB': [
		{ what: 'the service that takes withdrawals', code: 'law-withdrawal-endpoint', changes: wholeSite, config: { orderServiceUrl: null } },
		{
			what: 'the name of the function',
			code: 'law-withdrawal-function',
			changes: settings({ legal_pages: [terms, delivery, withdrawal('## Muster-Widerrufsformular')] }),
		},
	],
	'Art. 246a EGBGB': [
		{
			what: 'the model form',
			code: 'law-withdrawal-form',
			changes: settings({ legal_pages: [terms, delivery, withdrawal('Sie können den Vertrag widerrufen.')] }),
		},
		{
			what: 'the delivery time of a variant',
			code: 'law-delivery-time',
			changes: { ...wholeSite, ...product({ variants: [aVariantRecord(), aSecondVariantRecord({ shipping_time: null })] }) },
		},
	],
	'§ 312g (2) 1 BGB':
		'only the editor knows whether goods are made to order: without the flag there is a right of withdrawal, as the law has it',
	'§ 312a (3), § 270a BGB': byCode,
	'§§ 3, 6 PAngV': [
		{ what: 'the text on shipping costs', code: 'legal-text-missing', changes: settings({ legal_pages: [terms, withdrawal()] }) },
	],
	'§ 11 PAngV': [
		{ what: 'the dearer price before a reduction', code: 'law-reduction', changes: { ...wholeSite, ...product({ price_reduced: true }) } },
		{
			what: 'what a recommended price is above',
			code: 'law-recommended-price',
			changes: { ...wholeSite, ...product({ recommended_price: '1.00' }) },
		},
	],
	'§§ 4, 5 PAngV': [{ what: 'the unit', code: 'law-base-price', changes: { ...wholeSite, ...product({ content_unit: null }) } }],
	'Dir. 2024/825': [
		{
			what: 'whose guarantee it is',
			code: 'law-manufacturer',
			changes: { ...wholeSite, ...product({ guarantee_years: 5, manufacturer: null }) },
		},
	],
	'GPSR Art. 19': [
		{ what: 'the manufacturer', code: 'law-manufacturer', changes: { ...wholeSite, ...product({ manufacturer: null }) } },
		{
			what: "the manufacturer's address",
			code: 'law-manufacturer-address',
			changes: { ...wholeSite, ecommerce_manufacturer: [aManufacturerRecord({ postal_address: null })] },
		},
		{
			what: 'the name of the responsible person',
			code: 'law-responsible-person',
			changes: {
				...wholeSite,
				ecommerce_manufacturer: [
					aManufacturerRecord({ responsible_person: { postal_address: 'Ring 1, 10115 Berlin', email: 'eu@brand.example' } }),
				],
			},
		},
		{ what: 'the pictures', code: 'law-offer-identity', changes: { ...wholeSite, ...product({ images: [] }) } },
		{ what: 'the reference number', code: 'law-offer-identity', changes: { ...wholeSite, ...product({ reference_number: null }) } },
	],
	'Dir. 2023/2225': 'the provider says what has to be said; without its method there is no credit',
	'§ 25 TDDDG, Art. 7 GDPR': [
		{ what: 'the privacy text', code: 'legal-text-missing', changes: { ...wholeSite, page: [aPageRecord(), aStatementRecord()] } },
	],
	GDPR: byCode,
	'§ 7 UWG': byCode,
	'§ 5b (3) UWG': [
		{
			what: 'the date of a rating',
			code: 'law-rating-date',
			changes: {
				...wholeSite,
				ecommerce_product_rating: [aRatingRecord({ date_created: null })],
			},
		},
	],
	BFSG: [
		{ what: 'the accessibility statement', code: 'law-accessibility', changes: { ...wholeSite, page: [aPageRecord(), privacy] } },
		{
			what: 'the authority that it names',
			code: 'law-accessibility-parts',
			changes: { ...wholeSite, page: [aPageRecord(), privacy, aStatementRecord({ body: 'Nach EN 301 549.' })] },
		},
	],
	'§ 5 DDG': [
		{ what: 'the address', code: 'law-imprint', changes: { ...wholeSite, company: [aCompanyRecord({ addresses: [] })] } },
		{ what: 'the e-mail', code: 'law-imprint', changes: { ...wholeSite, company: [aCompanyRecord({ emails: [] })] } },
		{ what: 'who represents the company', code: 'law-imprint', changes: { ...wholeSite, company: [aCompanyRecord({ executives: [] })] } },
		{ what: 'the tax number', code: 'law-imprint', changes: { ...wholeSite, company: [aCompanyRecord({ ust_id: null })] } },
		{
			what: 'the name of the law that holds',
			code: 'legal-outdated',
			changes: settings({ legal_pages: [{ ...terms, content: 'VSBG, § 5 TMG' }, delivery, withdrawal()] }),
		},
	],
	'§ 36 VSBG': [
		{
			what: 'the statement',
			code: 'law-dispute-resolution',
			changes: settings({ legal_pages: [{ ...terms, content: 'Es gelten diese Bedingungen.' }, delivery, withdrawal()] }),
		},
	],
	'Battery Regulation, ElektroG': 'only the editor knows what holds a battery; the notice itself is the code’s',
	FeinGehG: [
		{ what: 'thousandths of the fineness', code: 'law-fineness', changes: { ...wholeSite, ...product({ fineness: 'Gold' }) } },
		{ what: 'that goods are not plated', code: 'law-fineness', changes: { ...wholeSite, ...product({ fineness: 585, plated: true }) } },
	],
	'Geo-blocking Reg. 2018/302': byCode,
};
