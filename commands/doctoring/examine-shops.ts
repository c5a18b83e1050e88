/** Looks whether shops that share a Directus are kept apart: what the shop's people and programs may see and write of the others. */
import * as z from 'zod';
import { policyId } from '../../orders/desk/install/desk-access.ts';
import { readErrorCode } from '../../orders/outbox/directus-api.ts';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import { ask } from './examine-site.ts';
import { type Finding, fault, orUnreachable, sound, unknown } from './finding.ts';
import { findHole, foreignFilter, ownedCollections, type Permission } from './judge-permissions.ts';

/** A token of the shop, by the variable that holds it. */
export interface ShopToken {
	readonly name: string;
	readonly token: string;
}

export interface SharedDirectus {
	readonly url: string;
	/** Domain of the shop. */
	readonly project: string;
	readonly tokens: readonly ShopToken[];
	/** undefined: rules stay unknown. */
	readonly adminToken: string | undefined;
}

const separate = 'Shops of different owners must not share this Directus';
const mostNamed = 5;

export async function examineShops(directus: SharedDirectus): Promise<readonly Finding[]> {
	const { url, project, tokens, adminToken } = directus;
	const looks: Finding[] = [];
	for (const each of tokens) {
		const part = `other shops by ${each.name}`;
		looks.push(await orUnreachable(part, () => examineToken(part, url, each.token, project)));
	}
	if (adminToken === undefined)
		return [...looks, unknown('other shops', "Set DIRECTUS_ADMIN_TOKEN to an administrator's token for this command alone.")];
	const admin = (path: string) => readList(url, path, adminToken);
	const projects = await readProjects(admin);
	if (projects === null) return [...looks, fault('other shops', 'its projects cannot be read', 'give the token of an administrator.')];
	if (projects < 2) return [...looks, sound('other shops', 'this Directus has one shop')];
	return [
		...looks,
		await orUnreachable('rules of permissions', () => examineRules(url, adminToken)),
		await orUnreachable('shop-guard', () => examineGuard(admin)),
		await orUnreachable('other shops', () => examinePermissions(directus, admin)),
	];
}

type Ask = (path: string) => Promise<readonly unknown[] | null>;

const list = z.object({ data: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((one) => [one])]) });

/** null: it is refused. */
async function readList(url: string, path: string, token: string): Promise<readonly unknown[] | null> {
	const answer = await ask(`${url.replace(/\/$/, '')}${path}`, { headers: { Authorization: `Bearer ${token}` } });
	const read = list.safeParse(parseJson(await answer.text()));
	return answer.status === 200 && read.success ? read.data.data : null;
}

async function readProjects(admin: Ask): Promise<number | null> {
	return (await admin('/items/project?limit=2&fields=domain'))?.length ?? null;
}

/** Asks for a record of another shop in each collection. What the token may not filter by is left to the rules. */
async function examineToken(part: string, url: string, token: string, project: string): Promise<Finding> {
	const seen: string[] = [];
	for (const { collection, key } of ownedCollections) {
		const filter = encodeURIComponent(JSON.stringify(foreignFilter(collection, project)));
		const found = await readList(url, `/items/${collection}?limit=1&fields=${key}&filter=${filter}`, token);
		if (found !== null && found.length > 0) seen.push(collection);
	}
	return seen.length === 0
		? sound(part, 'no record of them is seen')
		: fault(part, `it reads records of them in ${some(seen)}`, 'filter the permissions of its policy by project, and make a new token.');
}

const created = z.object({ data: z.object({ id: z.number() }) });

