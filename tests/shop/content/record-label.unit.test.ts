import { expect, it } from 'vitest';
import { recordLabel } from '../../../shop/content/record-label.ts';

it('names a record by the first of its names that says anything', () => {
	expect(recordLabel({ id: 1, display_name: ' ', title: 'Über uns', slug: 'ueber-uns' })).toBe('Über uns');
	expect(recordLabel({ id: 1, display_name: 7 })).toBe('');
	expect(recordLabel({ id: 1, display_values: ['Gold', 'Weißgold'] })).toBe('Gold, Weißgold');
});
