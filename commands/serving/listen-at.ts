/** Opens the door of a server, or finds out beforehand whether it could. */
import { createServer, type Server } from 'node:net';
import { PortTaken } from '../errors/port-taken.ts';

/** Resolves when the server listens. @throws PortTaken */
export function listenAt(server: Server, port: number, host: string): Promise<void> {
	return new Promise((listening, reject) => {
		server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? new PortTaken(port, error) : error));
		server.listen(port, host, listening);
	});
}

/** Looks before long work whether its outcome could be served. @throws PortTaken */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
	const probe = createServer();
	await listenAt(probe, port, host);
	await new Promise((closed) => probe.close(closed));
}
