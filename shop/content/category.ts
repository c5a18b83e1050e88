/** What products are sorted by: categories, their parts, and words that products have in common. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { toKnownId } from '../../pipeline/records/known-reference.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { reservedCategorySlugs } from '../../site/store-paths.ts';
import type { category } from '../collections/category.ts';
import type { subcategory } from '../collections/subcategory.ts';
import type { tag } from '../collections/tag.ts';
import type { Known } from './known.ts';

export type Category = Readonly<NonNullable<ReturnType<typeof toCategory>>>;

/** null, with an error, where the store itself uses the slug. */
export function toCategory(record: RecordOf<typeof category>, context: RecordContext) {
	if (reservedCategorySlugs.has(record.slug)) {
		context.fail({
			code: 'slug-reserved',
			field: 'slug',
			message: `The shop itself uses the slug "${record.slug}".`,
			fix: `Choose another slug, such as "${record.slug}-artikel". Taken are: ${[...reservedCategorySlugs].join(', ')}.`,
		});
		return null;
	}
	return {
		id: record.id,
		displayName: context.texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		slug: record.slug,
		/** The link key whose page lists this category's products. */
		type: record.type,
		sort: record.sort,
	};
}

/** null, with a warning, where the category does not exist. */
export function toSubcategory(record: RecordOf<typeof subcategory>, context: RecordContext, { existsIn }: Known) {
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

/** A word that products have in common. */
export type Tag = Readonly<ReturnType<typeof toTag>>;

export function toTag(record: RecordOf<typeof tag>, { texts }: RecordContext) {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		slug: record.slug,
	};
}
