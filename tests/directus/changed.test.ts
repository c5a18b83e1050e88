/** Fetching what changed ends in the same snapshot as fetching everything, byte for byte, whatever was edited in a real Directus. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackendClient } from '../../pipeline/directus/backend-client.ts';
import { fetchSnapshot } from '../../pipeline/fetch/fetch-snapshot.ts';
import { projectAccounts } from '../../sandbox/directus/accounts.ts';
import { startDemoDirectus } from '../../sandbox/directus/demo-directus.ts';
import type { RunningDirectus } from '../../sandbox/directus/server.ts';
import { silentProgress } from '../../site/progress.ts';
import { count, longestMs } from '../support/counts.ts';
import { createRandom } from '../support/random.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { createEditor, directusEdits } from './directus-edits.ts';

const seed = 20_261_121;
const rounds = count({ usual: 5, long: 50 });
const mostEdits = 8;
const minuteMs = 60_000;
/** Later than every stamp, so that none is too young to prove anything. */
const startMs = Date.now() + 60 * minuteMs;

const [account] = projectAccounts;
if (!account) throw new Error('The demo has a project');
const work = mkdtempSync(join(tmpdir(), 'schaufenster-changed-'));
let directus: RunningDirectus;

beforeAll(async () => {
	directus = await startDemoDirectus({ port: 0, dataDir: join(work, 'directus'), log: () => {} }, silentProgress);
});
afterAll(async () => {
	await directus.stop();
	rmSync(work, { recursive: true, force: true });
});

interface Fetched {
	/** Requests that read products in full, all of them or by their ids. */
	readonly productReads: readonly ('all' | number)[];
}

async function fetchInto(name: string, round: number, full: boolean): Promise<Fetched> {
	const productReads: ('all' | number)[] = [];
	const client = createBackendClient({
		...{ url: directus.url, token: account?.readToken, project: account?.domain ?? '' },
		fetch: (url, init) => {
			const isFull = url.pathname === '/items/ecommerce_product' && url.searchParams.get('fields')?.startsWith('*');
			const keys: unknown = JSON.parse(url.searchParams.get('filter') ?? '{}')._and?.[1]?.id?._in;
			if (isFull) productReads.push(Array.isArray(keys) ? keys.length : 'all');
			return fetch(url, init);
		},
	});
	const asOf = new Date(startMs + round * minuteMs).toISOString();
	const folders = { contentDir: join(work, name), cacheDir: join(work, `${name}-cache`) };
	const { staged } = await fetchSnapshot({ client, ...folders, asOf, full, acceptShrink: true, progress: silentProgress });
	await staged.commit();
	return { productReads };
}

describe('fetching what changed', () => {
	it(
		`equals fetching everything after each of ${rounds} rounds of random edits (seed ${seed})`,
		async () => {
			const random = createRandom(seed);
			const editor = createEditor(directus.url, account, random);
			const kinds = Object.entries(directusEdits);
			const reads: Fetched['productReads'][] = [];
			await fetchInto('changed', 0, false);
			await fetchInto('whole', 0, true);
			for (let round = 1; round <= rounds; round += 1) {
				const done: string[] = [];
				// Every kind comes up, whatever chance says.
				const chosen = [kinds[round % kinds.length], ...Array.from({ length: random.whole(mostEdits) }, () => random.pick(kinds))];
				for (const [name, edit] of chosen.filter((each) => each !== undefined)) done.push(`${name}: ${await edit(editor)}`);
				reads.push((await fetchInto('changed', round, false)).productReads);
				await fetchInto('whole', round, true);
				const [changed, whole] = ['changed', 'whole'].map((name) => readTree(join(work, name), 'content'));
				expect(differences(changed ?? {}, whole ?? {}), `round ${round}\n${done.join('\n')}`).toEqual([]);
			}
			expect(reads.filter((read) => read.includes('all'))).toEqual([]);
			const mostProducts = Math.max(...reads.flat().map(Number));
			expect(mostProducts).toBeLessThan(10 + mostEdits);
		},
		longestMs,
	);
});
