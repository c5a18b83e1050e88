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
import { addedFileFields } from '../../pipeline/collections/file.ts';
import type { AdminClient } from './admin-client.ts';
import { draftsAccounts, type ProjectAccount, projectAccounts, type TokenAccount } from './fixture/accounts.ts';
import { projectFilter, type Table, tables } from './schema/tables.ts';

/** As Directus stores it. */
export interface Permission {
	readonly policy: string;
	readonly action: string;
	readonly collection: string;
	readonly fields: string[];
	/** Rows that it is about. */
	readonly permissions: Record<string, unknown>;
	/** A new row must match this. */
	readonly validation?: Record<string, unknown>;
}

/** What the site needs to know of a file. */
const readFileFields = [
	...['id', 'title', 'folder', 'filename_download', 'type', 'width', 'height', 'filesize', 'modified_on'],
	...['description', 'focal_point_x', 'focal_point_y', ...Object.keys(addedFileFields)],
];

/** Gives each project its folder for files, its policy, and a role and user that carry the read token. */
export async function grantReadAccess(client: AdminClient): Promise<void> {
	const folders = new Set((await client.request(readFolders())).map(({ id }) => id));
	const policies = new Set((await client.request(readPolicies())).map(({ id }) => id));
	for (const account of [...projectAccounts, ...draftsAccounts]) {
		if (!folders.has(account.folder)) await client.request(createFolder({ id: account.folder, name: account.name }));
		folders.add(account.folder);
		const { name, readToken } = account;
		if (!policies.has(account.policy)) await createAccount(client, { ...account, name: `${name}: lesen`, token: readToken });
		await replacePermissions(client, account.policy, toReadPermissions(account));
	}
}

/** Gives programs of a project what they may do beside that: `toPermissions` for each. */
export async function grantTokens(
	client: AdminClient,
	accounts: readonly TokenAccount[],
	toPermissions: (account: TokenAccount) => readonly Permission[],
): Promise<void> {
	const policies = new Set((await client.request(readPolicies())).map(({ id }) => id));
	for (const account of accounts) {
		if (!policies.has(account.policy)) await createAccount(client, account);
		await replacePermissions(client, account.policy, toPermissions(account));
	}
}

/** A policy that allows nothing yet, and the role and user that carry the token. */
async function createAccount(client: AdminClient, { policy, role, user, domain, name, token }: TokenAccount): Promise<void> {
	await client.request(createPolicy({ id: policy, name, icon: 'visibility', admin_access: false, app_access: false, enforce_tfa: false }));
	await client.request(createRole({ id: role, name, icon: 'visibility', policies: [{ policy }] }));
	await client.request(createUser({ id: user, role, token, first_name: 'Website', last_name: domain, status: 'active' }));
}

/** The rows that an account may read, of every table, and the project's files. */
function toReadPermissions({ policy, domain, folder, readsDrafts = false }: ProjectAccount): Permission[] {
	const own = tables.map((table) => ({
		policy,
		action: 'read',
		collection: table.name,
		fields: ['*'],
		permissions: readFilter(table, domain, readsDrafts),
	}));
	return [
		...own,
		{ policy, action: 'read', collection: 'directus_files', fields: readFileFields, permissions: { folder: { _eq: folder } } },
	];
}

async function replacePermissions(client: AdminClient, policy: string, permissions: readonly Permission[]): Promise<void> {
	const present = await client.request(readPermissions({ filter: { policy: { _eq: policy } }, fields: ['id'], limit: -1 }));
	if (present.length > 0) await client.request(deletePermissions(present.map(({ id }) => id)));
	await client.request(createPermissions(permissions.map((permission) => ({ ...permission }))));
}

/** The rows of a project, and of what can be a draft only what is none; child rows go with their parents. */
function readFilter(table: Table, domain: string, readsDrafts: boolean): Record<string, unknown> {
	if (table.parent) return { [table.parent.field]: readFilter(table.parent.table, domain, readsDrafts) };
	const own = projectFilter(table, domain);
	return readsDrafts || !('status' in table.fields) ? own : { _and: [own, { status: { _neq: 'draft' } }] };
}
