/**
 * Who may log in to the sandbox. The values are fixed and public on purpose: the sandbox listens on this machine only, and
 * a start on fixed ids and tokens is repeatable.
 */
import type { DemoDomain } from '../demo/demo-records.ts';

export const admin = {
	email: 'admin@example.com',
	password: 'schaufenster',
	token: 'sandbox-admin-token',
} as const;

/** A project of the demo with the ids of what belongs to it in Directus. */
export interface ProjectAccount {
	readonly domain: string;
	readonly name: string;
	/** Lets read the project's records and files, and nothing else: no drafts, unless `readsDrafts`. */
	readonly readToken: string;
	readonly readsDrafts?: boolean;
	readonly folder: string;
	readonly policy: string;
	readonly role: string;
	readonly user: string;
}

export const projectAccounts: readonly (ProjectAccount & { readonly domain: DemoDomain })[] = [
	{
		domain: 'juwelier-weidenbach.example',
		name: 'Juwelier Weidenbach',
		readToken: 'demo-read-token-weidenbach',
		folder: 'a1000000-0000-4000-8000-000000000001',
		policy: 'a1000000-0000-4000-8000-000000000002',
		role: 'a1000000-0000-4000-8000-000000000003',
		user: 'a1000000-0000-4000-8000-000000000004',
	},
	{
		domain: 'uhren-nordlicht.example',
		name: 'Uhren Nordlicht',
		readToken: 'demo-read-token-nordlicht',
		folder: 'a2000000-0000-4000-8000-000000000001',
		policy: 'a2000000-0000-4000-8000-000000000002',
		role: 'a2000000-0000-4000-8000-000000000003',
		user: 'a2000000-0000-4000-8000-000000000004',
	},
];

/** The same projects with what is not published yet, for a site that only the house sees (`--drafts`). */
export const draftsAccounts: readonly ProjectAccount[] = projectAccounts.map((account) => ({
	...account,
	name: `${account.name}, mit Entwürfen`,
	readToken: account.readToken.replace('read', 'drafts'),
	readsDrafts: true,
	policy: asDrafts(account.policy),
	role: asDrafts(account.role),
	user: asDrafts(account.user),
}));

/** Another id for each. */
function asDrafts(id: string): string {
	return id.replace('-8000-', '-8001-');
}
