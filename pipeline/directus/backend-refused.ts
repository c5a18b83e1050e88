/** The backend knows the token not at all (401), or does not let it read this (403, which also stands for what does not exist). */
export class BackendRefused extends Error {
	override readonly name = 'BackendRefused';
	readonly status: number;
	readonly url: string;

	/** `url` without its query; `serverMessage` is the backend's own word. */
	constructor(url: string, status: number, serverMessage: string) {
		super(
			status === 401
				? `The backend does not accept the token: ${url} answered 401 "${serverMessage}". Check DIRECTUS_TOKEN: it is the static token of a user of this Directus.`
				: `The backend lets this token not read ${url}: ${status} "${serverMessage}". Give the token's role read access to it and to its child collections, or create it where it is missing.`,
		);
		this.status = status;
		this.url = url;
	}
}
