/** The backend answered with an error that neither the token nor waiting explains. */
export class BackendFailed extends Error {
	override readonly name = 'BackendFailed';
	readonly status: number;
	readonly url: string;

	/** `url` without its query; `serverMessage` is the backend's own word, null where it gave none. */
	constructor(url: string, status: number, serverMessage: string | null) {
		super(`${serverMessage ?? 'Unknown error occured'} (${url} answered ${status}).`);
		this.status = status;
		this.url = url;
	}
}
