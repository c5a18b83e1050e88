/** Who may read what: one token a project, which reads that project's records and files and can do nothing else. */
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
import { type ProjectAccount, projectAccounts } from './accounts.ts';
import type { AdminClient } from './admin-client.ts';
import { fileFields } from './schema/file-fields.ts';
import { projectFilter, tables } from './schema/tables.ts';

/** What the site needs to know of a file. */
const readFileFields = [
	...['id', 'title', 'folder', 'filename_download', 'type', 'width', 'height', 'filesize', 'modified_on'],
	...['description', 'focal_point_x', 'focal_point_y', ...Object.keys(fileFields)],
];

/** Gives each project its folder for files, its policy, and a role and user that carry the read token. */
export async function grantReadAccess(client: AdminClient, accounts: readonly ProjectAccount[] = projectAccounts): Promise<void> {
	const folders = new Set((await client.request(readFolders())).map(({ id }) => id));
	const policies = new Set((await client.request(readPolicies())).map(({ id }) => id));
	for (const account of accounts) {
		if (!folders.has(account.folder)) await client.request(createFolder({ id: account.folder, name: account.name }));
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

async function replacePermissions(client: AdminClient, { policy, domain, folder }: ProjectAccount): Promise<void> {
	const present = await client.request(readPermissions({ filter: { policy: { _eq: policy } }, fields: ['id'], limit: -1 }));
	if (present.length > 0) await client.request(deletePermissions(present.map(({ id }) => id)));
	const own = tables.map((table) => ({
		policy,
		action: 'read',
		collection: table.name,
		fields: ['*'],
		permissions: projectFilter(table, domain),
	}));
	const files = { policy, action: 'read', collection: 'directus_files', fields: readFileFields, permissions: { folder: { _eq: folder } } };
	await client.request(createPermissions([...own, files]));
}
