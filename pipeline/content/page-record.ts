/** Legal and info texts as the backend sends them. */
import * as z from 'zod';
import { describeValue } from './describe-value.ts';
import { type FileExists, toFileReference } from './file-reference.ts';
import type { TextPage } from './page.ts';
import type { RecordContext } from './read-part.ts';
import { id, markdown, optional, optionalMarkdown, optionalText, slug, text, translations } from './wire-fields.ts';
import { oneOf, optionalFile } from './wire-references.ts';

const types = ['home', 'contact', 'privacy', 'accessibility', 'social_media_privacy', 'info'] as const;

export const pageSchema = z.object({
	id,
	project: text,
	type: oneOf(types),
	slug: optional(slug, null),
	title: text,
	picture: optionalFile,
	body: markdown,
	translations: translations({ title: optionalText, body: optionalMarkdown }),
});

/** null, with an error, for an info page without a slug: it would have no path. */
export function toTextPage(record: z.output<typeof pageSchema>, context: RecordContext, fileExists: FileExists): TextPage | null {
	const { texts } = context;
	if (record.type === 'info' && record.slug === null) {
		context.fail({
			code: 'field-required',
			field: 'slug',
			message: 'An info page needs a slug, and has none that can be used.',
			fix: `Fill in the last part of the page's address, such as "ueber-uns".`,
		});
		return null;
	}
	return {
		id: record.id,
		type: record.type,
		slug: record.slug,
		title: texts.requiredText('title', record.title, record.translations, (row) => row.title),
		picture: toFileReference(record.picture, 'picture', context, fileExists),
		body: texts.requiredText('body', record.body, record.translations, (row) => row.body),
	};
}

/** Accepts each page whose type may occur once only the first time. */
export function createPageTypeCheck(): (page: TextPage, context: RecordContext) => boolean {
	const firstByType = new Map<string, number>();
	return (page, context) => {
		if (page.type === 'info') return true;
		const first = firstByType.get(page.type);
		if (first === undefined) {
			firstByType.set(page.type, page.id);
			return true;
		}
		context.fail({
			code: 'page-duplicate',
			field: 'type',
			message: `Two pages have the type ${describeValue(page.type)}: page ${first} and page ${page.id}.`,
			fix: 'Delete one of them, or make it an info page with a slug.',
		});
		return false;
	};
}
