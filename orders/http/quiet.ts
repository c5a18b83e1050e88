/** Costly work that can wait, such as drawing a PDF, lets visitors pass: one thread does both. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Channel } from '../outbox/outbox.ts';

export interface Quiet {
	/** Notices the requests of `app`, from now on. */
	watch(app: FastifyInstance): void;
	/** The same channel, each delivery of which begins when no visitor was answered for a moment, or after some seconds. */
	wait(channel: Channel): Channel;
}

/** So long after an answer the same browsers may ask again. */
const pauseMs = 25;
/** Visitors who never pause keep no document back for good. */
const patienceMs = 5_000;

export function createQuiet(): Quiet {
	let open = 0;
	let answeredAt = -pauseMs;
	return {
		watch(app) {
			app.addHook('onRequest', async (_request, { raw }) => {
				open += 1;
				raw.once('close', () => {
					open -= 1;
					answeredAt = performance.now();
				});
			});
		},
		wait: ({ deliver }) => ({
			async deliver(entry) {
				const from = performance.now();
				const isBusy = (): boolean => open > 0 || performance.now() - answeredAt < pauseMs;
				while (isBusy() && performance.now() - from < patienceMs) await setTimeout(pauseMs);
				return deliver(entry);
			},
		}),
	};
}
