/** Declares a collection: its fields, its lists of child rows, and how editors see it. */
import * as z from 'zod';
import * as wire from '../records/wire-fields.ts';
import { referenceRows } from '../records/wire-references.ts';
import { type Field, type Fields, language, link, owner, picture, sort, text, translatedWiresOf, type Wires, wiresOf } from './fields.ts';

/** A list of child rows: they belong to one parent record and are edited inside it. `Rows`: what is read of it. */
export interface ChildList<Rows = unknown> {
	readonly wire: z.ZodType<Rows>;
	readonly label: string;
	readonly note?: string;
	/** English, for docs/collections.md. */
	readonly doc?: string;
	/** Name of the child collection; `{parent}_{list}` unless given. */
	readonly table?: string;
	/** Its field that holds the parent's key; `{parent}_id` unless given. */
	readonly parentField?: string;
	/** How a row is shown in the parent's form. */
	readonly template: string;
	/** How a row's own id is read, where the site uses it. */
	readonly rowId?: z.ZodType;
	readonly fields: Fields;
	readonly lists?: ChildLists;
	/** The field that leads on, where the rows only join two collections. */
	readonly junctionField?: string;
	/** A snapshot orders rows by that field where they have neither a place nor an id nor a language. */
	readonly isOrderedByLink?: boolean;
	/** As a field's. */
	readonly mayLack?: boolean;
	/** A backend may not have the list yet, and refuses reads that name it. */
	readonly isNewer?: boolean;
}

export type ChildLists = Readonly<Record<string, ChildList>>;

type ListWires<Of extends ChildLists> = { readonly [Name in keyof Of]: Of[Name]['wire'] };
type ListExtras = Pick<ChildList, 'note' | 'doc' | 'table' | 'parentField' | 'isOrderedByLink' | 'mayLack' | 'isNewer'>;
type RowsOf<Of extends Fields, Lists extends ChildLists, Key> = z.output<
	z.ZodObject<([Key] extends [never] ? unknown : { readonly id: z.ZodType<Key> }) & Wires<Of> & ListWires<Lists>>
>[];

/** A top-level collection. Each but `project` itself has a field `project`, and each an `id` but where `key` is another field. */
export interface CollectionDeclaration<Schema extends z.ZodObject = z.ZodObject> {
	readonly collection: string;
	/** Reads a record. */
	readonly schema: Schema;
	/** Primary key. */
	readonly key: string;
	/** Names the project. */
	readonly projectField: string;
	/** Paths of the fields that a backend may lack, such as `images.private_hash`. */
	readonly alternatives: readonly string[];
	readonly label: string;
	readonly icon: string;
	readonly note?: string;
	/** English, for docs/collections.md. */
	readonly doc?: string;
	/** How a record is shown where another one links to it. */
	readonly template: string;
	/** Without `project`, and without the key if that is `id`. */
	readonly fields: Fields;
	readonly lists: ChildLists;
	/** Only records with this status are content; the others are not read. */
	readonly onlyStatus?: string;
	/** Its records show shared ones of another collection, with values of their own. */
	readonly overlays?: Overlay;
	/** A backend may not have the collection yet, and refuses reads of it: it has no records then. */
	readonly isNewer?: boolean;
}

/** A record whose `project` is null is shared. A project shows it by a record of its own, whose values replace the shared ones where they are set. */
export interface Overlay {
	/** The collection whose shared records are shown. */
	readonly collection: string;
	/** The field that holds the shared record's key. Fields that both collections have, by name, can be replaced. */
	readonly by: string;
}

interface Described<Of extends Fields, Lists extends ChildLists, Key extends string>
	extends Omit<CollectionDeclaration, 'schema' | 'key' | 'projectField' | 'alternatives' | 'fields' | 'lists'> {
	/** `id` unless given. */
	readonly key?: Key;
	readonly fields: Of;
	readonly lists?: Lists;
}

/** A record as it is read. */
export type RecordOf<Declared extends Pick<CollectionDeclaration, 'schema'>> = z.output<Declared['schema']>;

/** A record's keys beside its fields: one whose key is another field is the project itself. */
type Keys<Key extends string> = Key extends 'id' ? { readonly id: typeof wire.id; readonly project: typeof wire.text } : unknown;

export function defineCollection<
	const Of extends Fields,
	const Lists extends ChildLists = Record<never, never>,
	const Key extends string = 'id',
