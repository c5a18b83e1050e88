/** The main menu: flat records that name the entry they stand under, or in the older form records that hold what is below. The renderer, which knows the routes, decides where a link leads. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { isExternal, toExternalUrl, toSitePath } from '../../pipeline/records/link-target.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Fault, RecordContext } from '../../pipeline/records/read-part.ts';
import type { RecordPlace } from '../../pipeline/records/read-record.ts';
import { type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';
import type { menuEntry } from '../collections/menu-entry.ts';

export interface MenuEntry {
	readonly id: number;
	readonly name: Localized;
	readonly target: MenuTarget | null;
	readonly groups: readonly MenuGroup[];
}

export interface MenuGroup {
	readonly name: Localized | null;
	readonly entries: readonly MenuLink[];
}

export interface MenuLink {
	readonly id: number;
	readonly name: Localized;
	readonly target: MenuTarget;
}

/** `path` is a German site path; the renderer translates it to its counterpart in the page's language, where `anchor` is a place of that page. */
export type MenuTarget =
	| { readonly kind: 'path'; readonly path: string; readonly anchor: PerLanguage<string> | null }
	| { readonly kind: 'external'; readonly url: string };

type MenuEntryRecord = RecordOf<typeof menuEntry>;
type LinkRecord = Omit<MenuEntryRecord['sub'][number], 'display_name' | 'translations'> & {
	readonly translations: readonly { readonly language: string; readonly anchor: string | null }[];
};

/** An entry before it has its place in the tree. */
export interface FlatMenuEntry {
	readonly id: number;
	readonly sort: number;
	readonly parent: number | null;
	readonly name: Localized;
	/** The German name of the group identifies it. */
	readonly groupKey: string | null;
	readonly groupName: Localized | null;
	readonly target: MenuTarget | null;
	/** What the record itself holds below it. */
	readonly nested: readonly MenuGroup[];
	/** Where problems of its place in the tree are reported. */
	readonly place: RecordPlace;
}

/** null, with an error, where the entry's address may not stand in a link. */
export function toFlatMenuEntry(record: MenuEntryRecord, context: RecordContext): FlatMenuEntry | null {
	const target = toTarget(record, '', context);
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
		nested: toNestedGroups(record, context),
		place: context.place,
	};
}

/** Links without a group first. Those that lead nowhere are left out with a warning. */
function toNestedGroups(record: MenuEntryRecord, context: RecordContext): readonly MenuGroup[] {
	const groups = [
		{ name: null, entries: toNestedLinks(record.id, record.sub, 'sub', context) },
		...record.groups.map((group, index) => {
			const field = `groups[${index}]`;
			const name = context.texts.requiredText(`${field}.display_name`, group.display_name, group.translations, (row) => row.display_name);
			return { name, entries: toNestedLinks(record.id, group.sub, `${field}.sub`, context) };
		}),
	];
	return groups.filter(({ entries }) => entries.length > 0);
}

/** Each by the id of the record that holds it, which an editor can find. */
function toNestedLinks(id: number, links: MenuEntryRecord['sub'], list: string, context: RecordContext): readonly MenuLink[] {
	return links.flatMap((link, index): readonly MenuLink[] => {
		const field = `${list}[${index}]`;
		const target = toTarget(link, `${field}.`, context);
		if (target === null) context.warn(emptyEntry(`${field}.path`));
		if (target === null || target === 'refused') return [];
		const name = context.texts.requiredText(`${field}.display_name`, link.display_name, link.translations, (row) => row.display_name);
		return [{ id, name, target }];
	});
}

/** That an entry leads nowhere. */
export function emptyEntry(field: string): Fault {
	return {
		code: 'menu-entry-empty',
		field,
		message: 'The entry leads nowhere: it has neither a path nor an external path, and no links stand under it. It is left out.',
		fix: 'Fill in a path or an external path.',
	};
}

/** `place` is before the names of fields. */
function toTarget(record: LinkRecord, place: string, context: RecordContext): MenuTarget | null | 'refused' {
	const { path, path_prefix: prefix, external_path: external } = record;
	const anchor = toAnchors(record);
	const foreign = external ?? (path !== null && isExternal(path) ? path : null);
	if (record.type !== null && (record.type === 'page' ? path === null : foreign === null))
		context.warn(unfitType(`${place}type`, record.type));
	const address = record.type === 'page' && path !== null && !isExternal(path) ? null : foreign;
	if (address !== null) {
		const url = toExternalUrl(address);
		if (url !== null) return { kind: 'external', url };
		return refuse(
			context,
			`${place}${external === null ? 'path' : 'external_path'}`,
			address,
			'Enter an address such as https://www.example.org.',
		);
	}
	if (path === null && prefix === null) return anchor === null ? null : { kind: 'path', path: '/', anchor };
	const sitePath = toSitePath(prefix, path);
	if (sitePath === null) return refuse(context, `${place}path`, path ?? prefix ?? '', 'Enter a path of this site such as /kontakt.');
	return { kind: 'path', path: sitePath, anchor };
}

/** That an entry's type names an address that it does not have. */
function unfitType(field: string, type: 'page' | 'external'): Fault {
	return {
		code: 'field-ignored',
		field,
		message: `The type is ${describeValue(type)}, and the entry has no ${type === 'page' ? 'path of this site' : 'external path'}. The type is ignored.`,
		fix: 'Correct or empty the field.',
	};
}

/** In each language its own, else the German one: places such as `#cookies` have one name in all languages. null: there is none in any. */
function toAnchors({ anchor, translations: rows }: LinkRecord): PerLanguage<string> | null {
	const german = toAnchor(anchor);
	const isOf = (row: LinkRecord['translations'][number], language: Language) => row.language.toLowerCase().split(/[-_]/)[0] === language;
	const own = perLanguage(
		(language) => toAnchor(rows.find((row) => isOf(row, language) && row.anchor !== null)?.anchor ?? null) ?? german ?? '',
	);
	return Object.values(own).some((each) => each !== '') ? own : null;
}

/** Without the leading `#`, and with nothing in it that would end an attribute. */
function toAnchor(anchor: string | null): string | null {
	return anchor?.replace(/^#+/, '').replace(/[\s"'<>\\]+/g, '-') || null;
}

function refuse(context: RecordContext, field: string, found: string, fix: string): 'refused' {
	context.fail({ code: 'url-invalid', field, message: `${describeValue(found)} cannot be linked to.`, fix });
	return 'refused';
}
