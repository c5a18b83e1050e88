/** A network of its own for a process, whose ways to this machine can be cut without a word, as a broken cable cuts them. */
import { execFile } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One way for each server that is to be reached, so that each can be cut alone. */
export interface NetworkNamespace {
	/** For `ip netns exec`. */
	readonly name: string;
	/** Where the process reaches the server at that port of this machine's loopback. */
	addWay(port: number): Promise<NetworkWay>;
	/** Processes in it are to be ended first. */
	remove(): Promise<void>;
}

export interface NetworkWay {
	readonly host: string;
	readonly port: number;
	/** From now on nothing arrives, and nothing says so. */
	cut(): Promise<void>;
	heal(): Promise<void>;
}

/** null where this process may not make any. */
export async function openNetworkNamespace(): Promise<NetworkNamespace | null> {
	const name = `fleet-${process.pid}`;
	if (process.getuid?.() !== 0) return null;
	try {
		await run('ip', ['netns', 'add', name]);
	} catch {
		// The kernel, or the container, allows none.
		return null;
	}
	const forwarders: (() => Promise<void>)[] = [];
	let ways = 0;
	return {
		name,
		async addWay(port) {
			ways += 1;
			// Of a range that machines seldom use, by process, for tests that run beside each other.
			const subnet = `10.231.${process.pid % 250}.${ways * 4}`;
			const host = subnet.replace(/\d+$/, String(ways * 4 + 1));
			const inside = subnet.replace(/\d+$/, String(ways * 4 + 2));
			const [outer, inner] = [`fo${process.pid}-${ways}`, `fi${process.pid}-${ways}`];
			await run('ip', ['link', 'add', outer, 'type', 'veth', 'peer', 'name', inner]);
			await run('ip', ['link', 'set', inner, 'netns', name]);
			await run('ip', ['addr', 'add', `${host}/30`, 'dev', outer]);
			await run('ip', ['link', 'set', outer, 'up']);
			await run('ip', ['netns', 'exec', name, 'ip', 'addr', 'add', `${inside}/30`, 'dev', inner]);
			await run('ip', ['netns', 'exec', name, 'ip', 'link', 'set', inner, 'up']);
			forwarders.push(await forward(host, port));
			return {
				host,
				port,
				cut: () => run('ip', ['link', 'set', outer, 'down']).then(() => {}),
				heal: () => run('ip', ['link', 'set', outer, 'up']).then(() => {}),
			};
		},
		async remove() {
			for (const close of forwarders) await close();
			// Takes its interfaces along, and their other ends with them.
			await run('ip', ['netns', 'del', name]);
		},
	};
}

/** Passes connections on from that address to the same port of the loopback. */
async function forward(host: string, port: number): Promise<() => Promise<void>> {
	const sockets = new Set<Socket>();
	const server = createServer((from) => {
		const to = connect(port, '127.0.0.1');
		for (const [socket, other] of [
			[from, to],
			[to, from],
		] as const) {
			sockets.add(socket);
			socket.pipe(other);
			socket.once('error', () => other.destroy());
			socket.once('close', () => {
				sockets.delete(socket);
				other.destroy();
			});
		}
	});
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
	return () =>
		new Promise((resolve) => {
			server.close(() => resolve());
			for (const socket of sockets) socket.destroy();
		});
}
