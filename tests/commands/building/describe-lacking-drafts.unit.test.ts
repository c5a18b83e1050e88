import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describeLackingDrafts } from '../../../commands/building/build-from-snapshot.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import { writeSnapshot } from '../../../pipeline/snapshot/write-snapshot.ts';

const work = mkdtempSync(join(tmpdir(), 'lacking-drafts-'));
afterAll(() => rmSync(work, { recursive: true }));

/** What is said of a snapshot whose products have these statuses. */
async function say(name: string, statuses: readonly unknown[], drafts = true): Promise<string | null> {
	const meta = { project: 'a.example', fetchedAt: '2026-11-20T12:00:00.000Z', backendVersion: null, drafts };
	const products = statuses.map((status, index) => ({ id: index + 1, status }));
	await writeSnapshot(join(work, name), { consent: [{ id: 1 }], ecommerce_product: products }, meta);
	const { manifest } = await openSnapshot(join(work, name));
	return describeLackingDrafts(manifest);
}

it('tells of a snapshot for drafts that has none, as a token gets it that may not read them', async () => {
	expect(await say('none', ['published', 'archived', undefined])).toMatch(/token may not read.*docs\/editing\.md/);
	expect(await say('empty', [])).not.toBe(null);
	expect(await say('one', ['published', 'draft'])).toBe(null);
});

it('says nothing of a snapshot that counts none', async () => {
	expect(await say('published', ['published'], false)).toBe(null);
});
