/** Subcategories of products. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { toKnownId } from '../../pipeline/records/known-reference.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { subcategory } from '../collections/category.ts';
import type { Known } from './known.ts';

/** A part of a category, by which its list is filtered. */
export interface Subcategory {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	readonly categoryId: number;
	readonly sort: number;
}

/** null, with a warning, where the category does not exist. */
export function toSubcategory(record: RecordOf<typeof subcategory>, context: RecordContext, { existsIn }: Known): Subcategory | null {
	const place = { field: 'category', name: 'category', consequence: 'The subcategory is left out.' };
	const categoryId = toKnownId(record.category, place, context, existsIn('ecommerce_category'));
	if (categoryId === null) return null;
	return {
		id: record.id,
		displayName: context.texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		slug: record.slug,
		categoryId,
		sort: record.sort,
	};
}
