/** A port of this machine that is free at the moment, for programs that must be given theirs. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Linux gives programs that ask for any port one from 32768 on. Below that, only another call of this function is likely to take the port first. */
const [firstPort, ports] = [20_000, 12_000];
const mostTries = 1000;

export async function findFreePort(): Promise<number> {
	for (let tries = 0; tries < mostTries; tries += 1) {
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
	throw new Error(`No port was free in ${mostTries} tries from ${firstPort} to ${firstPort + ports - 1}.`);
}
