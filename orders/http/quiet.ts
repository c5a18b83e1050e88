/** Costly work that can wait, such as drawing a PDF, lets visitors pass: one thread does both. */
import type { FastifyInstance } from 'fastify';
import type { Channel } from '../outbox/outbox.ts';
import { type After, machineAfter } from '../timers.ts';

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

export function createQuiet(after: After = machineAfter): Quiet {
	let open = 0;
	let justAnswered = 0;
	return {
		watch(app) {
			app.addHook('onRequest', async (_request, { raw }) => {
				open += 1;
				raw.once('close', () => {
					open -= 1;
					justAnswered += 1;
					after(pauseMs, () => {
						justAnswered -= 1;
					});
				});
			});
		},
		wait: ({ deliver }) => ({
			async deliver(entry) {
				const isBusy = (): boolean => open > 0 || justAnswered > 0;
				for (let waitedMs = 0; isBusy() && waitedMs < patienceMs; waitedMs += pauseMs)
					await new Promise<void>((resolve) => after(pauseMs, resolve));
				return deliver(entry);
			},
		}),
	};
}
