/** Errors that commands throw. */
import { WorldError } from '../../site/world-error.ts';

/** The command was called in a way that cannot work: exit code 64, and nothing was done. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}

/** Another program listens where the site should be served. */
export class PortTaken extends WorldError {
	constructor(port: number, cause: unknown) {
		super(`Port ${port} is in use by another program. Stop that one, or choose another port with "-- --port ${port + 1}".`, { cause });
	}
}

/** The queue of the fleet cannot be reached. */
export class RedisAway extends WorldError {
	/** `host`: with its port, without a password. */
	constructor(host: string, reason: string) {
		super(`Redis at ${host} (FLEET_REDIS_URL) cannot be used: ${reason}. Start it, or correct the address.`);
	}
}

/** A checker itself did not work; nothing is known about the pages. */
export class CheckerFailed extends WorldError {
	constructor(checker: string, reason: string) {
		super(`${checker} did not run. ${reason}`);
	}
}
