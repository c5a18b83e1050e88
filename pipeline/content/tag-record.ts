/** Tags as the backend sends them. */
import type { RecordOf } from '../collections/define-collection.ts';
import type { tag } from '../collections/tag.ts';
import type { RecordContext } from '../records/read-part.ts';
import type { Tag } from './tag.ts';

export function toTag(record: RecordOf<typeof tag>, { texts }: RecordContext): Tag {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		slug: record.slug,
	};
}
