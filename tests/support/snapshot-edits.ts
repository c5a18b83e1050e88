/** Edits of a snapshot as editors make them, chosen by a seed: after each of them a site can still be built. */
import type { Random } from '../../sandbox/random.ts';
import type { EditableSnapshot } from './editable-snapshot.ts';
import type { Edited } from './edits/edit-records.ts';
import { productEdits } from './edits/product-edits.ts';
import { siteEdits } from './edits/site-edits.ts';

/** Half of all edits are to products, as in life. */
export function editAtRandom(snapshot: EditableSnapshot, random: Random): Edited {
	const [area, edits] = random.pick([['product', productEdits] as const, ['site', siteEdits] as const]);
	const [name, edit] = random.pick(Object.entries(edits));
	const edited = edit(snapshot, random);
	return edited === null ? editAtRandom(snapshot, random) : { ...edited, what: `${area}, ${name}: ${edited.what}` };
}
