import { expect, it } from 'vitest';
import { publishingEffects } from '../../../audit/changes/publishing-effects.ts';
import { compareRecords } from '../../../audit/changes/record-changes.ts';
import { createRecordIndex } from '../../../audit/records/record-index.ts';

const of = { collection: 'ecommerce_product', index: createRecordIndex({ records: () => [] }, null) };
const effects = (before: object, after: object) =>
	publishingEffects({ how: 'changed', fields: compareRecords({ id: 1, ...before }, { id: 1, ...after }, of).fields });

it.each([
	['a product that is withdrawn', { status: 'published' }, { status: 'draft' }, ['disappears']],
	['one that is published', { status: 'draft' }, { status: 'published' }, ['appears']],
	['one that stays unpublished', { status: 'draft' }, { status: 'archived' }, []],
	['another address', { slug: 'ring' }, { slug: 'ringe' }, ['moves']],
	['another price', { price_brutto: '10.00' }, { price_brutto: '12.00' }, []],
])('tells what %s does to the site', (_what, before, after, told) => {
	expect(effects(before, after)).toEqual(told);
});

it('says nothing more of a record that is new', () => {
	expect(
		publishingEffects({ how: 'added', fields: compareRecords({ id: 1 }, { id: 1, status: 'published', slug: 'a' }, of).fields }),
	).toEqual([]);
});
