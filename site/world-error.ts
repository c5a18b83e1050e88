/**
 * A fault of the world and not of the program, such as a backend that does not answer. The message has all that a person can use, so a command prints
 * it without a stack.
 */
export class WorldError extends Error {
	constructor(message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = new.target.name;
	}
}

/** A `WorldError`, or an error of the operating system, such as a full disk. */
export function isWorldError(error: unknown): error is Error {
	return error instanceof WorldError || (error instanceof Error && 'syscall' in error);
}
