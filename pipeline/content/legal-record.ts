/** The legal record as the backend sends it: texts in its translations only. */
import * as z from 'zod';
import type { Legal } from './legal.ts';
import type { RecordContext } from './read-part.ts';
import { id, optionalMarkdown, text, translations } from './wire-fields.ts';

export const legalSchema = z.object({
	id,
	project: text,
	translations: translations({
		insurance: optionalMarkdown,
		image_sources: optionalMarkdown,
		additional_top_info: optionalMarkdown,
		additional_bottom_info: optionalMarkdown,
	}),
});

export function toLegal({ id: recordId, translations: rows }: z.output<typeof legalSchema>, { texts }: RecordContext): Legal {
	return {
		id: recordId,
		insurance: texts.text('insurance', null, rows, (row) => row.insurance),
		imageSources: texts.text('image_sources', null, rows, (row) => row.image_sources),
		additionalTopInfo: texts.text('additional_top_info', null, rows, (row) => row.additional_top_info),
		additionalBottomInfo: texts.text('additional_bottom_info', null, rows, (row) => row.additional_bottom_info),
	};
}
