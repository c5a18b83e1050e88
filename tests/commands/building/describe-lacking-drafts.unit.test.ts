import { expect, it } from 'vitest';
import { describeLackingDrafts } from '../../../commands/building/describe-lacking-drafts.ts';

const snapshotOf = (...statuses: unknown[]) => ({
	shards: (name: string) => (name === 'ecommerce_product' ? statuses.map((status) => ({ records: () => [{ id: 1, status }] })) : []),
});

it('tells of a snapshot for drafts that has none, as a token gets it that may not read them', () => {
	expect(describeLackingDrafts(snapshotOf('published', 'archived', undefined))).toMatch(/token may not read.*docs\/editing\.md/);
	expect(describeLackingDrafts(snapshotOf())).not.toBe(null);
	expect(describeLackingDrafts(snapshotOf('published', 'draft'))).toBe(null);
});
