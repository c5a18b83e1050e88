/** The declared collections and their lists of child rows as the tables of a database. */
import type { ChildList, CollectionDeclaration } from '../../pipeline/declarations/define-collection.ts';
import { type Field, type Fields, link, owner } from '../../pipeline/declarations/fields.ts';
import { sharedCollectionsOf } from '../../pipeline/declarations/shared-collections.ts';
import { declarations } from './collections.ts';

/** The described content as a flat list of tables: what permissions and the sandbox's database are derived from. */
export interface Table {
	readonly name: string;
	/** Name of the primary key. */
	readonly key: string;
	/** Every column but a numeric key `id`. */
	readonly fields: Fields;
	/** null for a top-level collection. */
	readonly parent: { readonly table: Table; readonly field: string; readonly list: string } | null;
	/** Child lists by the name of the parent's field that shows them. */
	readonly lists: readonly { readonly name: string; readonly list: ChildList; readonly table: string; readonly parentField: string }[];
	readonly source: CollectionDeclaration | ChildList;
}

/** Collections whose records may belong to no project. */
const shareable: ReadonlySet<string> = new Set(sharedCollectionsOf(declarations).map(({ collection }) => collection));

const perhapsOwned: Field = { ...owner, required: false, note: 'Leer: gemeinsam für alle Projekte' };

/** Every table of the content model, parents before their children and a link's target before the tables that link to it. */
export const tables: readonly Table[] = declarations.flatMap((declaration) => withChildren(topLevelTable(declaration)));

/** A filter that lets through the rows of one project: directly, or through their parents. */
export function projectFilter(table: Table, domain: string): Record<string, unknown> {
	if (table.parent) return { [table.parent.field]: projectFilter(table.parent.table, domain) };
	return { [table.name === 'project' ? table.key : 'project']: { _eq: domain } };
}

/** A filter that lets through what the site of a project is made of: its own rows, and those that are shared. */
export function siteFilter(table: Table, domain: string): Record<string, unknown> {
	if (table.parent) return { [table.parent.field]: siteFilter(table.parent.table, domain) };
	const own = projectFilter(table, domain);
	return shareable.has(table.name) ? { _or: [own, { project: { _null: true } }] } : own;
}

function topLevelTable(declaration: CollectionDeclaration): Table {
	const { collection: name, key, projectField } = declaration;
	const owned: Fields = projectField === key ? {} : { [projectField]: shareable.has(name) ? perhapsOwned : owner };
	return { name, key, fields: { ...owned, ...declaration.fields }, parent: null, lists: listsOf(name, declaration), source: declaration };
}

function withChildren(table: Table): Table[] {
	const children = table.lists.flatMap(({ name, list, table: childName, parentField }) =>
		withChildren({
			name: childName,
			key: 'id',
			fields: { [parentField]: { ...link(table.source.label, table.name), hidden: true }, ...list.fields },
			parent: { table, field: parentField, list: name },
			lists: listsOf(childName, list),
			source: list,
		}),
	);
	return [table, ...children];
}

function listsOf(parent: string, { lists = {} }: CollectionDeclaration | ChildList): Table['lists'] {
	return Object.entries(lists).map(([name, list]) => ({
		name,
		list,
		table: list.table ?? `${parent}_${name}`,
		parentField: list.parentField ?? `${parent}_id`,
	}));
}
