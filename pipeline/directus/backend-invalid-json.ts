/** The backend's answer is no JSON: cut off, or another program's page. */
export class BackendInvalidJson extends Error {
	override readonly name = 'BackendInvalidJson';
	/** A fixed text. */
	readonly code = 422;
	readonly url: string;
	/** What happened, as a sentence. */
	readonly detail: string;

	/** `url` without its query; `body` is the answer, of which the beginning is shown. */
	constructor(url: string, body: string) {
		super('API returned invalid JSON');
		this.url = url;
		this.detail = `${url} began with ${JSON.stringify(body.slice(0, 60))}.`;
	}
}
