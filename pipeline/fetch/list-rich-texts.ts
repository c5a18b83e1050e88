/** Finds the rich text of records by their declarations alone, without what a site makes of them. */
import type { ChildLists, CollectionDeclaration } from '../declarations/define-collection.ts';
import type { Fields } from '../declarations/fields.ts';
import type { MarkdownSource } from '../rich-text/rich-text-store.ts';
import { isWireRecord, type ReadRecords, recordKey, type WireRecord } from '../snapshot/wire-record.ts';

/** Each text as a site reads it. A field that cannot be read has none. */
export function listRichTexts(declarations: readonly CollectionDeclaration[], records: ReadRecords): readonly MarkdownSource[] {
	return declarations.flatMap((declaration) =>
		records(declaration.collection).flatMap((record) =>
			[...textsOf(record, declaration)].map(({ field, markdown }) => ({
				collection: declaration.collection,
				id: recordKey(record),
				field,
				markdown,
			})),
		),
	);
}

interface Described {
	readonly fields: Fields;
	readonly lists?: ChildLists;
}

function* textsOf(row: WireRecord, { fields, lists = {} }: Described, prefix = ''): Iterable<Pick<MarkdownSource, 'field' | 'markdown'>> {
	for (const [name, field] of Object.entries(fields)) {
		if (!field.isRich) continue;
		const { data } = field.translated.safeParse(row[name]);
		if (typeof data === 'string') yield { field: `${prefix}${name}`, markdown: data };
	}
	for (const [name, list] of Object.entries(lists)) {
		const rows = row[name];
		for (const child of Array.isArray(rows) ? rows.filter(isWireRecord) : []) yield* textsOf(child, list, `${prefix}${name}.`);
	}
}
