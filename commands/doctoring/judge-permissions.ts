/**
 * Judges the permissions of one shop's people and programs where several shops share a Directus: whether each lets them see only the shop's records and shared
 * ones, and write only the shop's. It is strict: a rule that it cannot follow counts as a hole.
 */
import { deskCollections } from '../../orders/desk/desk-collections.ts';
import { type Table, tables } from '../../shop/collections/tables.ts';

type Rule = Readonly<Record<string, unknown>>;

/** As Directus lists it. */
export interface Permission {
	readonly collection: string;
	readonly action: string;
	readonly permissions: unknown;
	readonly validation: unknown;
	readonly presets: unknown;
	readonly fields: readonly string[] | null;
}

/** Files belong to a folder, all else to a project. `path`: the fields from a record to what it belongs to. */
interface Owned {
	readonly path: readonly string[];
	/** It belongs to what another record belongs to, so that no rule can compare it when it is created. */
	readonly isRow: boolean;
}

const owned: ReadonlyMap<string, Owned> = new Map([
	...tables.map((table) => [table.name, { path: pathOf(table), isRow: table.parent !== null }] as const),
	...Object.entries(deskCollections).map(([name, { fields }]) =>
		'project' in fields
			? ([name, { path: ['project'], isRow: false }] as const)
			: ([name, { path: ['order', 'project'], isRow: true }] as const),
	),
]);

function pathOf({ name, key, parent }: Table): readonly string[] {
	return parent === null ? [name === 'project' ? key : 'project'] : [parent.field, ...pathOf(parent.table)];
}

/** What no permission of a shop may reach, because no rule can tell shops apart in it. */
const neverOpen = new Set(['directus_revisions', 'directus_versions', 'directus_operations', 'directus_permissions', 'directus_access']);
/** What a permission may reach by a rule. */
const openByRule = new Set([
	'directus_users',
	'directus_activity',
	'directus_comments',
	'directus_notifications',
	'directus_shares',
	'directus_files',
	'directus_folders',
]);
const openToRead = new Set([
	'directus_flows',
	'directus_dashboards',
	'directus_panels',
	'directus_roles',
	'directus_policies',
	'directus_presets',
]);

/** What is wrong with a permission, such as "reads ecommerce_product of all shops"; null: nothing. */
export function findHole(permission: Permission, project: string): string | null {
	const { collection, action } = permission;
	if (collection.startsWith('directus_')) return findSystemHole(permission);
	const { path, isRow } = owned.get(collection) ?? { path: ['project'], isRow: false };
	const field = path[0] ?? 'project';
	const isOwn = (rule: unknown) => confines(rule, path, (condition) => isValue(condition, project));
	if (action === 'read') {
		const isReadable = (condition: Rule) => isValue(condition, project) || condition._null === true;
		return confines(permission.permissions, path, isReadable) ? null : `reads ${collection} of other shops`;
	}
	if (action === 'create') {
		if (collection === 'project') return 'creates projects';
		if (isRow) return null;
		if (isOwn(permission.validation) && isSent(permission, field, project)) return null;
		return `creates ${collection} of other shops, or shared ones`;
	}
	if (!isOwn(permission.permissions)) return `${action}s ${collection} of other shops, or shared ones`;
	const isMovable = action === 'update' && !isRow && mayWrite(permission, field) && !isOwn(permission.validation);
	return isMovable ? `gives ${collection} to other shops` : null;
}

function findSystemHole({ collection, action, permissions }: Permission): string | null {
	const hole = `${action}s ${collection} of other shops`;
	if (neverOpen.has(collection)) return hole;
	if (openToRead.has(collection)) return action === 'read' || collection === 'directus_presets' ? null : hole;
	if (collection === 'directus_files' && action !== 'create') return confines(permissions, ['folder'], isChosen) ? null : hole;
	return openByRule.has(collection) && action !== 'create' && isEmpty(permissions) ? hole : null;
}

/** Whether every record that fits the rule has at the end of the path what is asked for. */
function confines(rule: unknown, path: readonly string[], isAsked: (condition: Rule) => boolean): boolean {
	if (!isRule(rule)) return false;
	const [field, ...rest] = path;
	return Object.entries(rule).some(([key, value]) => {
		if (key === '_and') return Array.isArray(value) && value.some((each) => confines(each, path, isAsked));
		if (key === '_or') return Array.isArray(value) && value.length > 0 && value.every((each) => confines(each, path, isAsked));
		if (key !== field || !isRule(value)) return false;
		return rest.length === 0 ? isAsked(value) : confines(value, rest, isAsked);
	});
}

function isValue(condition: Rule, value: string): boolean {
	return (
		condition._eq === value || (Array.isArray(condition._in) && condition._in.length > 0 && condition._in.every((each) => each === value))
	);
}

function isChosen(condition: Rule): boolean {
	return typeof condition._eq === 'string' || Array.isArray(condition._in);
}

/** A record without the field would be shared: it is there from the beginning, or asked for. */
function isSent({ presets, validation }: Permission, field: string, project: string): boolean {
	return (isRule(presets) && presets[field] === project) || confines(validation, [field], ({ _submitted }) => _submitted === true);
}

function mayWrite({ fields }: Permission, field: string): boolean {
	return fields !== null && (fields.includes('*') || fields.includes(field));
}

function isEmpty(rule: unknown): boolean {
	return !isRule(rule) || Object.keys(rule).length === 0;
}

function isRule(value: unknown): value is Rule {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A filter for records of other shops. */
export function foreignFilter(collection: string, project: string): Rule {
	const { path } = owned.get(collection) ?? { path: ['project'] };
	const isOther: Rule = { _neq: project };
	return [...path].reverse().reduce((inner: Rule, field): Rule => ({ [field]: inner }), isOther);
}

/** All that belongs to a shop, with the field that names a record. */
export const ownedCollections: readonly { readonly collection: string; readonly key: string }[] = [
	...tables.map(({ name, key }) => ({ collection: name, key })),
	...[...Object.keys(deskCollections), 'stock_movement'].map((collection) => ({ collection, key: 'id' })),
];
