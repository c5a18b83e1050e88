/** The demo shows what a shop can have; tests of single features rely on it. */
import { expect, it } from 'vitest';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';

const { records } = await openSnapshot(defaultFolders.content);
const products = records('ecommerce_product');

it('publishes sixty-three products, and keeps archived ones besides', () => {
	const statuses = products.map(({ status }) => status);
	expect(statuses.filter((status) => status === 'published')).toHaveLength(63);
	expect(new Set(statuses)).toEqual(new Set(['published', 'archived']));
});

it('has products whose price is on request', () => {
	expect(products.filter(({ status, price_brutto }) => status === 'published' && price_brutto === null).length).toBeGreaterThan(0);
});
