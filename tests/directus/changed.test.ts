/** Fetching what changed ends in the same snapshot as fetching everything, byte for byte, whatever was edited in a real Directus. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { count, longestMs } from '../../commands/testing/counts.ts';
import { createBackendClient } from '../../pipeline/directus/backend-client.ts';
import { fetchSnapshot } from '../../pipeline/fetch/fetch-snapshot.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { createRandom } from '../../sandbox/random.ts';
import { contentDefinition } from '../../shop/definition/definition.ts';
import { silentProgress } from '../../site/progress.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { createEditor, directusEdits } from './directus-edits.ts';
import { type DirectusCopy, startDirectusCopy } from './start-copy.ts';

const seed = 20_261_121;
const rounds = count({ usual: 3, long: 50 });
const mostEdits = 8;
const minuteMs = 60_000;
/** Later than every stamp, so that none is too young to prove anything. */
const startMs = Date.now() + 60 * minuteMs;

const [account] = projectAccounts;
if (!account) throw new Error('The demo has a project');
interface Fetched {
	/** Requests that read products in full, all of them or by their ids. */
	readonly productReads: readonly ('all' | number)[];
}

async function fetchInto({ url, work }: DirectusCopy, name: string, round: number, full: boolean): Promise<Fetched> {
	const productReads: ('all' | number)[] = [];
	const client = createBackendClient({
		url,
		token: account?.readToken,
		project: account?.domain ?? '',
		fetch: (target, init) => {
			const isFull = target.pathname === '/items/ecommerce_product' && target.searchParams.get('fields')?.startsWith('*');
			const keys: unknown = JSON.parse(target.searchParams.get('filter') ?? '{}')._and?.[1]?.id?._in;
			if (isFull) productReads.push(Array.isArray(keys) ? keys.length : 'all');
			return fetch(target, init);
		},
	});
	const asOf = new Date(startMs + round * minuteMs).toISOString();
	const folders = { contentDir: join(work, name), cacheDir: join(work, `${name}-cache`) };
	const { staged } = await fetchSnapshot({
		site: contentDefinition,
		client,
		...folders,
		asOf,
		full,
		acceptShrink: true,
		progress: silentProgress,
	});
	await staged.commit();
	return { productReads };
}

describe('fetching what changed', () => {
	it(
		`equals fetching everything after each of ${rounds} rounds of random edits (seed ${seed})`,
		async () => {
			const random = createRandom(seed);
			const directus = await startDirectusCopy();
			const editor = createEditor(directus.url, account, random);
			const kinds = Object.entries(directusEdits);
			const reads: Fetched['productReads'][] = [];
			await fetchInto(directus, 'changed', 0, false);
			await fetchInto(directus, 'whole', 0, true);
			for (let round = 1; round <= rounds; round += 1) {
				const done: string[] = [];
				// Every kind comes up, whatever chance says.
				const chosen = [kinds[round % kinds.length], ...Array.from({ length: random.whole(mostEdits) }, () => random.pick(kinds))];
				for (const [name, edit] of chosen.filter((each) => each !== undefined)) done.push(`${name}: ${await edit(editor)}`);
				reads.push((await fetchInto(directus, 'changed', round, false)).productReads);
				await fetchInto(directus, 'whole', round, true);
				const [changed, whole] = ['changed', 'whole'].map((name) => readTree(join(directus.work, name), 'content'));
				expect(differences(changed ?? {}, whole ?? {}), `round ${round}\n${done.join('\n')}`).toEqual([]);
			}
			expect(reads.filter((read) => read.includes('all'))).toEqual([]);
			const mostProducts = Math.max(...reads.flat().map(Number));
			expect(mostProducts).toBeLessThan(10 + mostEdits);
		},
		longestMs,
	);
});
