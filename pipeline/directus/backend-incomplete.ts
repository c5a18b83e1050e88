/** The backend gave fewer or more records than it says it has, twice. */
export class BackendIncomplete extends Error {
	override readonly name = 'BackendIncomplete';
	readonly collection: string;
	readonly expected: number;
	readonly found: number;

	constructor(collection: string, expected: number, found: number) {
		super(
			`${collection}: the backend reports ${expected} and gave ${found}. Somebody may be editing it, or it cuts its answers short: try again, and look at QUERY_LIMIT_MAX of the Directus.`,
		);
		this.collection = collection;
		this.expected = expected;
		this.found = found;
	}
}
