/** Opens a server's port, tries beforehand whether it could, and closes the server at the end. */
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { PortTaken } from '../errors/command-errors.ts';

/** Resolves when the server listens. @throws PortTaken */
export function listenAt(server: Server, port: number, host: string): Promise<void> {
	return new Promise((listening, reject) => {
		server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? new PortTaken(port, error) : error));
		server.listen(port, host, listening);
	});
}

/** Ends a server and the connections that are open. */
export function closeServer(server: HttpServer): Promise<void> {
	return new Promise((done, reject) => {
		server.close((error) => (error ? reject(error) : done()));
		server.closeAllConnections();
	});
}

/** Looks before long work whether its outcome could be served. @throws PortTaken */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
	const probe = createServer();
	await listenAt(probe, port, host);
	await new Promise((closed) => probe.close(closed));
}

/**
 * Ends a server on Ctrl-C or when the system asks for it: requests that have begun are answered first. A second signal ends the process at once.
 */
export function closeOnSignal(close: () => Promise<void>): void {
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			close().catch((error: unknown) => {
				console.error(error);
				process.exit(1);
			});
		});
	}
}
