import { expect, it } from 'vitest';
import { type ComparedSnapshot, compareSnapshots } from '../../../pipeline/snapshot/compare-snapshots.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';

function snapshot(collections: Record<string, readonly WireRecord[]>): ComparedSnapshot {
	return { manifest: { collections }, records: (name) => collections[name] ?? [] };
}

it('names what was added, removed and changed, collection by collection', () => {
	const before = snapshot({ brand: [{ id: 1, slug: 'a' }, { id: 2 }, { id: 10 }], page: [{ id: 1 }], widget: [{ id: 5 }] });
	const after = snapshot({ brand: [{ id: 1, slug: 'b' }, { id: 10 }, { id: 11 }, { id: 3 }], legal: [{ id: 1 }], page: [{ id: 1 }] });
	expect(compareSnapshots(before, after)).toEqual([
		{ collection: 'brand', before: 3, after: 4, added: [3, 11], removed: [2], changed: [1] },
		{ collection: 'legal', before: 0, after: 1, added: [1], removed: [], changed: [] },
		{ collection: 'widget', before: 1, after: 0, added: [], removed: [5], changed: [] },
	]);
});

it('takes everything of a first snapshot as added, and nothing of equal ones', () => {
	const first = snapshot({ project: [{ domain: 'x.example' }] });
	expect(compareSnapshots(null, first)).toMatchObject([{ collection: 'project', added: ['x.example'] }]);
	expect(compareSnapshots(first, first)).toEqual([]);
});
