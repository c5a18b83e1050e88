/** Who hears of it where shops refuse a shared record: the people who changed that record last, each once, of their own records alone. */
import { Redis } from 'ioredis';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { askFor } from '../../fleet/queue/shop-queue.ts';
import { matchEditors } from '../../fleet/worker/match-editors.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { newQueue, work } from './parts.ts';

const problemOf = (collection: string, id: string | number): Problem => ({
	...{ code: 'field-missing', severity: 'error', collection, id, field: 'name', message: 'It is empty.', fix: 'Fill it.' },
});
const editOf = (collection: string, key: string | number, user: string | null) => ({ collection, keys: [key], user });
const collections = new Set(['product', 'tag']);

it('are those whom webhooks name for a record that has changed', () => {
	const edits = [editOf('product', '1', 'klara'), editOf('product', 1, 'otto'), editOf('product', 2, null), editOf('product', 3, 'late')];
	expect(matchEditors({ product: [1, 2], tag: [7] }, edits, collections)).toEqual([
		{ collection: 'product', id: 1, users: ['klara', 'otto'] },
		{ collection: 'product', id: 2, users: [] },
		{ collection: 'tag', id: 7, users: [] },
	]);
});

it('are those who changed a row within a record, where nobody names the record', () => {
	const edits = [editOf('product', 1, 'klara'), editOf('product_translations', 40, 'otto')];
	expect(matchEditors({ product: [1, 2] }, edits, collections)).toEqual([
		{ collection: 'product', id: 1, users: ['klara'] },
		{ collection: 'product', id: 2, users: ['otto'] },
	]);
});

it('are forgotten once a shop has reported the record, and where another one changes it later', async () => {
	const { records } = newQueue();
	const [first, second, third] = [1, 2, 3].map((id) => ({ collection: 'product', id }));
	if (!first || !second || !third) throw new Error('There are three.');
	await records.setSharedEditors([
		{ ...first, users: ['klara'] },
		{ ...second, users: ['klara', 'otto'] },
		{ ...third, users: ['klara'] },
	]);
	await records.setSharedEditors([{ ...third, users: [] }]);
	expect(await records.takeSharedEditors([first])).toEqual(new Map([['klara', [first]]]));
	expect(await records.takeSharedEditors([first, second, third])).toEqual(
		new Map([
			['klara', [second]],
			['otto', [second]],
		]),
	);
	expect(await records.takeSharedEditors([first, second, third])).toEqual(new Map());
});

it('hear of their own records, and the editors of the shop of all', async () => {
	const parts = newQueue();
	const own = Array.from({ length: 11 }, (_, id) => problemOf('page', id));
	const { told } = work(parts, async () => ({ kind: 'refused', problems: [...own, problemOf('product', 1)] }));
	await parts.records.setSharedEditors([{ collection: 'product', id: 1, users: ['klara'] }]);
	await parts.records.addEdit('a.example', { id: 'one', collection: 'page', keys: [1], user: 'anna', atMs: Date.now() });
	await askFor(parts.queue, 'a.example', 'edit');
	await vi.waitFor(() => expect(told).toHaveLength(2));
	expect(told).toMatchObject([
		{ users: ['anna'], problems: { length: 12 } },
		{ users: ['klara'], problems: [{ collection: 'product', id: 1 }] },
	]);
});

it('that cannot be read leave the run as it ended', async () => {
	const parts = newQueue();
	const redis = new Redis(inject('fleetParts').redisUrl);
	onTestFinished(() => redis.disconnect());
	await redis.set(`${parts.prefix}:shared-editors:product:1`, 'nonsense');
	work(parts, async () => ({ kind: 'refused', problems: [problemOf('product', 1)] }));
	await parts.records.addEdit('a.example', { id: 'one', collection: 'page', keys: [1], user: 'anna', atMs: Date.now() });
	await askFor(parts.queue, 'a.example', 'edit');
	await vi.waitFor(async () => expect(await parts.records.edits('a.example')).toEqual([]));
	expect((await parts.records.states()).get('a.example')?.state).toBe('refused');
});