/** Asks for a permission with a rule, of a policy that does not exist: it is refused in either case, and nothing is written. */
async function examineRules(url: string, adminToken: string): Promise<Finding> {
	const part = 'rules of permissions';
	const address = `${url.replace(/\/$/, '')}/permissions`;
	const headers = { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' };
	const rule = { permissions: { domain: { _eq: 'doctor.invalid' } } };
	const body = JSON.stringify({ policy: crypto.randomUUID(), collection: 'project', action: 'read', fields: ['domain'], ...rule });
	const answer = await ask(address, { method: 'POST', headers, body });
	const text = await answer.text();
	const { data: written } = created.safeParse(parseJson(text));
	// A database that does not compare keys has it now.
	if (written !== undefined) await ask(`${address}/${written.data.id}`, { method: 'DELETE', headers });
	if (written !== undefined || text.includes('INVALID_FOREIGN_KEY')) return sound(part, 'this Directus takes them');
	const code = readErrorCode(text);
	return fault(
		part,
		`this Directus refuses them (${[answer.status, code].filter((each) => each !== null).join(' ')}), so that whoever reads a collection reads it of all shops. ${separate}`,
		'enter a licence key of Directus 12, use Directus 11, or give each shop a Directus of its own.',
	);
}

const extension = z.object({ schema: z.object({ name: z.string() }).nullish(), meta: z.object({ enabled: z.boolean() }) });

/** Without it, rows can be put into records of other shops by their keys. */
async function examineGuard(admin: Ask): Promise<Finding> {
	const extensions = z.array(extension).safeParse((await admin('/extensions')) ?? []).data ?? [];
	return extensions.some(({ schema, meta }) => schema?.name === 'schaufenster-shop-guard' && meta.enabled)
		? sound('shop-guard', 'is installed')
		: fault(
				'shop-guard',
				'the extension is missing, so that an owner can put translations, variants and commands into records of other shops',
				'copy orders/desk/shop-guard into the folder of extensions, and start Directus again.',
			);
}

const access = z.object({
	user: z.string().nullable(),
	role: z.string().nullable(),
	policy: z.object({ id: z.string(), name: z.string(), admin_access: z.boolean() }),
});
const permission = z.object({
	policy: z.string(),
	collection: z.string(),
	action: z.string(),
	permissions: z.unknown(),
	validation: z.unknown(),
	presets: z.unknown(),
	fields: z.array(z.string()).nullable(),
});
const role = z.object({ id: z.string(), parent: z.string().nullable() });
const user = z.object({ id: z.string(), role: z.string().nullable() });

type Access = z.output<typeof access>;
type Policy = Access['policy'];

/** The permissions of all who hold a policy of this shop, of its tokens, and of visitors. */
async function examinePermissions({ url, project, tokens }: SharedDirectus, admin: Ask): Promise<Finding> {
	const held = z.array(access).parse((await admin('/access?limit=-1&fields=user,role,policy.id,policy.name,policy.admin_access')) ?? []);
	const roles = new Map(
		z
			.array(role)
			.parse((await admin('/roles?limit=-1&fields=id,parent')) ?? [])
			.map(({ id, parent }) => [id, parent]),
	);
	const shopPolicies = new Set((['service', 'desk', 'refund', 'editor'] as const).map((name) => policyId(project, name)));
	const holders = held.filter(({ policy }) => shopPolicies.has(policy.id));
	const users = new Set(holders.flatMap(({ user: id }) => id ?? []));
	for (const { token } of tokens) {
		const [me] = (await readList(url, '/users/me?fields=id', token)) ?? [];
		const { data } = z.object({ id: z.string() }).safeParse(me);
		if (data !== undefined) users.add(data.id);
	}
	const rolesOfUsers = await Promise.all([...users].map((id) => roleOf(id, admin)));
	const chains = [...rolesOfUsers, ...holders.map(({ role: id }) => id)].flatMap((id) => chainOf(id, roles));
	const isOfShop = ({ user: id, role: of }: Access) => (id === null && of === null) || users.has(id ?? '') || chains.includes(of ?? '');
	const policies = new Map<string, Policy>(held.filter(isOfShop).map(({ policy }) => [policy.id, policy]));
	const holes = await Promise.all([...policies.values()].map((policy) => holesOf(policy, project, admin)));
	const found = holes.flat();
	return found.length === 0
		? sound('other shops', `${policies.size} policies of ${project} let nobody see or write anything of other shops`)
		: fault(
				'other shops',
				`${some(found)}. ${separate} like that`,
				'give each permission its rule by project, or delete the policy and install it again ("npm run desk:install").',
			);
}

async function roleOf(id: string, admin: Ask): Promise<string | null> {
	const [found] = (await admin(`/users/${id}?fields=id,role`)) ?? [];
	return user.parse(found).role;
}

function chainOf(id: string | null, parents: ReadonlyMap<string, string | null>): readonly string[] {
	return id === null ? [] : [id, ...chainOf(parents.get(id) ?? null, parents)];
}

async function holesOf({ id, name, admin_access }: Policy, project: string, admin: Ask): Promise<readonly string[]> {
	if (admin_access) return [`policy "${name}" is an administrator's`];
	const permissions: readonly Permission[] = z
		.array(permission)
		.parse((await admin(`/permissions?limit=-1&filter[policy][_eq]=${id}`)) ?? []);
	return permissions.flatMap((each) => {
		const hole = findHole(each, project);
		return hole === null ? [] : [`policy "${name}" ${hole}`];
	});
}

function some(all: readonly string[]): string {
	return all.length <= mostNamed ? all.join(', ') : `${all.slice(0, mostNamed).join(', ')} and ${all.length - mostNamed} more`;
}
