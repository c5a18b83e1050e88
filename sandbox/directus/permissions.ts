/** Who may read what: a project's tokens read that project's records and files and can do nothing else; only one of the two reads drafts. */
import {
	createFolder,
	createPermissions,
	createPolicy,
	createRole,
	createUser,
	deletePermissions,
	readFolders,
	readPermissions,
	readPolicies,
} from '@directus/sdk';
import { draftsAccounts, type ProjectAccount, projectAccounts } from './accounts.ts';
import type { AdminClient } from './admin-client.ts';
import { fileFields } from './schema/file-fields.ts';
import { projectFilter, type Table, tables } from './schema/tables.ts';

/** What the site needs to know of a file. */
const readFileFields = [
	...['id', 'title', 'folder', 'filename_download', 'type', 'width', 'height', 'filesize', 'modified_on'],
	...['description', 'focal_point_x', 'focal_point_y', ...Object.keys(fileFields)],
];

/** Gives each project its folder for files, its policy, and a role and user that carry the read token. */
export async function grantReadAccess(
	client: AdminClient,
	accounts: readonly ProjectAccount[] = [...projectAccounts, ...draftsAccounts],
): Promise<void> {
	const folders = new Set((await client.request(readFolders())).map(({ id }) => id));
	const policies = new Set((await client.request(readPolicies())).map(({ id }) => id));
	for (const account of accounts) {
		if (!folders.has(account.folder)) await client.request(createFolder({ id: account.folder, name: account.name }));
		folders.add(account.folder);
		if (!policies.has(account.policy)) await createReader(client, account);
		await replacePermissions(client, account);
	}
}

async function createReader(client: AdminClient, { policy, role, user, domain, name, readToken }: ProjectAccount): Promise<void> {
	await client.request(
		createPolicy({ id: policy, name: `${name}: lesen`, icon: 'visibility', admin_access: false, app_access: false, enforce_tfa: false }),
	);
	await client.request(createRole({ id: role, name: `${name}: lesen`, icon: 'visibility', policies: [{ policy }] }));
	await client.request(createUser({ id: user, role, token: readToken, first_name: 'Website', last_name: domain, status: 'active' }));
}

async function replacePermissions(client: AdminClient, { policy, domain, folder, readsDrafts = false }: ProjectAccount): Promise<void> {
	const present = await client.request(readPermissions({ filter: { policy: { _eq: policy } }, fields: ['id'], limit: -1 }));
	if (present.length > 0) await client.request(deletePermissions(present.map(({ id }) => id)));
	const own = tables.map((table) => ({
		policy,
		action: 'read',
		collection: table.name,
		fields: ['*'],
		permissions: readFilter(table, domain, readsDrafts),
	}));
	const files = { policy, action: 'read', collection: 'directus_files', fields: readFileFields, permissions: { folder: { _eq: folder } } };
	await client.request(createPermissions([...own, files]));
}

/** The rows of a project, and of what can be a draft only what is none; child rows go with their parents. */
function readFilter(table: Table, domain: string, readsDrafts: boolean): Record<string, unknown> {
	if (table.parent) return { [table.parent.field]: readFilter(table.parent.table, domain, readsDrafts) };
	const own = projectFilter(table, domain);
	return readsDrafts || !('status' in table.fields) ? own : { _and: [own, { status: { _neq: 'draft' } }] };
}
