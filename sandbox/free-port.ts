/** A port of this machine that is free at the moment, for programs that must be given theirs. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to whoever asks for any (32768 and above), so that nobody gets it before the program has started. */
const [firstPort, ports] = [20_000, 12_000];

export async function findFreePort(): Promise<number> {
	for (;;) {
		const port = firstPort + randomInt(ports);
		const server = createServer();
		try {
			await once(server.listen(port, '127.0.0.1'), 'listening');
		} catch (error) {
			if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') continue;
			throw error;
		}
		server.close();
		await once(server, 'close');
		return port;
	}
}
