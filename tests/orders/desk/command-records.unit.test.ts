/** Commands as Directus answers them, over each of the databases that it may stand on. */
import { expect, it } from 'vitest';
import { commandRecord } from '../../../orders/desk/commands/command-records.ts';

const empty = { positions: null, carrier: null, tracking: null, amount: null, text: null, target: null, even_unpaid: null };
const aRecord = (fields: Record<string, unknown>) => ({
	...{ id: 'c-1', order: 'o-1', revision: 1, created_by: 'u-1', kind: 'ship', ...empty },
	...fields,
});

it.each<[unknown, boolean]>([
	[true, true],
	[1, true],
	[false, false],
	[0, false],
	[null, false],
	['yes', false],
])('a box that Directus answers as %j is ticked: %s', (answered, isTicked) => {
	expect(commandRecord.parse(aRecord({ even_unpaid: answered })).even_unpaid).toBe(isTicked);
});

it('takes a field of blanks for an empty one, and no blanks around words', () => {
	expect(commandRecord.parse(aRecord({ tracking: ' JD0001 ', text: '  ', carrier: '' }))).toMatchObject({
		...{ tracking: 'JD0001', text: null, carrier: null },
	});
});
