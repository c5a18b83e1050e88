/**
 * What programs may read and write in the sandbox. The values are fixed and public on purpose: the sandbox listens on this machine only, no
 * token may administer it (`admin.ts`), and a start on fixed ids and tokens is repeatable.
 */
import type { DemoDomain } from '../demo/demo-records.ts';

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

/** What a program of a project may do, by a static token. */
export interface TokenAccount extends Pick<ProjectAccount, 'domain' | 'name' | 'policy' | 'role' | 'user'> {
	readonly token: string;
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

/** The same projects with what is not published yet, for a site that only the shop sees (`--drafts`). */
export const draftsAccounts: readonly ProjectAccount[] = projectAccounts.map((account) => ({
	...account,
	name: `${account.name}, mit Entwürfen`,
	readToken: account.readToken.replace('read', 'drafts'),
	readsDrafts: true,
	...otherIds(account, '8001'),
}));

/** Every visitor may know these tokens: they read what the shop shows, for live content. */
export const publicAccounts: readonly TokenAccount[] = projectAccounts.map((account) => ({
	domain: account.domain,
	name: `${account.name}, öffentlich`,
	token: account.readToken.replace('read', 'public'),
	...otherIds(account, '8002'),
}));

/** These create ratings as drafts, and read nothing: what the order service brings them by. */
export const ratingsAccounts: readonly TokenAccount[] = projectAccounts.map((account) => ({
	domain: account.domain,
	name: `${account.name}, Bewertungen`,
	token: account.readToken.replace('read', 'ratings'),
	...otherIds(account, '8003'),
}));

/** Other ids, one of its own for each. */
function otherIds({ policy, role, user }: ProjectAccount, group: string): Pick<ProjectAccount, 'policy' | 'role' | 'user'> {
	const other = (id: string): string => id.replace('-8000-', `-${group}-`);
	return { policy: other(policy), role: other(role), user: other(user) };
}
