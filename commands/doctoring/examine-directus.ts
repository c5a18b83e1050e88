/** Looks at the Directus behind a shop: what the site's token may read, and the limits of a Directus without a licence. */
import * as z from 'zod';
import { deskCollections } from '../../orders/desk/desk-collections.ts';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import { ask } from './examine-site.ts';
import { type Finding, fault, orUnreachable, sound, unknown } from './finding.ts';

/** What Directus 12 allows without a key; above it, after 30 days, it stops to answer. */
const mostCollections = 25;
const mostFlows = 5;

/** Of the order desk; buyers' data must stay out of the site's reach. */
const closedCollections = [...Object.keys(deskCollections), 'stock_movement'];

export interface DirectusAccess {
	readonly url: string;
	/** Of the site's build. */
	readonly siteToken: string;
	/** Of an administrator, for this examination alone; undefined: versions and limits stay unknown. */
	readonly adminToken: string | undefined;
}

export async function examineDirectus({ url, siteToken, adminToken }: DirectusAccess): Promise<readonly Finding[]> {
	const permissions = await orUnreachable('permissions', () => examinePermissions(url, siteToken));
	if (adminToken === undefined)
		return [permissions, unknown('Directus', "Set DIRECTUS_ADMIN_TOKEN to an administrator's token for this command alone.")];
	const version = readVersion(url, adminToken);
	return [
		permissions,
		await orUnreachable('version of Directus', async () => examineVersion(await version)),
		await orUnreachable('licence', async () => examineLimits(url, adminToken, await version)),
	];
}

export function askDirectus(url: string, path: string, token: string): Promise<Response> {
	return ask(`${url.replace(/\/$/, '')}${path}`, { headers: { Authorization: `Bearer ${token}` } });
}

async function examinePermissions(url: string, token: string): Promise<Finding> {
	const login = await askDirectus(url, '/users/me?fields=id', token);
	if (login.status !== 200)
		return fault('permissions', `the site's token is refused (${login.status})`, 'make a new one for its user, and set DIRECTUS_TOKEN.');
	const open: string[] = [];
	for (const collection of closedCollections) {
		const { status } = await askDirectus(url, `/items/${collection}?limit=1&fields=id`, token);
		if (status === 200) open.push(collection);
	}
	return open.length === 0
		? sound('permissions', "the site's token reads nothing of the order desk")
		: fault(
				'permissions',
				`the site's token can read ${open.join(', ')}`,
				'remove these permissions from the policy of its user, and make a new token.',
			);
}

const serverInfo = z.object({ data: z.object({ version: z.string() }) });

/** null: it does not say. */
async function readVersion(url: string, token: string): Promise<string | null> {
	const info = serverInfo.safeParse(parseJson(await (await askDirectus(url, '/server/info', token)).text()));
	return info.data?.data.version ?? null;
}

function examineVersion(version: string | null): Finding {
	if (version === null) return fault('version of Directus', 'it does not say', 'give the token of an administrator.');
	return ['11', '12'].includes(version.split('.')[0] ?? '')
		? sound('version of Directus', version)
		: fault('version of Directus', `${version} was not tried`, 'install version 11 or 12.');
}

const named = z.object({ data: z.array(z.object({ collection: z.string(), schema: z.unknown() })) });
const listed = z.object({ data: z.array(z.unknown()) });

async function examineLimits(url: string, token: string, version: string | null): Promise<Finding> {
	const collections = named.safeParse(parseJson(await (await askDirectus(url, '/collections', token)).text()));
	const flows = listed.safeParse(parseJson(await (await askDirectus(url, '/flows?limit=-1&fields=id', token)).text()));
	if (!collections.success || !flows.success)
		return fault('licence', 'collections and flows cannot be counted', 'give the token of an administrator.');
	// A folder of collections has no table.
	const count = collections.data.data.filter(({ collection, schema }) => !collection.startsWith('directus_') && schema !== null).length;
	const found = `${count} collections, ${flows.data.data.length} flows`;
	if (version?.startsWith('11.')) return sound('licence', `${found}; Directus 11 has no such limits`);
	return count <= mostCollections && flows.data.data.length <= mostFlows
		? sound('licence', found)
		: fault(
				'licence',
				`${found}; without a key Directus 12 allows ${mostCollections} and ${mostFlows}`,
				'enter a licence key, or apply for the free one.',
			);
}
