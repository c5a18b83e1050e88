/** The backend sent us to another host; nothing is read from there. */
export class BackendRedirected extends Error {
	override readonly name = 'BackendRedirected';
	readonly url: string;
	readonly location: string;

	/** Both without their query. */
	constructor(url: string, location: string) {
		super(
			`${url} redirects to ${location}, which is not the configured backend. If it is where the backend lives now, set DIRECTUS_URL to it.`,
		);
		this.url = url;
		this.location = location;
	}
}
