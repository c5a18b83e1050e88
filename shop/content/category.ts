/** Categories of products. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { GoodsLinkKey } from '../../site/fixed-paths.ts';
import { reservedCategorySlugs } from '../../site/store-paths.ts';
import type { category } from '../collections/category.ts';

export interface Category {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
	/** The link key whose page lists this category's products. */
	readonly type: GoodsLinkKey | null;
	readonly sort: number;
}

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
