/** The queue: edits coalesce, one shop is built by one worker at a time, a broken shop disturbs no other, a dead worker's shop is taken over. */
import { expect, it, vi } from 'vitest';
import { askFor, askForAll } from '../../fleet/queue/shop-queue.ts';
import { newQueue, published, untilIdle, work } from './parts.ts';

const edit = (id: string, user: string | null = null) => ({ id, collection: 'page', keys: [1], user, atMs: Date.now() });

it('500 edits of a shop during its build cause exactly one further build', async () => {
	const parts = newQueue();
	const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	let [runs, running, most] = [0, 0, 0];
	const run = async () => {
		[runs, running] = [runs + 1, running + 1];
		most = Math.max(most, running);
		if (runs === 1) {
			begun.resolve();
			await ended.promise;
		}
		running -= 1;
		return published;
	};
	for (let worker = 0; worker < 3; worker += 1) work(parts, run);
	await askFor(parts.queue, 'a.example', 'edit');
	await begun.promise;
	for (let count = 0; count < 500; count += 1) await askFor(parts.queue, 'a.example', 'edit');
	ended.resolve();
	await vi.waitFor(() => expect(runs).toBe(2));
	await untilIdle(parts.queue);
	expect([runs, most]).toEqual([2, 1]);
});

it('an edit comes before a rebuild of everything, also of a shop that waits already', async () => {
	const parts = newQueue();
	const shops = Array.from({ length: 20 }, (_, index) => `shop-${index}.example`);
	await askForAll(parts.queue, parts.records, shops, 'rebuild');
	await askFor(parts.queue, 'shop-19.example', 'edit');
	const order: string[] = [];
	work(parts, async (shop) => {
		order.push(shop);
		return published;
	});
	await vi.waitFor(() => expect(order).toHaveLength(20));
	expect(order[0]).toBe('shop-19.example');
});

it('a shop that fails is tried again, and others are built meanwhile', async () => {
	const parts = newQueue();
	const order: string[] = [];
	let failures = 2;
	await askFor(parts.queue, 'broken.example', 'edit');
	await askFor(parts.queue, 'sound.example', 'edit');
	work(parts, async (shop) => {
		order.push(shop);
		if (shop === 'broken.example' && failures > 0) {
			failures -= 1;
			throw new Error('Directus did not answer');
		}
		return published;
	});
	await vi.waitFor(async () => expect((await parts.records.states()).get('broken.example')?.state).toBe('published'), { timeout: 20_000 });
	expect(order).toEqual(['broken.example', 'sound.example', 'broken.example', 'broken.example']);
});

it('content problems are not tried again: the editors are told, and the state says why', async () => {
	const parts = newQueue();
	let runs = 0;
	const problem = {
		code: 'field-missing',
		severity: 'error',
		collection: 'page',
		id: 7,
		field: 'title',
		message: 'It is empty.',
		fix: 'Fill it.',
	} as const;
	const { told } = work(parts, async () => {
		runs += 1;
		return { kind: 'refused', problems: [problem] };
	});
	await parts.records.addEdit('a.example', edit('one', 'klara'));
	await askFor(parts.queue, 'a.example', 'edit');
	await vi.waitFor(() => expect(told).toEqual([{ shop: 'a.example', users: ['klara'], problems: [problem] }]));
	// Another try would wait in the queue.
	await untilIdle(parts.queue);
	expect(runs).toBe(1);
	expect((await parts.records.states()).get('a.example')).toMatchObject({
		state: 'refused',
		message: 'page 7, title: It is empty. Fill it.',
	});
	expect(await parts.records.edits('a.example')).toEqual([]);
});

it('edits that come during a run stay for the next one', async () => {
	const parts = newQueue();
	const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	let runs = 0;
	work(parts, async () => {
		runs += 1;
		begun.resolve();
		await ended.promise;
		return published;
	});
	await parts.records.addEdit('a.example', edit('before'));
	await askFor(parts.queue, 'a.example', 'edit');
	await begun.promise;
	await parts.records.addEdit('a.example', edit('during'));
	ended.resolve();
	await vi.waitFor(async () => expect((await parts.records.edits('a.example')).map(({ id }) => id)).toEqual(['during']));
	expect(runs).toBe(1);
});

it('an edit that came during a run keeps its place in front of a rebuild of everything that came after it', async () => {
	const parts = newQueue();
	const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const order: string[] = [];
	work(parts, async (shop) => {
		order.push(shop);
		begun.resolve();
		await ended.promise;
		return published;
	});
	await askFor(parts.queue, 'a.example', 'edit');
	await begun.promise;
	await parts.records.addEdit('a.example', edit('during'));
	await askFor(parts.queue, 'a.example', 'edit');
	const shops = ['a.example', ...Array.from({ length: 10 }, (_, index) => `shop-${index}.example`)];
	await askForAll(parts.queue, parts.records, shops, 'check');
	ended.resolve();
	await vi.waitFor(() => expect(order).toHaveLength(12));
	expect(order[1]).toBe('a.example');
});
