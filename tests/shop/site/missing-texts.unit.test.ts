/** Who is offered to pay by transfer is told where to. */
import { describe, expect, it } from 'vitest';
import { applyPolicies } from '../../../shop/content/apply-policies.ts';
import type { ShopSettings } from '../../../shop/content/shop-settings.ts';
import { guessedBankAccount, missingBankDetails, missingWithdrawal, unsupportedPaymentMethods } from '../../../shop/site/missing-texts.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { SiteConfig } from '../../../site/config.ts';
import { laws } from '../../../site/law.ts';
import { aContent, aShop, aSiteConfig, aText } from '../../builders/content.ts';

const payments = { bankTransferId: 7, paypal: null, klarna: null };

function problemsOf(settings: Partial<ShopSettings> = {}, config: Partial<SiteConfig> = {}) {
	const shop = { settings: aShop({ paymentMethodIds: [3, 7], ...settings }) };
	return missingBankDetails(shop, aSiteConfig({ orderServiceUrl: 'self', payments, ...config }));
}

it('a shop that offers transfer without an account is refused', () => {
	expect(problemsOf()).toMatchObject([
		{ code: 'bank-details-missing', severity: 'error', collection: 'ecommerce_settings', id: 5, field: 'bank_details' },
	]);
	expect(problemsOf()[0]?.message).toContain('payment method 7');
});

it.each<[string, Partial<ShopSettings>, Partial<SiteConfig>?]>([
	['an account', { bankDetails: aText('IBAN') }],
	['other methods', { paymentMethodIds: [3] }],
	['no cart', { enableCart: false }],
	['no method that is a transfer', {}, { payments: { ...payments, bankTransferId: null } }],
	['no word on payments', {}, { payments: undefined }],
	['no orders', {}, { orderServiceUrl: null }],
])('a shop with %s is not', (_, settings, config) => {
	expect(problemsOf(settings, config)).toEqual([]);
});

it('is a problem of the plan, and none where there is no shop', () => {
	const codesOf = (config: Partial<SiteConfig>) =>
		planSite(
			aContent({ shop: aShop({ paymentMethodIds: [7] }) }),
			[],
			aSiteConfig({ orderServiceUrl: 'self', payments, ...config }),
		).problems.map(({ code }) => code);
	expect(codesOf({})).toContain('bank-details-missing');
	expect(codesOf({ store: { path: null } })).not.toContain('bank-details-missing');
});

describe('an account that is read out of a text', () => {
	const found = (settings: Partial<ShopSettings>) =>
		guessedBankAccount(
			{ settings: aShop({ enableCart: true, paymentMethodIds: [7], ...settings }) },
			aSiteConfig({ orderServiceUrl: 'self', payments }),
		).map(({ code, field, message }) => [code, field, message].join(' '));
	const bankAccount = { holder: 'Haus', iban: 'DE02120300000000202051', bic: null, bank: null };

	it.each<[string, Partial<ShopSettings>, readonly string[]]>([
		[
			'with an IBAN',
			{ bankDetails: aText('Haus Weidenbach\nDE02 1203 0000 0000 2020 51') },
			[
				'bank-account-unclear bank_holder The account that buyers pay to is read out of a text: recipient "Haus Weidenbach", IBAN DE02120300000000202051.',
			],
		],
		[
			'without one',
			{ bankDetails: aText('Konto 123') },
			[
				'bank-account-unclear bank_holder The account that buyers pay to is a text in which no IBAN is found, so that they get no code for their bank.',
			],
		],
		['beside its fields', { bankDetails: aText('- IBAN'), bankAccount }, []],
		['that is not there', {}, []],
		['which nobody pays to', { bankDetails: aText('Haus'), paymentMethodIds: [3] }, []],
		['of a shop without a cart', { bankDetails: aText('Haus'), enableCart: false }, []],
	])('is said: one %s', (_, settings, expected) => {
		expect(found(settings)).toEqual(expected);
	});
});

