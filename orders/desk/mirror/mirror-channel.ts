/**
 * Writes orders and forms to Directus as they are now. Entries of the outbox say only what has changed: of several about one order the first writes its
 * newest state, and the others find that nothing is left to do.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type DirectusApi, DirectusRefused, isFinalRefusal } from '../../outbox/directus-api.ts';
import type { Channel, Delivery } from '../../outbox/outbox.ts';
import { wordsErased } from '../../privacy/forget.ts';
import { forgottenOrder } from '../../privacy/retention.ts';
import type { Company } from '../../shop/company.ts';
import type { ShopSource } from '../../shop/shop.ts';
import type { Database } from '../../store/database.ts';
import { uuidOf } from '../../store/uuid-of.ts';
import { formTables, readFormRecord } from './form-records.ts';
import { mirrorBody } from './mirror-entries.ts';
import { readOrderRecord } from './order-record.ts';

export interface MirrorOptions {
	readonly api: DirectusApi;
	readonly database: Database;
	readonly shop: ShopSource;
	readonly company: Company;
}

export function createMirrorChannel(options: MirrorOptions): Channel {
	return {
		async deliver({ body }) {
			const { table, id } = mirrorBody.parse(JSON.parse(body));
			try {
				await (table === 'shop_order' ? mirrorOrder(id, options) : mirrorForm(table, id, options));
			} catch (error) {
				// Without a network and where Directus is down or forbids: later.
				if (error instanceof DirectusRefused && isFinalRefusal(error.status)) return { kind: 'refused', reason: error.message };
				throw error;
			}
			return done;
		},
	};
}

const done: Delivery = { kind: 'done' };

async function mirrorOrder(id: number, { api, database, shop, company }: MirrorOptions): Promise<void> {
	const { sql } = database;
	const record = readOrderRecord(id, await shop.read(), company, database);
	if (record === null) return;
	const fingerprint = createHash('sha256').update(JSON.stringify(record)).digest('base64url');
	const written = sql.prepare('SELECT fingerprint FROM desk_order WHERE order_id = :id').get({ id })?.fingerprint;
	if (written === fingerprint) return;
	await write(api, 'order', record, written !== undefined);
	await removeWords(id, { api, database });
	sql
		.prepare(
			'INSERT INTO desk_order (order_id, fingerprint) VALUES (:id, :fingerprint) ON CONFLICT DO UPDATE SET fingerprint = :fingerprint',
		)
		.run({ id, fingerprint });
}

/** What people of the shop wrote into commands goes with what the service forgets of an order; what they write later stays. */
async function removeWords(id: number, { api, database }: Pick<MirrorOptions, 'api' | 'database'>): Promise<void> {
	const order = database.sql
		.prepare(
			`SELECT uuid, ${forgottenOrder} AS isForgotten,
				(SELECT max(at) FROM order_event WHERE order_id = shop_order.id AND transition = :wordsErased) AS erasedAt FROM shop_order WHERE id = :id`,
		)
		.get({ id, wordsErased });
	if (order === undefined || (order.isForgotten === 0 && order.erasedAt === null)) return;
	const query = new URLSearchParams({
		...{ fields: 'id', limit: '-1', 'filter[order][_eq]': String(order.uuid) },
		...(order.isForgotten === 0 && { 'filter[answered_at][_lte]': new Date(Number(order.erasedAt)).toISOString() }),
	});
	for (const collection of ['order_command', 'order_refund'] as const) {
		const commands = keys.parse(await api.request('GET', `/items/${collection}?${query}`));
		for (const command of commands) await api.request('DELETE', `/items/${collection}/${encodeURIComponent(command.id)}`);
	}
}

const keys = z.array(z.object({ id: z.string() }));

async function mirrorForm(table: keyof typeof formTables, id: number, { api, database, shop, company }: MirrorOptions): Promise<void> {
	const record = readFormRecord(table, id, await shop.read(), company, database);
	const collection = formTables[table];
	if (record === null) {
		await remove(api, collection, uuidOf(company.project, table, id));
		return;
	}
	try {
		await api.request('POST', `/items/${collection}?fields=id`, record);
	} catch (error) {
		if (!isTaken(error)) throw error;
	}
}

/** What the service has deleted, Directus does not keep. It is looked for first: Directus answers 403 of what is not there. */
async function remove(api: DirectusApi, collection: string, id: string): Promise<void> {
	const found = await api.request('GET', `/items/${collection}?fields=id&filter[id][_eq]=${id}`);
	if (Array.isArray(found) && found.length > 0) await api.request('DELETE', `/items/${collection}/${id}`);
}

/** Directus answers 403 of a record that is not there. */
async function write(api: DirectusApi, collection: 'order', record: { readonly id: unknown }, isKnown: boolean): Promise<void> {
	const create = () => api.request('POST', `/items/${collection}?fields=id`, record);
	const update = () => api.request('PATCH', `/items/${collection}/${String(record.id)}?fields=id`, record);
	try {
		await (isKnown ? update() : create());
	} catch (error) {
		if (!isKnown && isTaken(error)) await update();
		else if (isKnown && error instanceof DirectusRefused && error.status === 403) await create();
		else throw error;
	}
}

function isTaken(error: unknown): boolean {
	return error instanceof DirectusRefused && error.code === 'RECORD_NOT_UNIQUE';
}
