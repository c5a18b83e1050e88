/** Errors that commands throw. */

/** The command was called in a way that cannot work: exit code 64, and nothing was done. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}

/** Another program listens where the site should be served. */
export class PortTaken extends Error {
	override readonly name = 'PortTaken';
	readonly port: number;

	constructor(port: number, cause: unknown) {
		super(`Port ${port} is in use by another program. Stop that one, or choose another port with "-- --port ${port + 1}".`, { cause });
		this.port = port;
	}
}

/** A checker itself did not work; nothing is known about the pages. */
export class CheckerFailed extends Error {
	override readonly name = 'CheckerFailed';

	constructor(checker: string, reason: string) {
		super(`${checker} did not run. ${reason}`);
	}
}
