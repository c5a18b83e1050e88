/** The backend knows us not at all (401), or does not let us read this (403, which also stands for what does not exist). */
export class BackendRefused extends Error {
	override readonly name = 'BackendRefused';
	readonly status: number;
	readonly url: string;
	readonly serverMessage: string;

	/** `url` without its query; `serverMessage` is the backend's own word; `by` is how we said who we are. */
	constructor(url: string, status: number, serverMessage: string, by: 'token' | 'login' = 'token') {
		super(`${complaints[by](url, status)} ${status} "${serverMessage}". ${advice(status, by)}`);
		this.status = status;
		this.url = url;
		this.serverMessage = serverMessage;
	}
}

const complaints = {
	token: (url: string, status: number) =>
		status === 401 ? `The backend does not accept the token: ${url} answered` : `The backend lets this token not read ${url}:`,
	login: (url: string) => `The backend does not accept the e-mail and password: ${url} answered`,
};

function advice(status: number, by: 'token' | 'login'): string {
	if (by === 'login') return 'Check DIRECTUS_EMAIL and DIRECTUS_PASSWORD: they are those of a user of this Directus.';
	if (status === 401) return 'Check DIRECTUS_TOKEN: it is the static token of a user of this Directus.';
	return "Give the token's role read access to it and to its child collections, or create it where it is missing.";
}
