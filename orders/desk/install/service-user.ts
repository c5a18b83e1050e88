/** The user of Directus that the order service is. A running service knows its token, so another one is set only where that is asked for. */
import { askDirectus, type DirectusApi, type DirectusTarget, refusalOf } from '../../outbox/directus-api.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import { DeskConflict, rowsOf } from './desk-schema.ts';

export interface ServiceToken {
	readonly project: string;
	readonly token: string;
	/** Sets this token even where the user has another one. */
	readonly isNew: boolean;
}

export interface ServiceUser {
	readonly id: string;
	/** As Directus lists them, with the id of each policy. */
	readonly policies: unknown;
	/** True: it keeps the one that it has. null: there is no such user yet. */
	readonly hasToken: boolean | null;
}

/** The user with the token that it has, whatever that is. */
export async function readServiceUser(api: DirectusApi, project: string): Promise<ServiceUser> {
	const id = uuidOf(project, 'user', 'service');
	const [user] = rowsOf(await api.request('GET', `/users?fields=id,token,policies.policy&filter[id][_eq]=${id}`));
	if (user === undefined) return { id, policies: [], hasToken: null };
	// Directus shows stars for a token, and null where there is none.
	return { id, policies: user.policies, hasToken: user.token !== null };
}

/** Looks before anything is changed. @throws DeskConflict where the user has another token, and no new one is asked for */
export async function findServiceUser(
	api: DirectusApi,
	directus: DirectusTarget,
	{ project, token, isNew }: ServiceToken,
): Promise<ServiceUser> {
	const user = await readServiceUser(api, project);
	if (user.hasToken !== true || (await readOwnId({ ...directus, token })) === user.id) return user;
	if (isNew) return { ...user, hasToken: false };
	throw new DeskConflict(
		`The order service of ${project} has another token in Directus than DIRECTUS_ORDERS_TOKEN, and a service that runs with it would be refused. Nothing was changed. Fix: set DIRECTUS_ORDERS_TOKEN to the token that the service has; or add --new-token, then give the service the new one and start it again.`,
	);
}

/** Creates the user, or sets its token. Returns what was done to a token that it had; null: nothing. */
export async function installServiceUser(
	api: DirectusApi,
	{ id, hasToken }: ServiceUser,
	{ project, token }: ServiceToken,
): Promise<string | null> {
	if (hasToken === null) {
		await api.request('POST', '/users', { id, first_name: 'Bestelldienst', last_name: project, token, status: 'active' });
		return null;
	}
	if (hasToken) return null;
	await api.request('PATCH', `/users/${id}`, { token });
	return 'The order service has a new token: give it DIRECTUS_ORDERS_TOKEN, and start it again.';
}

/** The user whose token this is; null: nobody's. */
async function readOwnId(target: DirectusTarget): Promise<unknown> {
	const question = { method: 'GET', path: '/users/me?fields=id' } as const;
	const answer = await askDirectus(target, question);
	if (answer.status === 401 || answer.status === 403) return null;
	const refusal = refusalOf(question, answer);
	if (refusal !== null) throw refusal;
	return typeof answer.data === 'object' && answer.data !== null && 'id' in answer.data ? answer.data.id : null;
}
