// @vitest-environment happy-dom
/** What is made of what the providers' scripts say, however they say it. Their scripts themselves are stood in for in tests/e2e/payment.e2e.ts. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type KlarnaSdk, showKlarna } from '../../../../client/checkout/payments/klarna.ts';
import { type PaypalOptions, showPaypal } from '../../../../client/checkout/payments/paypal.ts';
import type { ProviderNews } from '../../../../client/checkout/payments/provider.ts';
import { aPlacedOrder, aPlacedPayment } from '../../../builders/placed-order.ts';

const order = aPlacedOrder({ payment: aPlacedPayment({ kind: 'klarna', clientToken: 'session-1' }) });

function aStage(overrides: Partial<Parameters<typeof showPaypal>[1]> = {}) {
	const news: ProviderNews[] = [];
	const container = document.createElement('div');
	const stage = {
		document,
		container,
		order,
		tell: (each: ProviderNews) => void news.push(each),
		renewToken: async () => 'renewed',
		timeoutMs: 50,
		...overrides,
	};
	return { news, container, stage };
}

afterEach(() => {
	delete window.paypal;
	delete window.Klarna;
});

describe('PayPal', () => {
	async function show(
		answer: Partial<{ isEligible: () => boolean; render: () => Promise<void> }> = {},
		overrides: Parameters<typeof aStage>[0] = {},
	) {
		let options: PaypalOptions | undefined;
		window.paypal = {
			Buttons: (given) => {
				options = given;
				return { isEligible: () => true, render: async () => {}, ...answer };
			},
		};
		const { news, stage } = aStage(overrides);
		return { shown: await showPaypal('https://pay.example/', stage), news, options };
	}

	it('is given the id of its order, which the service made, and needs no script that is there already', async () => {
		const { shown, options, news } = await show();
		expect(shown).toEqual({ kind: 'shown', authorize: null });
		expect(await options?.createOrder()).toBe('session-1');
		expect(news).toEqual([{ kind: 'opened' }]);
		expect(document.head.querySelector('script')).toBeNull();
	});

	it('is given the id that the service has now where the order has none', async () => {
		const { options } = await show({}, { order: aPlacedOrder({ payment: aPlacedPayment({ kind: 'paypal', clientToken: null }) }) });
		expect(await options?.createOrder()).toBe('renewed');
	});

	it('is believed an approval only with the id of an order', async () => {
		const { options, news } = await show();
		await options?.onApprove({ orderID: 'A-1', payerID: 7 });
		await options?.onApprove({ orderID: 'A-1', payerID: 'B-1' });
		await options?.onApprove({ payerID: 'B-1' });
		options?.onCancel();
		options?.onError(new Error('broken'));
		options?.onError('broken too');
		expect(news).toEqual([
			{ kind: 'approved', approval: { orderID: 'A-1' } },
			{ kind: 'approved', approval: { orderID: 'A-1', payerID: 'B-1' } },
			{ kind: 'failed', reason: 'an approval without an order' },
			{ kind: 'closed' },
			{ kind: 'failed', reason: 'Error: broken' },
			{ kind: 'failed', reason: 'broken too' },
		]);
	});

	it.each([
		['is not for this browser', { isEligible: () => false }, 'not for this browser or currency'],
		['cannot be shown', { render: () => Promise.reject(new Error('no room')) }, 'Error: no room'],
		['does not come', { render: () => new Promise<void>(() => {}) }, 'Error: Nothing after 50 ms'],
		[
			'throws',
			{
				isEligible: () => {
					throw new Error('broken');
				},
			},
			'Error: broken',
		],
	])('is unavailable where its button %s', async (_, answer, reason) => {
		expect((await show(answer)).shown).toEqual({ kind: 'unavailable', reason });
	});
});

describe('Klarna', () => {
	async function show(sdk: Partial<KlarnaSdk> = {}, overrides: Parameters<typeof aStage>[0] = {}) {
		const asked = { init: vi.fn(), load: vi.fn(), authorize: vi.fn() };
		window.Klarna = {
			Payments: {
				init: asked.init,
				load(options, data, done) {
					asked.load(options, data);
					done({ show_form: true });
				},
				authorize: asked.authorize,
				...sdk,
			},
		};
		const { news, stage, container } = aStage(overrides);
		return { shown: await showKlarna('https://pay.example/', stage), news, asked, container };
	}

	it('hears of the session at once, and of people only when it is asked', async () => {
		const { shown, asked, container } = await show();
		expect(asked.init).toHaveBeenCalledWith({ client_token: 'session-1' });
		expect(asked.load).toHaveBeenCalledWith({ container, payment_method_category: 'pay_later' }, {});
		expect(asked.authorize).not.toHaveBeenCalled();
		if (shown.kind === 'shown') shown.authorize?.();
		const sommer = {
			given_name: 'Klara',
			family_name: 'Sommer',
			email: 'klara.sommer@post.example',
			street_address: 'Lange Gasse 12a',
			street_address2: '2. Stock',
			postal_code: '10115',
			city: 'Berlin',
			country: 'DE',
		};
		expect(asked.authorize.mock.calls[0]?.slice(0, 2)).toEqual([
			{ payment_method_category: 'pay_later' },
			{ billing_address: sommer, shipping_address: sommer },
		]);
	});

	it.each<[object, ProviderNews]>([
		[
			{ approved: true, show_form: true, authorization_token: 'T-1' },
			{ kind: 'approved', approval: { authorization_token: 'T-1' } },
		],
		[
			{ approved: true, show_form: true },
			{ kind: 'failed', reason: 'an approval without a token' },
		],
		[{ approved: 'true', show_form: true, authorization_token: 'T-1' }, { kind: 'closed' }],
		[{ approved: false, show_form: true }, { kind: 'closed' }],
		[{ approved: false, show_form: false }, { kind: 'declined' }],
		[{}, { kind: 'declined' }],
	])('that answers %j means %j', async (answer, expected) => {
		const { shown, news } = await show({ authorize: (_options, _data, done) => done(answer) });
		if (shown.kind === 'shown') shown.authorize?.();
		expect(news).toEqual([{ kind: 'opened' }, expected]);
	});

	it('that throws when it is asked has failed', async () => {
		const { shown, news } = await show({
			authorize: () => {
				throw new Error('not loaded');
			},
		});
		if (shown.kind === 'shown') shown.authorize?.();
		expect(news).toEqual([{ kind: 'opened' }, { kind: 'failed', reason: 'Error: not loaded' }]);
	});

	it.each<[string, Partial<KlarnaSdk>, string]>([
		['shows no form', { load: (_options, _data, done) => done({ show_form: false }) }, 'not for this order'],
		['never answers', { load: () => {} }, 'Error: Nothing after 50 ms'],
		[
			'knows no such session',
			{
				init: () => {
					throw new Error('InvalidClientTokenError');
				},
			},
			'Error: InvalidClientTokenError',
		],
	])('is unavailable where it %s', async (_, sdk, reason) => {
		expect((await show(sdk)).shown).toEqual({ kind: 'unavailable', reason });
	});

	it('is not even asked where the service has no session', async () => {
		const renewToken = () => Promise.reject(new Error('no session'));
		const { shown, asked } = await show({}, { renewToken, order: aPlacedOrder({ payment: aPlacedPayment({ kind: 'klarna' }) }) });
		expect(shown).toEqual({ kind: 'unavailable', reason: 'Error: no session' });
		expect(asked.init).not.toHaveBeenCalled();
	});
});