>(
	described: Described<Of, Lists, Key>,
): CollectionDeclaration<z.ZodObject<Keys<Key> & Wires<Of> & ListWires<Lists>>> & { readonly fields: Of; readonly lists: Lists } {
	const { key = 'id', lists = {} as Lists, fields } = described;
	const keys = key === 'id' ? { id: wire.id, project: owner.wire } : {};
	const schema = z.object({ ...keys, ...wiresOf(fields), ...wiresOfLists(lists) });
	const projectField = key === 'id' ? 'project' : key;
	return { ...described, key, projectField, alternatives: fieldsThatMayLack(described), lists, schema: schema as never };
}

interface ListDescription<Of extends Fields, Lists extends ChildLists, Key> extends ListExtras {
	readonly label: string;
	readonly template: string;
	/** Names a row where there is none. */
	readonly expected: string;
	readonly fields: Of;
	readonly lists?: Lists;
	readonly junctionField?: string;
	/** As a list's. */
	readonly rowId?: z.ZodType<Key>;
}

/** Rows of a table of their own. */
export function childList<const Of extends Fields, const Lists extends ChildLists = Record<never, never>, Key = never>({
	expected,
	...described
}: ListDescription<Of, Lists, Key>): ChildList<RowsOf<Of, Lists, Key>> & { readonly fields: Of } {
	const row = z.object(
		{ ...(described.rowId && { id: described.rowId }), ...wiresOf(described.fields), ...wiresOfLists(described.lists ?? {}) },
		{ error: expected },
	);
	return { ...described, wire: wire.childRows(row) as never };
}

/** The rows of a record in the other languages. */
export function translations<const Of extends Fields>(fields: Of, extras: Pick<ListExtras, 'mayLack'> = {}) {
	const read = wire.translations(translatedWiresOf(fields));
	const described: ChildList<z.output<typeof read>> = {
		wire: read as never,
		label: 'Übersetzungen',
		note: 'Was hier fehlt, wird auf der Website auf Deutsch gezeigt.',
		template: '{{language}}',
		fields: { language, ...fields },
		...extras,
	};
	return described;
}

const file = picture('Bild', { required: true, mayLack: true });

/** Pictures in an order of their own. */
export const pictures = (label: string, extras: ListExtras = {}) =>
	childList({
		label,
		expected: 'a picture',
		template: '{{directus_files_id.title}}',
		junctionField: 'directus_files_id',
		isOrderedByLink: true,
		fields: {
			sort,
			directus_files_id: file,
			private_hash: {
				...text('Kennung (älteres Format)', {
					note: 'Nur bei Bildern aus dem früheren System',
					doc: "older form: the file's id",
					mayLack: true,
				}),
				wire: file.wire,
			},
		},
		...extras,
	});

interface LinksOptions extends ListExtras {
	/** Names a row where there is none. */
	readonly expected: string;
	/** Field of the other record that a row shows; its `display_name` unless given. */
	readonly shown?: string;
	/** Whether editors order the rows. */
	readonly sorted?: boolean;
}

/** Links to any number of records of another collection. `field`: of the row, holds the other record's key. */
export function links<const Name extends string>(
	label: string,
	collection: string,
	field: Name,
	{ expected, shown = 'display_name', sorted = false, ...extras }: LinksOptions,
) {
	const read = referenceRows(field, expected);
	const described: ChildList<z.output<typeof read>> = {
		wire: read as never,
		label,
		template: `{{${field}.${shown}}}`,
		junctionField: field,
		fields: { ...(sorted ? { sort } : {}), [field]: link(label, collection, { required: true, otherwise: null }) as Field },
		...extras,
	};
	return described;
}

function fieldsThatMayLack({ rowId, fields, lists = {} }: Pick<ChildList, 'rowId' | 'fields' | 'lists'>, prefix = ''): string[] {
	const id = rowId?.safeParse(undefined).success ? [`${prefix}id`] : [];
	const own = Object.entries({ ...fields, ...lists }).flatMap(([name, { mayLack }]) => (mayLack ? [`${prefix}${name}`] : []));
	return [...id, ...own, ...Object.entries(lists).flatMap(([name, list]) => fieldsThatMayLack(list, `${prefix}${name}.`))];
}

function wiresOfLists<const Of extends ChildLists>(lists: Of): ListWires<Of> {
	return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.wire])) as ListWires<Of>;
}
