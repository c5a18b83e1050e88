/** Another program listens where the site should be served. */
export class PortTaken extends Error {
	override readonly name = 'PortTaken';
	readonly port: number;

	constructor(port: number, cause: unknown) {
		super(`Port ${port} is in use by another program. Stop that one, or choose another port with "-- --port ${port + 1}".`, { cause });
		this.port = port;
	}
}
