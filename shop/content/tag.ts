/** Tags of products. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { tag } from '../collections/category.ts';

/** A word that products have in common. */
export interface Tag {
	readonly id: number;
	readonly displayName: Localized;
	readonly slug: string;
}

export function toTag(record: RecordOf<typeof tag>, { texts }: RecordContext): Tag {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		slug: record.slug,
	};
}
