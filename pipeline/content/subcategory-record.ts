/** Subcategories as the backend sends them. */
import * as z from 'zod';
import { type RecordExists, toKnownId } from '../records/known-reference.ts';
import type { RecordContext } from '../records/read-part.ts';
import { id, optionalText, slug, sort, text, translations } from '../records/wire-fields.ts';
import { reference } from '../records/wire-references.ts';
import type { Subcategory } from './subcategory.ts';

export const subcategorySchema = z.object({
	id,
	project: text,
	sort,
	display_name: text,
	slug,
	category: reference,
	translations: translations({ display_name: optionalText }),
});

/** null, with a warning, where the category does not exist. */
export function toSubcategory(
	record: z.output<typeof subcategorySchema>,
	context: RecordContext,
	categoryExists: RecordExists,
): Subcategory | null {
	const place = { field: 'category', name: 'category', consequence: 'The subcategory is left out.' };
	const categoryId = toKnownId(record.category, place, context, categoryExists);
	if (categoryId === null) return null;
	return {
		id: record.id,
		displayName: context.texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		slug: record.slug,
		categoryId,
		sort: record.sort,
	};
}
