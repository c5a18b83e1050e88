/** Data of the pages that pay and confirm an order: which provider's script, and whose account. */
import { describe, expect, it } from 'vitest';
import { createRecorder } from '../../../renderer/changes/recorder.ts';
import { createWatch } from '../../../renderer/changes/watch.ts';
import { createDataContext } from '../../../shop/data/data-context.ts';
import { toConfirmationData } from '../../../shop/pages/confirmation.ts';
import { toPaymentData } from '../../../shop/pages/payment.ts';
import { planSite } from '../../../shop/site/plan-site.ts';
import type { PaymentConfig } from '../../../site/config.ts';
import { languages } from '../../../site/languages.ts';
import { aCatalogue, aContent, aShop, aSiteConfig, aText, plainRichText, someImages } from '../../builders/content.ts';

const payments: PaymentConfig = {
	bankTransferId: 1,
	paypal: { scriptUrl: 'https://www.paypal.com/sdk/js' },
	klarna: { methodId: 5, scriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js' },
};
const account = 'Haus\n\nIBAN DE02 1203 0000 0000 2020 51';

function shopWith({
	bankDetails = account,
	clientId = 'client & id' as string | null,
	orders = 'self' as string | null,
	...config
}: {
	bankDetails?: string | null;
	clientId?: string | null;
	orders?: string | null;
	payments?: PaymentConfig | undefined;
} = {}) {
	const shop = aShop({ bankDetails: bankDetails === null ? null : aText(bankDetails), paypalClientId: clientId });
	const content = aContent({ shop });
	const siteConfig = aSiteConfig({
		orderServiceUrl: orders,
		...('payments' in config ? config.payments && { payments: config.payments } : { payments }),
	});
	const catalogue = aCatalogue([]);
	const plan = planSite(content, catalogue.entries, siteConfig);
	const product = () => {
		throw new Error('No payment needs a product');
	};
	const context = createDataContext({
		content,
		catalogue,
		product,
		config: siteConfig,
		plan,
		images: someImages,
		texts: plainRichText,
		watch: createWatch(createRecorder({}, null)),
	});
	if (context.shop === null) throw new Error('The content has a shop');
	return { shop: context.shop, context };
}

const paymentOf = (given?: Parameters<typeof shopWith>[0], language: 'de' | 'en' | 'fr' = 'de') => {
	const { shop, context } = shopWith(given);
	return toPaymentData(shop, context, language);
};
const accountOf = (given?: Parameters<typeof shopWith>[0]) => {
	const { shop, context } = shopWith(given);
	const { bank, bankLines } = toConfirmationData(shop, context, 'de');
	return { bank, bankLines };
};

describe('a provider', () => {
	it('is PayPal’s script with the shop’s client id, for one button, in the page’s language', () => {
		const asked = languages.map((language) => Object.fromEntries(new URL(paymentOf({}, language).paypal?.scriptUrl ?? '').searchParams));
		expect(asked).toEqual(
			['de_DE', 'en_GB', 'fr_FR'].map((locale) => ({ 'client-id': 'client & id', currency: 'EUR', components: 'buttons', locale })),
		);
		expect(paymentOf().paypal?.target).toEqual({ url: '/ecom/order/paypal_transaction', project: 'goldschmiede.example' });
	});

	it('is Klarna’s script as it is configured', () => {
		expect(paymentOf().klarna).toEqual({
			scriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
			target: { url: '/ecom/klarna/order', project: 'goldschmiede.example' },
		});
	});

	it.each<[string, Parameters<typeof shopWith>[0], readonly [paypal: boolean, klarna: boolean]]>([
		['both configured', {}, [true, true]],
		['pay-later switched off (Dir. 2023/2225)', { payments: { ...payments, klarna: null } }, [true, false]],
		['PayPal switched off', { payments: { ...payments, paypal: null } }, [false, true]],
		['no client id in the settings', { clientId: null }, [false, true]],
		['nothing configured', { payments: undefined }, [false, false]],
		['no order service', { orders: null }, [false, false]],
	])('is there with %s', (_, given, expected) => {
		const { paypal, klarna } = paymentOf(given);
		expect([paypal !== null, klarna !== null]).toEqual(expected);
	});
});

describe('the account', () => {
	it.each<[string, Parameters<typeof shopWith>[0], ReturnType<typeof accountOf>]>([
		[
			'is read from what the shop says of it',
			{},
			{ bank: { recipient: 'Haus', iban: 'DE02120300000000202051', bic: null }, bankLines: [] },
		],
		[
			'is what the shop says where no number can be read',
			{ bankDetails: '- Haus\n- auf Anfrage' },
			{ bank: null, bankLines: ['Haus', 'auf Anfrage'] },
		],
		['is not there where the shop says nothing', { bankDetails: null }, { bank: null, bankLines: [] }],
		['is not there without bank transfer', { payments: { ...payments, bankTransferId: null } }, { bank: null, bankLines: [] }],
		[
			'is not there where a person accepts the order first',
			{ payments: { ...payments, acceptance: { transfer: 'by_hand' } } },
			{ bank: null, bankLines: [] },
		],
		['is not there where nothing is configured', { payments: undefined }, { bank: null, bankLines: [] }],
	])('%s', (_, given, expected) => {
		expect(accountOf(given)).toEqual(expected);
		expect(paymentOf(given).hasTransfer).toBe(expected.bank !== null || expected.bankLines.length > 0);
	});
});
