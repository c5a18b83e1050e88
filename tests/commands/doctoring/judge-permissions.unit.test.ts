/** The permissions that the installation gives have no hole; each one that lacks a part of its rule has. */
import { describe, expect, it } from 'vitest';
import { findHole, foreignFilter, type Permission } from '../../../commands/doctoring/judge-permissions.ts';
import { editorGrants } from '../../../shop/collections/editor-grants.ts';

const project = 'a.example';
const grants = editorGrants({ project, folder: 'own', sharedFolder: 'shared' });

const aPermission = (fields: Partial<Permission>): Permission => ({
	...{ collection: 'brand', action: 'read', permissions: {}, validation: null, presets: null, fields: ['*'] },
	...fields,
});

/** As Directus has it once it is installed. */
function installed({ collection, action, rows = {}, always, fields = ['*'] }: (typeof grants)[number]): Permission {
	const values = Object.entries(always ?? {});
	const validation = values.length === 0 ? null : { _and: values.map(([field, value]) => ({ [field]: { _eq: value } })) };
	return { collection, action, fields, permissions: rows, validation, presets: action === 'create' ? (always ?? null) : null };
}

describe('the permissions of editors', () => {
	it('are many, and have no hole', () => {
		const permissions = grants.map(installed);
		expect(permissions.length).toBeGreaterThan(250);
		expect(permissions.filter((each) => findHole(each, project) !== null)).toEqual([]);
	});

	it('all have one for another shop, but where a row is created', () => {
		const tight = grants.map(installed).filter((each) => findHole(each, 'b.example') === null);
		// Folders are not compared; rows are compared by the extension.
		expect(new Set(tight.filter(({ collection }) => !collection.startsWith('directus_')).map(({ action }) => action))).toEqual(
			new Set(['create']),
		);
	});

	it('have one without their rule', () => {
		const open = grants
			.map(installed)
			.filter(({ action }) => action !== 'create')
			.map((each) => ({ ...each, permissions: {} }));
		expect(open.filter((each) => findHole(each, project) === null)).toEqual([]);
	});
});

const own = { project: { _eq: project } };

it.each<[hole: string | null, Partial<Permission>]>([
	[null, { permissions: own }],
	[null, { permissions: { _or: [own, { project: { _null: true } }] } }],
	[null, { permissions: { _and: [{ status: { _eq: 'published' } }, own] } }],
	['reads brand of other shops', { permissions: null }],
	['reads brand of other shops', { permissions: { status: { _eq: 'published' } } }],
	['reads brand of other shops', { permissions: { _or: [own, { status: { _eq: 'published' } }] } }],
	['reads brand of other shops', { permissions: { _or: [] } }],
	['reads brand of other shops', { permissions: { project: { _in: [project, 'b.example'] } } }],
	['reads brand of other shops', { permissions: { project: { _neq: 'b.example' } } }],
	['updates brand of other shops, or shared ones', { action: 'update', permissions: { project: { _null: true } }, validation: own }],
	['gives brand to other shops', { action: 'update', permissions: own }],
	[null, { action: 'update', permissions: own, fields: ['display_name'] }],
	['deletes brand of other shops, or shared ones', { action: 'delete' }],
	['creates brand of other shops, or shared ones', { action: 'create', validation: own }],
	[null, { action: 'create', validation: own, presets: { project } }],
	[null, { action: 'create', validation: { _and: [own, { project: { _submitted: true } }] } }],
	['creates brand of other shops, or shared ones', { action: 'create', validation: null, presets: { project } }],
	[null, { collection: 'order_command', permissions: { order: own } }],
	['reads order_command of other shops', { collection: 'order_command', permissions: own }],
	['reads project of other shops', { collection: 'project' }],
	['creates projects', { collection: 'project', action: 'create', validation: own, presets: { project } }],
	['reads newsletter of other shops', { collection: 'newsletter' }],
	['reads directus_revisions of other shops', { collection: 'directus_revisions', permissions: own }],
	['reads directus_users of other shops', { collection: 'directus_users' }],
	[null, { collection: 'directus_users', permissions: { id: { _eq: '$CURRENT_USER' } } }],
	['reads directus_files of other shops', { collection: 'directus_files', permissions: { type: { _starts_with: 'image/' } } }],
	[null, { collection: 'directus_files', permissions: { folder: { _in: ['own', 'shared'] } } }],
	[null, { collection: 'directus_flows', permissions: { trigger: { _eq: 'manual' } } }],
	['updates directus_flows of other shops', { collection: 'directus_flows', action: 'update' }],
])('finds %j: %j', (hole, fields) => {
	expect(findHole(aPermission(fields), project)).toBe(hole);
});

it('asks for records of other shops by the record that shows a row', () => {
	expect(foreignFilter('ecommerce_product_variant_translations', project)).toEqual({
		ecommerce_product_variant_id: { product: { project: { _neq: project } } },
	});
	expect(foreignFilter('order_refund', project)).toEqual({ order: { project: { _neq: project } } });
	expect(foreignFilter('stock_movement', project)).toEqual({ project: { _neq: project } });
});
