/** Who may do what on the desk: every permission of the service's token, of those who work with orders, and of those who may refund. */

import { isDeepStrictEqual } from 'node:util';
import type { DirectusApi } from '../../outbox/directus-api.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import { type DeskCollectionName, type DeskField, deskCollections, type Label } from '../desk-collections.ts';
import { DeskConflict, rowsOf } from './desk-schema.ts';
import { installServiceUser, readServiceUser, type ServiceUser } from './service-user.ts';
import { installFolders } from './shop-folders.ts';

export interface Access {
	/** Domain of the shop: rows of others are not read. */
	readonly project: string;
	/** The service's. */
	readonly token: string;
	/** Replaces the token that the service has; left out, false. */
	readonly isNewToken?: boolean;
	/** Addresses of users who work with orders, of those of them who may refund, and of those who edit the shop's content. */
	readonly owners: readonly string[];
	readonly refunders: readonly string[];
	readonly editors?: readonly string[];
	/** What editors may do; the declared collections say it. */
	readonly editorGrants?: (shop: ShopOfEditors) => readonly Grant[];
	/**
	 * The folder of the shop's pictures, which permissions get that name another one. Left out, it is the one that they name, or one that is made where
	 * several shops share the Directus.
	 */
	readonly folder?: string;
	/** False: permissions are of whole collections, which is all that Directus 12 has without a licence. */
	readonly hasRules: boolean;
}

type Action = 'create' | 'read' | 'update' | 'delete';

export interface Grant {
	readonly collection: string;
	readonly action: Action;
	/** Left out: all. */
	readonly fields?: readonly string[];
	/** The rows that it is about; left out: all. */
	readonly rows?: Readonly<Record<string, unknown>>;
	/** The values that each record has which is written: a new one starts out with them, and no other is taken. */
	readonly always?: Readonly<Record<string, string>>;
}

/** A shop among those that share the Directus, with the folders of its pictures and of those that are everybody's. */
export interface ShopOfEditors {
	readonly project: string;
	readonly folder: string;
	readonly sharedFolder: string;
}

type Rows = Readonly<Record<string, unknown>>;

interface Policy {
	readonly name: Label;
	readonly icon: string;
	/** Lets its users into the app. */
	readonly isForPeople: boolean;
	grants(project: string, pictures: Rows): readonly Grant[];
}

const ofShop = (project: string) => ({ project: { _eq: project } });
const ofShopsOrders = (project: string) => ({ order: { project: { _eq: project } } });

/** What a person may say when creating a record: the rest is the service's, or Directus' own. */
function saidFields(name: DeskCollectionName): readonly string[] {
	const fields: Readonly<Record<string, DeskField>> = deskCollections[name].fields;
	return Object.entries(fields).flatMap(([field, { isReadonly }]) => (isReadonly ? [] : [field]));
}

const policies = {
	service: {
		name: { de: 'Bestelldienst', en: 'Order service' },
		icon: 'sync',
		isForPeople: false,
		grants: (project) => [
			...(['order', 'withdrawal', 'request'] as const).flatMap((collection) => [
				{ collection, action: 'create' as const, always: { project } },
				{ collection, action: 'read' as const, rows: ofShop(project) },
				{ collection, action: 'update' as const, rows: ofShop(project), always: { project } },
			]),
			// A person's data are deleted here as well.
			...(['withdrawal', 'request'] as const).map((collection) => ({ collection, action: 'delete' as const, rows: ofShop(project) })),
			...(['order_command', 'order_refund'] as const).flatMap((collection) => [
				{ collection, action: 'read' as const, rows: ofShopsOrders(project) },
				{ collection, action: 'update' as const, fields: ['state', 'answer', 'answered_at'], rows: ofShopsOrders(project) },
				// What people wrote into them goes with what is forgotten of an order.
				{ collection, action: 'delete' as const, rows: ofShopsOrders(project) },
			]),
			// Its token books the stock, too.
			{ collection: 'stock_movement', action: 'create', always: { project } },
			{ collection: 'stock_movement', action: 'read', rows: ofShop(project) },
		],
	},
	desk: {
		name: { de: 'Bestellungen bearbeiten', en: 'Work with orders' },
		icon: 'shopping_bag',
		isForPeople: true,
		grants: (project, pictures) => [
			{ collection: 'order', action: 'read', rows: ofShop(project) },
			{ collection: 'order_command', action: 'read', rows: ofShopsOrders(project) },
			{ collection: 'order_command', action: 'create', fields: saidFields('order_command') },
			{ collection: 'order_refund', action: 'read', rows: ofShopsOrders(project) },
			{ collection: 'request', action: 'read', rows: ofShop(project) },
			{ collection: 'request', action: 'update', fields: ['is_answered'], rows: ofShop(project) },
			{ collection: 'withdrawal', action: 'read', rows: ofShop(project) },
			// The packing sheet shows products.
			{ collection: 'directus_files', action: 'read', rows: pictures },
			// The buttons of orders, and the dashboard.
			{ collection: 'directus_flows', action: 'read', rows: { trigger: { _eq: 'manual' } } },
			{ collection: 'directus_dashboards', action: 'read' },
			{ collection: 'directus_panels', action: 'read' },
		],
	},
	refund: {
		name: { de: 'Geld erstatten', en: 'Refund money' },
		icon: 'undo',
		isForPeople: true,
		grants: () => [{ collection: 'order_refund', action: 'create', fields: saidFields('order_refund') }],
	},
} as const satisfies Readonly<Record<string, Policy>>;

