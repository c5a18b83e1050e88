/**
 * `kill -9` of the real service at counted steps of order, payment, providers' calls, commands and refunds: 300 in all, shared out among the lives of
 * `lives.ts`, and a tenth of each in `npm test`. Buyers, providers and Directus do what they would do: they send again what was not answered. Wherever the
 * service dies, there is no money without an order, no order is paid twice, none is lost, and every command has its effect once.
 */
import { beforeAll, expect, it } from 'vitest';
import { standInProviders } from '../../../commands/serving/serve-with-stand-ins.ts';
import { count, evenly, longestMs } from '../../../commands/testing/counts.ts';
import { findGaps } from '../../../orders/documents/numbers.ts';
import { reconcile } from '../../../orders/payments/reconciliation/reconcile.ts';
import { createProviders } from '../../../orders/providers/providers.ts';
import type { Service } from '../../../orders/service.ts';
import { openDatabase } from '../../../orders/store/database.ts';
import { bundleService } from './bundle-service.ts';
import { booksOf, type Life, lives } from './lives.ts';
import { aWorld, endOf, type World } from './world.ts';

const hourMs = 3_600_000;
let program: readonly string[];
beforeAll(async () => {
	program = await bundleService();
});

it('is killed 300 times in all', () => {
	expect(lives.reduce((sum, { kills }) => sum + kills, 0)).toBe(300);
});

/** A life whose service dies at a step; 0: at none. */
async function live(life: Life, world: World, dieAt: number) {
	const { service } = world;
	const deaths = service.deaths();
	await service.count(dieAt);
	const bought = await life.live(world);
	await bought.settle();
	await service.until('the desk shows the end', () => {
		const shown = world.desk.items('order').find(({ id }) => id === bought.uuid);
		return shown?.revision === bought.rows('SELECT revision FROM shop_order WHERE id = :id')[0]?.revision;
	});
	// The last steps come in no fixed number: what is written to the desk together is written once. A life that was too short for its kill ends with it.
	const isCut = service.deaths() > deaths;
	if (dieAt > 0 && !isCut) await service.kill();
	const steps = await service.count(0);
	expect(service.deaths() - deaths).toBe(dieAt === 0 ? 0 : 1);
	return { steps, isCut, ending: { ...endOf(world, bought), atProvider: booksOf(world, bought) } };
}

/** What the nightly comparison of providers, orders and ledger finds, some hours later. */
async function differences({ dataDir, providers }: World) {
	const database = openDatabase(dataDir);
	try {
		expect(findGaps(database)).toEqual([]);
		const nowMs = () => Date.now() + 7 * hourMs;
		// It reads, and there is nothing to book.
		const service = { database, nowMs, providers: createProviders(standInProviders(providers, () => '')) };
		return await reconcile(service as unknown as Service);
	} finally {
		database.close();
	}
}

it.each(['transfer', 'PayPal', 'Klarna'] as const)(
	'an order that is paid by %s comes to its end wherever the service is killed',
	async (payment) => {
		const world = await aWorld(program);
		const ofPayment = lives.filter((each) => each.payment === payment);
		// The first one in a service takes more steps: it logs in at PayPal, and fetches its certificate.
		for (const life of ofPayment.slice(0, 1)) await live(life, world, 0);
		let orders = 1;
		for (const life of ofPayment) {
			const whole = await live(life, world, 0);
			expect(whole.ending).toMatchObject(life.ends);
			const points = evenly(1, whole.steps - 4, count({ usual: Math.round(life.kills / 10), long: life.kills }));
			let cut = 0;
			for (const dieAt of points) {
				const { isCut, ending } = await live(life, world, dieAt);
				expect([life.name, dieAt, ending]).toEqual([life.name, dieAt, whole.ending]);
				cut += isCut ? 1 : 0;
			}
			expect(cut).toBeGreaterThanOrEqual(Math.floor(points.length * 0.9));
			orders += 1 + points.length;
			console.log(`${payment}, ${life.name}: ${whole.steps} steps, ${cut} of ${points.length} kills within them`);
		}
		expect(world.service.rows('SELECT count(*) AS orders, count(DISTINCT uuid) AS uuids FROM shop_order')).toEqual([
			{ orders, uuids: orders },
		]);
		await world.service.kill();
		expect(await differences(world)).toEqual([]);
	},
	longestMs,
);
