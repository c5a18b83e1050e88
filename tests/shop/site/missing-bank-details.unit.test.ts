/** Who is offered to pay by transfer is told where to. */
import { expect, it } from 'vitest';
import type { ShopSettings } from '../../../shop/content/shop-settings.ts';
import { missingBankDetails } from '../../../shop/site/missing-bank-details.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { SiteConfig } from '../../../site/config.ts';
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
