/** Categories as the backend sends them. */
import { reservedCategorySlugs } from '../../site/store-paths.ts';
import type { category } from '../collections/category.ts';
import type { RecordOf } from '../collections/define-collection.ts';
import type { RecordContext } from '../records/read-part.ts';
import type { Category } from './category.ts';

/** null, with an error, where the store itself uses the slug. */
export function toCategory(record: RecordOf<typeof category>, context: RecordContext): Category | null {
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
		type: record.type,
		sort: record.sort,
	};
}
