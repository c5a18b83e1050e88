import { describe, expect, it } from 'vitest';
import { toSnapshot } from '../../../sandbox/directus/schema.ts';
import { tables } from '../../../shop/collections/tables.ts';

describe('toSnapshot', () => {
	it('has lists show what a status is called', () => {
		const status = toSnapshot(tables, '11.0.0').fields.find(
			({ collection, field }) => collection === 'ecommerce_product' && field === 'status',
		);
		expect(status?.meta).toMatchObject({
			display: 'labels',
			display_options: { choices: expect.arrayContaining([{ value: 'published', text: 'Veröffentlicht' }]) },
		});
	});
});
