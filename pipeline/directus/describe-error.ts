/** What a person reads of an error whose message is a fixed text. */

/** The message; on a line of its own below it the `detail`, where the error has one. */
export function describeError(error: Error): string {
	return 'detail' in error && typeof error.detail === 'string' ? `${error.message}\n${error.detail}` : error.message;
}