describe('a payment method that nothing stands behind', () => {
	const methods = [
		{ id: 3, displayName: aText('Rechnung') },
		{ id: 4, displayName: aText('PayPal') },
		{ id: 7, displayName: aText('Vorkasse') },
	];
	const settings = { enableCart: true, paymentMethodIds: [3, 4, 7], paypalClientId: 'client' };
	const all = { ...payments, paypal: { scriptUrl: 'https://pay.example/sdk/js' }, houseIds: [3] };
	const found = (changed: Partial<ShopSettings> = {}, config: Partial<SiteConfig> = {}) =>
		unsupportedPaymentMethods(
			{ settings: aShop({ ...settings, ...changed }) },
			methods,
			aSiteConfig({ orderServiceUrl: 'self', payments: all, ...config }),
		).map(({ code, severity, field, message }) => [code, severity, field, message].join(' '));
	const says = (message: string) => `payment-method-unsupported warning payment_methods The payment method ${message}`;

	it.each<[string, Partial<ShopSettings>, Partial<SiteConfig>, readonly string[]]>([
		[
			'that the configuration names as nothing',
			{},
			{ payments: { ...all, houseIds: [] } },
			[
				says(
					'3 ("Rechnung") is not offered, because the configuration says of it neither who takes its money nor that it is paid in the shop.',
				),
			],
		],
		[
			'that was Klarna, which is switched off',
			{},
			{ payments: { ...payments, bankTransferId: null, klarna: null, houseIds: [3] } },
			[
				says('4 ("PayPal") is not offered, because the configuration has no PayPal.'),
				says(
					'7 ("Vorkasse") is not offered, because the configuration says of it neither who takes its money nor that it is paid in the shop.',
				),
			],
		],
		[
			'of PayPal without a client id',
			{ paypalClientId: null },
			{},
			[says('4 ("PayPal") is not offered, because the shop settings name no client id of PayPal.')],
		],
		[
			'that is not even a record',
			{ paymentMethodIds: [9] },
			{},
			[says('9 is not offered, because the configuration says of it neither who takes its money nor that it is paid in the shop.')],
		],
	])('is named: one %s', (_, changed, config, expected) => {
		expect(found(changed, config)).toEqual(expected);
	});

	it.each<[string, Partial<ShopSettings>, Partial<SiteConfig>]>([
		['all are named', {}, {}],
		['the configuration has no word on payments', {}, { payments: undefined }],
		['there is no cart', { enableCart: false }, { payments }],
		['no orders are taken', {}, { orderServiceUrl: null, payments }],
	])('is none where %s', (_, changed, config) => {
		expect(found(changed, config)).toEqual([]);
	});

	it('is a problem of the plan', () => {
		const content = aContent({ shop: aShop({ enableCart: true, paymentMethodIds: [3] }) });
		const { problems } = planSite(content, [], aSiteConfig({ orderServiceUrl: 'self', payments }));
		expect(problems.map(({ code }) => code)).toContain('payment-method-unsupported');
	});
});

const without = { orderServiceUrl: null };
const selling = { settings: aShop({ enableCart: true }), law: laws.DE };

it('§ 356a BGB: a shop that sells needs an order service, which takes withdrawals', () => {
	expect(missingWithdrawal(selling, without)).toMatchObject([
		{ code: 'law-withdrawal-endpoint', severity: 'error', collection: 'ecommerce_settings', id: 5, field: 'enable_cart' },
	]);
	expect(missingWithdrawal(selling, { orderServiceUrl: 'self' })).toEqual([]);
	expect(missingWithdrawal({ ...selling, settings: aShop({ enableCart: false }) }, without)).toEqual([]);
	expect(missingWithdrawal(null, without)).toEqual([]);
});

it('is a problem of the plan, which a site may lower to a warning and not silence', () => {
	const { problems } = planSite(aContent({ shop: aShop({ enableCart: true }) }), [], aSiteConfig(without));
	const [found, ...others] = problems.filter(({ code }) => code === 'law-withdrawal-endpoint');
	if (found === undefined) throw new Error('The plan does not say it');
	expect(others).toEqual([]);
	const severities = (policy: 'warn' | 'ignore') =>
		applyPolicies([found], { 'law-withdrawal-endpoint': policy }, 'DE').map(({ severity }) => severity);
	expect([severities('warn'), severities('ignore')]).toEqual([['warning'], ['error']]);
});

it.each([
	['open', { enableCart: true, maintenanceMode: false }],
	['without a cart', { enableCart: false, maintenanceMode: false }],
	['in maintenance', { enableCart: true, maintenanceMode: true }],
])('§ 356a BGB: the page is there, and indexed, in a shop that is %s', (_, settings) => {
	const routes = [...planSite(aContent({ shop: aShop(settings) }), [], aSiteConfig()).routes()];
	const pages = routes.filter(({ subject }) => subject.template === 'withdraw');
	expect(pages.map(({ path, indexed }) => [path, indexed])).toEqual([
		['/vertrag-widerrufen', true],
		['/en/withdraw-from-contract', true],
		['/fr/se-retracter', true],
	]);
});

it('there is no such page where there never was a shop', () => {
	const paths = [...planSite(aContent(), [], aSiteConfig({ store: { path: null } })).routes()].map(({ path }) => path);
	expect(paths).not.toContain('/vertrag-widerrufen');
});

it('Directive 2023/2673: the rest of the EU needs it as well, and no other country does', () => {
	expect(missingWithdrawal({ ...selling, law: laws.EU }, without)).toHaveLength(1);
	expect(missingWithdrawal({ ...selling, law: laws.other }, without)).toEqual([]);
});

const text = aText('Widerruf');
const withdrawalText = { id: 1, type: 'widerruf', title: text, content: text } as const;

it.each([
	['France', 'FR', { enableCart: false, legalPages: [] }, true],
	['Switzerland, without a text on withdrawal', 'CH', { enableCart: true, legalPages: [] }, false],
	['Switzerland, with one', 'CH', { enableCart: true, legalPages: [withdrawalText] }, true],
	['Switzerland, without a cart', 'CH', { enableCart: false, legalPages: [withdrawalText] }, false],
])('a shop in %s', (_, country, settings, isThere) => {
	const content = aContent({ shop: aShop(settings) });
	const abroad = { ...content, company: { ...content.company, country } };
	const paths = [...planSite(abroad, [], aSiteConfig()).routes()].map(({ path }) => path);
	expect(paths.includes('/vertrag-widerrufen')).toBe(isThere);
});
