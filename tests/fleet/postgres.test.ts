/** The same queue on PostgreSQL: what the fleet relies on in BullMQ is no property of Redis alone. The records stay in Redis. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askFor } from '../../fleet/queue/shop-queue.ts';
import { findPostgres, type RunningPostgres, startPostgres } from '../../sandbox/fleet/postgres.ts';
import { newQueue, published, untilIdle, work } from './parts.ts';

describe.skipIf(findPostgres() === null)('on PostgreSQL', () => {
	let dir: string;
	let postgres: RunningPostgres;

	beforeAll(async () => {
		dir = mkdtempSync(join(tmpdir(), 'fleet-postgres-'));
		// As root, PostgreSQL runs as another user.
		chmodSync(dir, 0o755);
		postgres = await startPostgres({ dir });
		setDefaultBackendFactory(createPostgresBackend);
	});
	afterAll(async () => {
		setDefaultBackendFactory();
		await postgres.stop();
		rmSync(dir, { recursive: true, force: true });
	});

	// `skipVersionCheck` is the option that connections of both kinds have.
	const newPostgresQueue = () => newQueue({ ...{ connectionString: postgres.url, migrate: true, max: 10 }, skipVersionCheck: false });

	it('50 edits of a shop during its build cause exactly one further build, never at the same time', async () => {
		const parts = newPostgresQueue();
		const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		let [runs, running, most] = [0, 0, 0];
		for (let worker = 0; worker < 3; worker += 1) {
			work(parts, async () => {
				[runs, running] = [runs + 1, running + 1];
				most = Math.max(most, running);
				begun.resolve();
				await ended.promise;
				running -= 1;
				return published;
			});
		}
		await askFor(parts.queue, 'a.example', 'edit');
		await begun.promise;
		await Promise.all(Array.from({ length: 50 }, () => askFor(parts.queue, 'a.example', 'edit')));
		await sleep(500);
		expect(runs).toBe(1);
		ended.resolve();
		await vi.waitFor(() => expect(runs).toBe(2));
		await untilIdle(parts.queue);
		expect([runs, most]).toEqual([2, 1]);
	});

	it('a shop that fails is tried again, and another one is built meanwhile', async () => {
		const parts = newPostgresQueue();
		const order: string[] = [];
		await askFor(parts.queue, 'broken.example', 'edit');
		await askFor(parts.queue, 'sound.example', 'edit');
		work(parts, async (shop) => {
			order.push(shop);
			if (shop === 'broken.example' && order.length === 1) throw new Error('Directus did not answer');
			return published;
		});
		await vi.waitFor(() => expect(order).toEqual(['broken.example', 'sound.example', 'broken.example']));
		await vi.waitFor(async () => expect((await parts.records.states()).get('broken.example')?.state).toBe('published'));
	});
});
