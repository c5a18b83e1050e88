/** Wishes about a product: each arrives once, names the product as the shop does, and binds nobody. */
import { expect, it } from 'vitest';
import { toShop } from '../../orders/shop/shop.ts';
import { anAppointment, arrivals, project, runOrders } from './run-orders.ts';

it('keeps an appointment, and tells the shop which product and when, to be answered to who asked', async () => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/request', anAppointment({ message: 'Zu zweit' }));
	expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
	expect(orders.rows('SELECT kind, product, variant, details, name, email, phone, text, held_back FROM shop_request')).toEqual([
		{
			kind: 'appointment',
			product: 7,
			variant: 71,
			details: '{"Termin":"2026-11-24, nachmittags"}',
			name: 'Änne Öhlschläger',
			email: 'aenne@post.example',
			phone: '+49 30 123456',
			text: 'Zu zweit',
			held_back: null,
		},
	]);
	const [mail = '', ...more] = orders.mails();
	expect(more).toEqual([]);
	expect(mail).toContain('To: laden@goldschmiede.example\n');
	expect(mail).toMatch(/Reply-To: .*<aenne@post\.example>\n/);
	expect(mail).toContain('Stück: Ring 7, Weite 71 (R-7-71)\nTermin: 2026-11-24, nachmittags\n');
	expect(await (await orders.get(arrivals)).text()).toContain('2026-11-24, nachmittags');
});

it.each([
	['availability', {}],
	['information', { message: 'Welche Farbe hat der Stein?' }],
	['reservation', { count: 2 }],
])('takes a wish for %s', async (kind, fields) => {
	const orders = await runOrders();
	const { day: _day, daypart: _daypart, ...rest } = anAppointment({ kind, variant: null, ...fields });
	expect((await orders.postJson('/ecom/request', rest)).status).toBe(200);
	expect(orders.rows('SELECT kind, variant FROM shop_request')).toEqual([{ kind, variant: null }]);
});

