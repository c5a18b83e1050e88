/** Tags as the backend sends them. */
import * as z from 'zod';
import type { RecordContext } from '../records/read-part.ts';
import { id, optionalText, slug, text, translations } from '../records/wire-fields.ts';
import type { Tag } from './tag.ts';

export const tagSchema = z.object({
	id,
	project: text,
	display_name: text,
	slug,
	translations: translations({ display_name: optionalText }),
});

export function toTag(record: z.output<typeof tagSchema>, { texts }: RecordContext): Tag {
	return {
		id: record.id,
		displayName: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		slug: record.slug,
	};
}
