/** A mail server: it keeps what it takes, and tells the service so, or not. */
import type { MailTransport } from '../../orders/outbox/mail-channel.ts';
import type { Random } from '../../sandbox/random.ts';
import type { SimulatedTime } from './simulated-time.ts';

export interface TakenMail {
	readonly messageId: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

export type MailWeather = 'fine' | 'late' | 'down';

export interface MailServer {
	weather: MailWeather;
	/** It does not answer until then, whatever the weather. */
	awayUntilMs: number;
	/** Addresses whose mails it puts off, and until when. */
	readonly puttingOff: Map<string, number>;
	/** Addresses that do not exist: their mails are refused for good. */
	readonly unknown: Set<string>;
	/** Ids of messages that it has refused for good. */
	readonly refused: ReadonlySet<string>;
	/** Ids of those that it took. */
	readonly takenIds: ReadonlySet<string>;
	/** Everything that it took, repetitions too. */
	readonly taken: readonly TakenMail[];
	/** Of one process. */
	transport(isOver: () => boolean): MailTransport;
}

interface MailServerOptions {
	readonly time: SimulatedTime;
	random(): Random;
	stir(): void;
	step(): void;
	onFault(): void;
}

export function createMailServer({ time, random, stir, step, onFault }: MailServerOptions): MailServer {
	const taken: TakenMail[] = [];
	const takenIds = new Set<string>();
	const refused = new Set<string>();
	const server: MailServer = {
		weather: 'fine',
		awayUntilMs: 0,
		puttingOff: new Map(),
		unknown: new Set(),
		refused,
		takenIds,
		taken,
		transport: (isOver) => ({
			async send({ messageId, to, subject, text }) {
				stir();
				step();
				if (isOver()) return await new Promise<never>(() => {});
				const address = typeof to === 'object' && to !== null && 'address' in to ? String(to.address) : String(to);
				if (server.weather === 'down' || time.trueMs() < server.awayUntilMs) {
					onFault();
					return { kind: 'later', reason: 'ECONNREFUSED' };
				}
				if (time.trueMs() < (server.puttingOff.get(address) ?? 0)) {
					onFault();
					return { kind: 'later', reason: 'EENVELOPE 451' };
				}
				if (server.unknown.has(address)) {
					onFault();
					refused.add(String(messageId));
					return { kind: 'refused', reason: 'EENVELOPE 550' };
				}
				takenIds.add(String(messageId));
				taken.push({ messageId: String(messageId), to: address, subject: String(subject), text: String(text) });
				if (server.weather === 'late') {
					onFault();
					await new Promise<void>((resolve) => time.after(random().whole(40_000), resolve));
					if (isOver()) return await new Promise<never>(() => {});
					// The service has given up by then.
					if (random().next() < 0.3) return { kind: 'later', reason: 'ETIMEDOUT' };
				}
				stir();
				step();
				return isOver() ? await new Promise<never>(() => {}) : { kind: 'done' };
			},
		}),
	};
	return server;
}
