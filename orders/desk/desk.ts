/** The order desk in Directus, as the service sees it: it shows orders there, and looks from time to time what people want done. */

import { createDirectusApi, type DirectusTarget } from '../outbox/directus-api.ts';
import { inTurn } from '../outbox/in-turn.ts';
import type { Channel, Log } from '../outbox/outbox.ts';
import type { Service } from '../service.ts';
import { type After, machineAfter } from '../timers.ts';
import { answerCommands } from './commands/answer-commands.ts';
import { createMirrorChannel, type MirrorOptions } from './mirror/mirror-channel.ts';
import { mirrorEdited } from './mirror/mirror-edited.ts';

/** With the service's own token. */
export interface DeskOptions extends DirectusTarget {
	/** Directus proves itself by it when it says that there is something to do; null: nothing is taken from it. */
	readonly wakeSecret: string | null;
	/** What all refunds that are asked for on the desk may come to within 24 hours. */
	readonly refundsPerDayCents: number;
	/** How often it looks; left out, every 15 seconds. */
	readonly lookEveryMs?: number;
}

export interface Desk {
	/** Writes to Directus what the database's triggers queue. */
	readonly mirror: Channel;
	readonly wakeSecret: string | null;
	begin(service: Service): void;
	/** Looks at once; resolves when everything that it found is answered. Rejects never. */
	look(): Promise<void>;
	/** Why the last look failed; null: it did not. */
	fault(): string | null;
	stop(): Promise<void>;
}

const defaultLookEveryMs = 15_000;
/** While Directus is down, it is asked less and less often, but as often as this. */
const longestPauseMs = 300_000;

export function createDesk(
	{ wakeSecret, refundsPerDayCents, lookEveryMs = defaultLookEveryMs, ...directus }: DeskOptions,
	{ after = machineAfter, ...parts }: Omit<MirrorOptions, 'api'> & { readonly log: Log; readonly after?: After | undefined },
): Desk {
	const stopping = new AbortController();
	const api = createDirectusApi(directus, stopping.signal);
	let service: Service | null = null;
	let cancelNext = (): void => {};
	let failures = 0;
	let fault: string | null = null;
	const look = inTurn(
		async () => {
			cancelNext();
			if (service === null || stopping.signal.aborted) return;
			if (service.database.damage() === null) {
				await answerCommands(api, refundsPerDayCents, service);
				await mirrorEdited(api, service);
			}
			fault = null;
			failures = 0;
			next();
		},
		(error) => {
			failures += 1;
			const reason = error instanceof Error ? error.message : String(error);
			fault = reason;
			if (!stopping.signal.aborted) parts.log.warn({ failures, reason }, 'The order desk cannot be read');
			next();
		},
	);
	const next = (): void => {
		if (stopping.signal.aborted) return;
		cancelNext = after(Math.min(lookEveryMs * 2 ** failures, longestPauseMs), () => void look());
	};
	return {
		wakeSecret,
		mirror: createMirrorChannel({ ...parts, api }),
		begin(running) {
			service = running;
			void look();
		},
		look,
		fault: () => fault,
		async stop() {
			stopping.abort();
			cancelNext();
			await look();
		},
	};
}
