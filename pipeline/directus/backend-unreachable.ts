/** No whole answer came: refused, reset, unresolved, silent for too long, or cut off. */
export class BackendUnreachable extends Error {
	override readonly name = 'BackendUnreachable';
	/** A fixed text. */
	readonly code = -1;
	readonly url: string;
	/** What happened, as a sentence. */
	readonly detail: string;

	/** `url` without its query. */
	constructor(url: string, reason: string, cause?: unknown) {
		super('Network error', { cause });
		this.url = url;
		this.detail = `${url} gave no whole answer (${reason}).`;
	}
}