type PolicyName = keyof typeof policies | 'editor';

interface AccessParts {
	/** Left out, it keeps the token that it has. */
	readonly serviceUser?: ServiceUser;
	/** Gets a sentence for each thing that was found or changed; left out, they are not told. */
	readonly tell?: (line: string) => void;
}

/** Returns the policy of those who work with orders, if no user has it: only administrators see orders then. @throws DeskConflict */
export async function installAccess(
	api: DirectusApi,
	access: Access,
	{ serviceUser: found, tell = () => {} }: AccessParts = {},
): Promise<string | null> {
	const { project, token, owners, refunders, editors = [], editorGrants, folder, hasRules } = access;
	const projects = rowsOf(await api.request('GET', '/items/project?limit=-1&fields=domain')).map(({ domain }) => String(domain));
	const isShared = projects.length > 1;
	if (isShared && !hasRules) {
		throw new DeskConflict(
			'Several shops share this Directus, and permissions of whole collections would show each owner the orders of the others. Fix: install with rules, which Directus 12 takes with a licence key, or give each shop a Directus of its own.',
		);
	}
	const isImage = { type: { _starts_with: 'image/' } };
	const editorPolicyId = policyId(project, 'editor');
	const hadEditors = rowsOf(await api.request('GET', `/policies?fields=id&filter[id][_eq]=${editorPolicyId}`)).length > 0;
	const hasEditors = editors.length > 0 || (folder !== undefined && hadEditors);
	const wish = { project, named: folder, editorPolicy: editorPolicyId, forEditors: editors.length > 0, projects, tell };
	const folders = isShared || hasEditors ? await installFolders(api, wish) : null;
	if (folder !== undefined && folders === null)
		tell(`--folder ${folder} changes nothing: one shop is in this Directus, and it has no editors (--editor).`);
	const pictures = isShared && folders !== null ? { _and: [isImage, { folder: { _in: Object.values(folders) } }] } : isImage;
	for (const name of Object.keys(policies) as readonly (keyof typeof policies)[]) {
		const policy: Policy = policies[name];
		await installPolicy(api, access, { ...policy, title: name, grants: policy.grants(project, pictures), tell });
	}
	if (folders !== null && hasEditors) {
		const grants = editorGrants?.({ project, ...folders }) ?? [];
		await installPolicy(api, access, { ...editorPolicy, title: 'editor', grants, tell });
	}
	const serviceUser = found ?? (await readServiceUser(api, project));
	const replaced = await installServiceUser(api, serviceUser, { project, token, isNew: access.isNewToken ?? false });
	if (replaced !== null) tell(replaced);
	await attach(api, { id: serviceUser.id, policies: serviceUser.policies }, policyId(project, 'service'));
	for (const email of owners) await grantTo(api, email, policyId(project, 'desk'));
	for (const email of refunders) await grantTo(api, email, policyId(project, 'refund'));
	for (const email of editors) await grantTo(api, email, policyId(project, 'editor'));
	const desk = policyId(project, 'desk');
	const held = rowsOf(await api.request('GET', `/access?limit=1&fields=id&filter[policy][_eq]=${desk}`));
	return held.length === 0 ? titleOf('desk', project) : null;
}

