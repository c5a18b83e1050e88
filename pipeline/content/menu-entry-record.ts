/** Menu entries as the backend sends them: flat records that name the entry they stand under. */
import * as z from 'zod';
import { describeValue } from './describe-value.ts';
import { isExternal, toExternalUrl, toSitePath } from './link-target.ts';
import type { Localized } from './localized.ts';
import type { MenuTarget } from './menu-entry.ts';
import type { RecordContext } from './read-part.ts';
import type { RecordPlace } from './read-record.ts';
import { id, optional, optionalText, sort, text, translations } from './wire-fields.ts';

export const menuEntrySchema = z.object({
	id,
	project: text,
	sort,
	display_name: text,
	path: optionalText,
	path_prefix: optionalText,
	external_path: optionalText,
	anchor: optionalText,
	type: optionalText,
	parent: optional(id, null),
	group_name: optionalText,
	translations: translations({ display_name: optionalText, group_name: optionalText }),
});

type MenuEntryRecord = z.output<typeof menuEntrySchema>;

/** An entry before it has its place in the tree. */
export interface FlatMenuEntry {
	readonly id: number;
	readonly sort: number;
	readonly parent: number | null;
	readonly name: Localized;
	/** The German name of the group tells groups apart. */
	readonly groupKey: string | null;
	readonly groupName: Localized | null;
	readonly target: MenuTarget | null;
	/** Where problems of its place in the tree are told. */
	readonly place: RecordPlace;
}

/** null, with an error, where the entry's address may not stand in a link. */
export function toFlatMenuEntry(record: MenuEntryRecord, context: RecordContext): FlatMenuEntry | null {
	const target = toTarget(record, context);
	if (target === 'refused') return null;
	const { texts } = context;
	return {
		id: record.id,
		sort: record.sort,
		parent: record.parent,
		name: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		groupKey: record.group_name,
		groupName:
			record.group_name === null ? null : texts.requiredText('group_name', record.group_name, record.translations, (row) => row.group_name),
		target,
		place: context.place,
	};
}

function toTarget(record: MenuEntryRecord, context: RecordContext): MenuTarget | null | 'refused' {
	const { path, path_prefix: prefix, external_path: external } = record;
	const anchor = toAnchor(record.anchor);
	const address = external ?? (path !== null && isExternal(path) ? path : null);
	if (address !== null) {
		const url = toExternalUrl(address);
		if (url !== null) return { kind: 'external', url };
		return refuse(context, external === null ? 'path' : 'external_path', address, 'Enter an address such as https://www.example.org.');
	}
	if (path === null && prefix === null) return anchor === null ? null : { kind: 'path', path: '/', anchor };
	const sitePath = toSitePath(prefix, path);
	if (sitePath === null) return refuse(context, 'path', path ?? prefix ?? '', 'Enter a path of this site such as /kontakt.');
	return { kind: 'path', path: sitePath, anchor };
}

/** Without the leading `#`, and with nothing in it that would end an attribute. */
function toAnchor(anchor: string | null): string | null {
	return anchor?.replace(/^#+/, '').replace(/[\s"'<>\\]+/g, '-') || null;
}

function refuse(context: RecordContext, field: string, found: string, fix: string): 'refused' {
	context.fail({ code: 'url-invalid', field, message: `${describeValue(found)} cannot be linked to.`, fix });
	return 'refused';
}
