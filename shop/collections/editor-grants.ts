/**
 * What the editors of one shop may do where several share a Directus: they read their shop's records and shared ones, whose project is null, and write
 * their own. All of it follows from the declared collections.
 */
import { projectFilter, type Table, tables } from './tables.ts';

interface EditedShop {
	/** Domain. */
	readonly project: string;
	/** Ids of the folders of the shop's pictures and of shared ones. */
	readonly folder: string;
	readonly sharedFolder: string;
}

type Rule = Readonly<Record<string, unknown>>;

interface EditorGrant {
	readonly collection: string;
	readonly action: 'create' | 'read' | 'update' | 'delete';
	/** Left out: all. */
	readonly fields?: readonly string[];
	/** The rows that it is about; left out: all. */
	readonly rows?: Rule;
	/** The values that each record has which is written. */
	readonly always?: Readonly<Record<string, string>>;
}

/** Of a project, only those who run the shops say what it is called in all other records, and which scripts run on its pages. */
const closedFields = ['domain', 'settings'];

export function editorGrants({ project, folder, sharedFolder }: EditedShop): readonly EditorGrant[] {
	const readable = { _in: [folder, sharedFolder] };
	return [
		...tables.flatMap((table) => (table.name === 'project' ? grantsOfProject(table, project) : grantsOf(table, project))),
		{ collection: 'directus_files', action: 'read', rows: { folder: readable } },
		{ collection: 'directus_files', action: 'create', always: { folder } },
		{ collection: 'directus_files', action: 'update', rows: { folder: { _eq: folder } }, always: { folder } },
		{ collection: 'directus_files', action: 'delete', rows: { folder: { _eq: folder } } },
		{ collection: 'directus_folders', action: 'read', rows: { id: readable } },
	];
}

function grantsOf(table: Table, project: string): readonly EditorGrant[] {
	const collection = table.name;
	const own = projectFilter(table, project);
	// The record that shows a row says whose it is: the extension `shop-guard` compares it where a row is created or moved.
	const always = table.parent === null ? { always: { project } } : {};
	return [
		{ collection, action: 'read', rows: ownOrShared(table, project) },
		{ collection, action: 'create', ...always },
		{ collection, action: 'update', rows: own, ...always },
		{ collection, action: 'delete', rows: own },
	];
}

function grantsOfProject(table: Table, project: string): readonly EditorGrant[] {
	const rows = projectFilter(table, project);
	const names = [...Object.keys(table.fields), ...table.lists.map(({ name }) => name)];
	return [
		{ collection: table.name, action: 'read', rows },
		{ collection: table.name, action: 'update', rows, fields: names.filter((name) => !closedFields.includes(name)) },
	];
}

function ownOrShared(table: Table, project: string): Rule {
	if (table.parent !== null) return { [table.parent.field]: ownOrShared(table.parent.table, project) };
	const own = projectFilter(table, project);
	return table.name === 'project' ? own : { _or: [own, { project: { _null: true } }] };
}