it('takes a wish once, however often it is sent, and another under the same key not at all', async () => {
	const orders = await runOrders();
	const wish = anAppointment();
	const answers = await Promise.all([1, 2, 3].map(() => orders.postJson('/ecom/request', wish)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect((await orders.postJson('/ecom/request', { ...wish, day: '2026-11-25' })).status).toBe(409);
	expect([orders.rows('SELECT id FROM shop_request').length, orders.mails().length]).toEqual([1, 1]);
});

const refusedFor = (reason: string, next: string) => ({ field: 'day', code: 'invalid', appointment: { reason, next } });

it.each([
	['a day that is none', { day: '2026-02-30' }, [{ field: 'day', code: 'invalid' }]],
	['no day', { day: '' }, [{ field: 'day', code: 'missing' }]],
	['a day that has been', { day: '2026-11-18' }, [refusedFor('past', '2026-11-21')]],
	['a day without notice', { day: '2026-11-20' }, [refusedFor('notice', '2026-11-21')]],
	['a day more than a year ahead', { day: '2027-11-21' }, [refusedFor('late', '2027-11-20')]],
	['an hour', { daypart: '15:00' }, [{ field: 'daypart', code: 'invalid' }]],
	['a phone number without digits', { phone: 'ruf an' }, [{ field: 'phone', code: 'invalid' }]],
	['a phone number with too many digits', { phone: '030 1234567890123456' }, [{ field: 'phone', code: 'invalid' }]],
	['a phone number with too few', { phone: '+49 1' }, [{ field: 'phone', code: 'invalid' }]],
	['a piece that the shop does not have', { product: 99 }, [{ field: 'product', code: 'invalid' }]],
	['a variant that it does not have', { variant: 99 }, [{ field: 'product', code: 'invalid' }]],
	['a kind of our own', { kind: 'discount' }, [{ field: 'kind', code: 'invalid' }]],
	['fields of another kind', { count: 3 }, [{ field: '', code: 'invalid' }]],
	[
		'a question without words',
		{ kind: 'information', day: undefined, daypart: undefined, message: ' ' },
		[{ field: 'message', code: 'missing' }],
	],
	['no consent', { privacy: false }, [{ field: 'privacy', code: 'invalid' }]],
])('refuses %s, and says so by field', async (_, overrides, faults) => {
	const orders = await runOrders();
	const answer = await orders.postJson('/ecom/request', anAppointment(overrides));
	expect([answer.status, await answer.json()]).toEqual([
		422,
		{ status: 'error', code: 'invalid', message: 'Could not post request', faults },
	]);
	expect([orders.rows('SELECT id FROM shop_request'), orders.mails()]).toEqual([[], []]);
});

it('keeps what a program wrote, and sends it to nobody', async () => {
	const orders = await runOrders();
	expect((await orders.postJson('/ecom/request', anAppointment({ website: 'https://pills.example' }))).status).toBe(200);
	expect((await orders.postJson('/ecom/request', anAppointment({ elapsed_ms: 50 }))).status).toBe(200);
	expect(orders.rows('SELECT id FROM shop_request WHERE held_back IS NOT NULL')).toHaveLength(2);
	expect(orders.mails()).toEqual([]);
});

it('answers no other project, and takes no form', async () => {
	const orders = await runOrders();
	expect((await orders.postJson('/ecom/request', anAppointment({ project: 'museum.example' }))).status).toBe(403);
	expect((await orders.postFields('/ecom/request', { project })).status).toBe(415);
});

it('takes appointments on days on which the shop is open only', async () => {
	const records: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
		project: [{ domain: project, closing_days: ['2026-11-25', '2026-12-25/2027-01-02'], appointment_notice_days: 3 }],
		opening_period: [
			{ project, day: 6, free_text: 'nach Vereinbarung' },
			{ project, day: 7 },
			{ project, day: 15 },
			{ project: 'museum.example', day: 1, time_open: '09:00', time_close: '18:00' },
			{ project, day: 1, location: 2, time_open: '09:00', time_close: '18:00' },
			{ project, day: 11, location: 1, time_open: '09:30', time_close: '18:00' },
			{ project, day: 5, location: 1, time_open: '09:30', time_close: '13:00' },
		],
		company: [
			{
				project,
				addresses: [
					{ id: 2, sort: 2 },
					{ id: 1, sort: 1 },
				],
			},
		],
		ecommerce_product: [{ id: 7, project, status: 'published', display_name: 'Ring' }],
	};
	const goods = toShop({ records: (name) => records[name] ?? [], manifest: {} }, project);
	const orders = await runOrders({ shop: { read: async () => goods } });
	const statusOf = async (day: string) => (await orders.postJson('/ecom/request', anAppointment({ variant: null, day }))).status;
	// Tuesday, Saturday; Monday, Sunday, too soon, a closing day, Christmas Eve, within a period
	expect(await statusOf('2026-11-24')).toBe(200);
	expect(await statusOf('2026-11-28')).toBe(200);
	const half = async (daypart: string) => orders.postJson('/ecom/request', anAppointment({ variant: null, day: '2026-11-27', daypart }));
	expect((await half('morning')).status).toBe(200);
	expect(await (await half('afternoon')).json()).toMatchObject({
		code: 'invalid',
		faults: [{ field: 'daypart', code: 'invalid', appointment: { reason: 'daypart', next: '2026-11-28' } }],
	});
	for (const [day, reason, next] of [
		['2026-11-23', 'weekday', '2026-11-24'],
		['2026-11-29', 'weekday', '2026-12-01'],
		['2026-11-21', 'notice', '2026-11-24'],
		['2026-11-25', 'closed', '2026-11-26'],
		['2026-12-24', 'closed', '2027-01-05'],
		['2026-12-29', 'closed', '2027-01-05'],
	]) {
		const refused = await orders.postJson('/ecom/request', anAppointment({ variant: null, day }));
		expect([refused.status, (await refused.json()).faults], day).toEqual([
			422,
			[{ field: 'day', code: 'invalid', appointment: { reason, next } }],
		]);
	}
});

it('counts the days from the day that it is in the shop', async () => {
	const shopOf = (country: string) =>
		toShop(
			{
				records: (name) =>
					({
						company: [{ project, addresses: [{ id: 1, country }] }],
						ecommerce_product: [{ id: 7, project, status: 'published', display_name: 'Ring' }],
					})[name] ?? [],
				manifest: {},
			},
			project,
		);
	const statusOf = async (country: string) => {
		const orders = await runOrders({ shop: { read: async () => shopOf(country) } });
		// half past eleven at night in London, half past twelve in Berlin
		orders.wait(11.5 * 3_600_000);
		return (await orders.postJson('/ecom/request', anAppointment({ variant: null, day: '2026-11-21' }))).status;
	};
	expect([await statusOf('GB'), await statusOf('DE')]).toEqual([200, 422]);
});
