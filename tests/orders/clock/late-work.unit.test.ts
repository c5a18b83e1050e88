/** Work that began while the time was sure, and goes on after the clock has jumped. */
import { expect, it } from 'vitest';
import type { PaymentProvider } from '../../../orders/providers/provider.ts';
import { aMessage, runOrders } from '../run-orders.ts';

const hourMs = 3_600_000;

it('forgets nothing once the clock has jumped, however long the work before it took', async () => {
	let nowMs = Date.parse('2026-11-20T12:00:00Z');
	const timers: { readonly ms: number; readonly work: () => void }[] = [];
	const asked = Promise.withResolvers<void>();
	const answered = Promise.withResolvers<void>();
	// Its list of payments is compared once a day, and takes its time.
	const slow = {
		...{ kind: 'paypal', tokenField: 'paypal_order_id', routes: [] },
		async listMoney() {
			asked.resolve();
			await answered.promise;
			return [];
		},
	} as unknown as PaymentProvider;
	const orders = await runOrders({
		providers: [slow],
		clock: {
			nowMs: () => nowMs,
			evidence: { builtAtMs: () => null, witnesses: [] },
			after(ms, work) {
				timers.push({ ms, work });
				return () => {};
			},
		},
	});
	const passHours = (hours: number): void => {
		nowMs += hours * hourMs;
		for (const { work } of timers.splice(0).filter(({ ms }) => ms >= hourMs)) work();
	};
	expect((await orders.postJson('/ecom/contact', aMessage())).status).toBe(200);
	passHours(25);
	await asked.promise;
	passHours(1);
	await new Promise((resolve) => setTimeout(resolve, 20));
	nowMs += 10 * 365 * 24 * hourMs;
	answered.resolve();
	await orders.get('/ecom/status');
	expect(orders.rows('SELECT count(*) AS count FROM message')).toEqual([{ count: 1 }]);
});
