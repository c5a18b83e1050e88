/**
 * Receives what Flows of Directus report. A webhook is only a hint: it names a record, whose shops are looked up and built. One that is lost is made
 * good by the next sweep.
 */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod';
import { sha256 } from '../../pipeline/snapshot/hash.ts';
import { userHeader } from '../backend/install-flow.ts';
import type { FleetMetrics } from '../metrics.ts';
import type { Edit } from '../queue/shop-records.ts';
import { createSeldom } from '../seldom.ts';

const key = z.union([z.string().max(255), z.number()]);

/** What the Flow sends (`install-flow.ts`): the trigger of a new row has a `key`, that of others `keys`. */
const hookSchema = z
	.object({
		collection: z.string().max(64),
		key: key.nullish(),
		keys: z
			.union([z.array(key), key])
			.transform((keys) => (Array.isArray(keys) ? keys : [keys]))
			.pipe(z.array(key).max(10_000))
			.nullish(),
		user: z.string().max(64).nullish(),
	})
	.refine(({ key, keys }) => key != null || keys != null, 'names no "key" and no "keys"')
	.transform(({ collection, key, keys, user }) => ({ collection, keys: keys ?? (key == null ? [] : [key]), user: user ?? null }));

interface HookServerOptions {
	readonly secret: string;
	/** Finds the shops of an edit and asks for their builds. */
	readonly take: (edit: Edit) => Promise<void>;
	readonly metrics: FleetMetrics;
	/** Brings the gauges of queue and shops up to date. */
	readonly readGauges: () => Promise<void>;
	readonly log: Logger;
}

/** null where the Flow names nobody: a program made the edit. */
function toUser(header: string | string[] | undefined): string | null {
	return typeof header === 'string' && /^[0-9a-f-]{36}$/.test(header) ? header : null;
}

export const hookPath = '/hooks/content';

/** Not listening yet. */
export function createHookServer({ secret, take, metrics, readGauges, log }: HookServerOptions): FastifyInstance {
	const server = fastify({ bodyLimit: 1_048_576, trustProxy: false });
	const wanted = Buffer.from(sha256(`Bearer ${secret}`));
	const seldom = createSeldom();
	const isKnown = (header: string | undefined) => timingSafeEqual(Buffer.from(sha256(header ?? '')), wanted);

	server.post(hookPath, async (request, reply) => {
		if (!isKnown(request.headers.authorization)) {
			metrics.hooks.inc({ outcome: 'refused' });
			seldom('refused', () => log.warn('a webhook was refused: its secret is not FLEET_HOOK_SECRET. "fleet flow" gives the Flow this one'));
			return await reply.code(401).send({ error: 'The secret is missing or wrong.' });
		}
		const hook = hookSchema.safeParse(request.body);
		if (!hook.success) {
			metrics.hooks.inc({ outcome: 'faulty' });
			return await reply.code(400).send({ error: z.prettifyError(hook.error) });
		}
		const { collection, keys, user } = hook.data;
		const named = request.headers[userHeader];
		const edit: Edit = { id: randomUUID(), collection, keys, user: user ?? toUser(named), atMs: Date.now() };
		try {
			await take(edit);
		} catch (error) {
			metrics.hooks.inc({ outcome: 'failed' });
			log.error({ err: error, collection, keys }, 'a webhook was not followed; the next sweep finds its change');
			return await reply.code(503).send({ error: 'The change is found by the next sweep.' });
		}
		metrics.hooks.inc({ outcome: 'taken' });
		return await reply.code(202).send({ edit: edit.id });
	});
	server.get('/health', async () => ({ ok: true }));
	server.get('/metrics', async (_request, reply) => {
		await readGauges();
		return await reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
	});
	return server;
}
