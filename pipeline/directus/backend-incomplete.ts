/** The backend gave fewer or more records than it says it has, or pages that do not fit together, twice. */
export class BackendIncomplete extends Error {
	override readonly name = 'BackendIncomplete';
	readonly collection: string;
	readonly expected: number;
	readonly found: number;

	/** `expected` is NaN where the backend's answer holds no count. */
	constructor(collection: string, expected: number, found: number) {
		super(
			`${collection}: the backend ${describe(expected, found)}. Somebody may be editing it, or it cuts its answers short: try again, and look at QUERY_LIMIT_MAX of the Directus.`,
		);
		this.collection = collection;
		this.expected = expected;
		this.found = found;
	}
}

function describe(expected: number, found: number): string {
	if (Number.isNaN(expected)) return `does not tell how many records it has, and gave ${found}`;
	return expected === found ? `gave ${found} records whose pages do not fit together` : `reports ${expected} and gave ${found}`;
}
