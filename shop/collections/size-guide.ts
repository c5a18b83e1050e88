/** Tables of sizes. */
import * as z from 'zod';
import { defineCollection, translations } from '../../pipeline/declarations/define-collection.ts';
import { json, text } from '../../pipeline/declarations/fields.ts';
import { optional, optionalText } from '../../pipeline/records/wire-fields.ts';

/** Sizes are often numbers, and cells are often empty. */
const cell = z
	.union([optionalText, z.number({ error: 'a text or a number' })], { error: 'a text or a number' })
	.transform((value) => (value === null ? '' : String(value)));
export const table = z.array(z.array(cell, { error: 'a row of cells' }), { error: 'rows of cells' });

const name = text('Name', { required: true });

export const sizeGuide = defineCollection({
	collection: 'ecommerce_size_guide',
	label: 'Größentabellen',
	icon: 'straighten',
	template: '{{display_name}}',
	fields: {
		display_name: name,
		table: json('Tabelle', optional(table, []), {
			required: true,
			note: 'Zeilen von Zellen, die erste ist der Kopf: [["Größe", "Umfang"], ["54", "54 mm"]]',
			doc: 'rows of cells, the first one the head',
		}),
	},
	lists: { translations: translations({ display_name: name, table: json('Tabelle', optional(table, null)) }) },
});
