/** Starts the order service in a process of its own, and sends it orders as many buyers do at once. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PlacedStatements } from './recorded-statements.ts';

export interface BenchedService {
	/** Resolves when the last order is answered. Rejects if one is refused. */
	post(bodies: readonly string[]): Promise<void>;
	/** Resolves when everything that follows from the orders is done. */
	idle(): Promise<void>;
	/** Returns what each order executed; nothing but with `record`. */
	stop(): Promise<readonly PlacedStatements[]>;
}

const atOnce = 16;
const program = join(import.meta.dirname, 'serve-orders.ts');

export async function startService(dataDir: string, mode: 'measure' | 'record'): Promise<BenchedService> {
	const child = fork(program, [dataDir, mode], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], serialization: 'advanced' });
	const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
	const ended = once(child, 'exit').then(([code]) => `The order service ended with exit code ${code}.`);
	const hear = async (): Promise<unknown> => {
		const message = await Promise.race([once(child, 'message'), ended]);
		if (typeof message === 'string') throw new Error(message);
		return message[0];
	};
	const ask = (question: 'idle' | 'placed'): Promise<unknown> => {
		child.send(question);
		return hear();
	};
	const url = new URL('/ecom/order', String(await hear()));
	return {
		async post(bodies) {
			const waiting = bodies.values();
			const buyer = async (): Promise<void> => {
				for (const body of waiting) await post(url, body, agent);
			};
			await Promise.all(Array.from({ length: atOnce }, buyer));
		},
		async idle() {
			await ask('idle');
		},
		async stop() {
			const placed = (await ask('placed')) as readonly PlacedStatements[];
			child.disconnect();
			await ended;
			agent.destroy();
			return placed;
		},
	};
}

async function post(url: URL, body: string, agent: Agent): Promise<void> {
	const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
	const sent = request(url, { method: 'POST', agent, headers });
	sent.end(body);
	const [answer] = (await once(sent, 'response')) as [IncomingMessage];
	const said = await text(answer);
	if (answer.statusCode !== 200) throw new Error(`An order was refused with ${answer.statusCode}: ${said}`);
}
