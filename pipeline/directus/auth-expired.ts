/** A session could not be renewed: what follows would be refused. */
export class AuthExpired extends Error {
	override readonly name = 'AuthExpired';
	/** A fixed text. */
	readonly code = 102;

	/** `reason` without any token; the next run logs in again. */
	constructor(reason: string, cause?: unknown) {
		super(`auth_expired_token: the session with the backend could not be renewed (${reason}). Run the command again: it logs in again.`, {
			cause,
		});
	}
}