const editorPolicy = { name: { de: 'Redaktion', en: 'Editors' }, icon: 'edit', isForPeople: true } as const;

/** The key of a shop's policy. */
export function policyId(project: string, name: PolicyName): string {
	return uuidOf(project, 'policy', name);
}

function titleOf(name: PolicyName, project: string): string {
	return `${(name === 'editor' ? editorPolicy : policies[name]).name.de} (${project})`;
}

interface InstalledPolicy extends Omit<Policy, 'grants'> {
	readonly title: PolicyName;
	readonly grants: readonly Grant[];
	tell(line: string): void;
}

/** Permissions of these are about folders. */
const ofFiles: ReadonlySet<unknown> = new Set(['directus_files', 'directus_folders']);

/** Adds the permissions that it lacks. Those of files get the folder where it is named. */
async function installPolicy(
	api: DirectusApi,
	{ project, hasRules, folder }: Access,
	{ title, icon, isForPeople, grants, tell }: InstalledPolicy,
): Promise<void> {
	const id = policyId(project, title);
	const known = rowsOf(await api.request('GET', `/policies?fields=id&filter[id][_eq]=${id}`));
	if (known.length === 0) {
		await api.request('POST', '/policies', { id, name: titleOf(title, project), icon, admin_access: false, app_access: isForPeople });
	}
	const granted = rowsOf(
		await api.request('GET', `/permissions?limit=-1&fields=id,collection,action,permissions,presets,validation&filter[policy][_eq]=${id}`),
	);
	const present = new Map(granted.map((each) => [`${String(each.collection)} ${String(each.action)}`, each]));
	const wanted = grants.map(({ collection, action, ...grant }) => ({
		...{ policy: id, collection, action },
		...(hasRules ? toRules(action, grant) : { fields: ['*'], permissions: {} }),
	}));
	const missing = wanted.filter(({ collection, action }) => !present.has(`${collection} ${action}`));
	if (missing.length > 0) await api.request('POST', '/permissions', missing);
	if (folder === undefined || !hasRules) return;
	const changed: string[] = [];
	for (const { collection, action, ...grant } of grants.filter((each) => ofFiles.has(each.collection))) {
		const said = toRules(action, grant);
		const found = present.get(`${collection} ${action}`);
		if (found === undefined || Object.entries(said).every(([name, rule]) => isDeepStrictEqual(found[name], rule))) continue;
		await api.request('PATCH', `/permissions/${String(found.id)}`, said);
		changed.push(`${action} ${collection}`);
	}
	if (changed.length > 0) tell(`"${titleOf(title, project)}" has the folder ${folder} now: ${changed.join(', ')}.`);
}

function toRules(action: Action, { fields = ['*'], rows = {}, always }: Omit<Grant, 'collection' | 'action'>): Rows {
	if (always === undefined) return { fields, permissions: rows };
	const values = Object.entries(always).map(([field, value]) => ({ [field]: { _eq: value } }));
	if (action === 'update') return { fields, permissions: rows, validation: { _and: values } };
	// What is not sent is not compared.
	const sent = Object.keys(always).map((field) => ({ [field]: { _submitted: true } }));
	return { fields, permissions: rows, presets: always, validation: { _and: [...values, ...sent] } };
}

async function grantTo(api: DirectusApi, email: string, policy: string): Promise<void> {
	const query = new URLSearchParams({ fields: 'id,policies.policy', 'filter[email][_eq]': email });
	const [user] = rowsOf(await api.request('GET', `/users?${query}`));
	if (user === undefined)
		throw new DeskConflict(`Directus has no user with the address ${email}. Fix: create the user in Directus, then install again.`);
	await attach(api, user, policy);
}

async function attach(api: DirectusApi, { id, policies }: Readonly<Record<string, unknown>>, policy: string): Promise<void> {
	if (rowsOf(policies).some((held) => held.policy === policy)) return;
	await api.request('PATCH', `/users/${String(id)}`, { policies: { create: [{ policy }], update: [], delete: [] } });
}
