/** Who is offered to pay by transfer is told where to. */
import { expect, it } from 'vitest';
import { applyPolicies } from '../../../shop/content/apply-policies.ts';
import type { ShopSettings } from '../../../shop/content/shop-settings.ts';
import { missingBankDetails, missingWithdrawal } from '../../../shop/site/missing-texts.ts';
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
