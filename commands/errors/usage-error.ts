/** The command was called in a way that cannot work: exit code 64, and nothing was done. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}
