/** The fixed texts of failed reads of the backend. */
const messages = { network: 'Network error', json: 'API returned invalid JSON', unknown: 'Unknown error occured' } as const;

/** A read of the backend failed; thrown, because the fetch cache retries what throws. */
export class ContentError extends Error {
	override readonly name = 'ContentError';
	/** -1: no answer; 422: an answer that is no JSON, or not what was asked for; else the status of the answer. */
	readonly code: number;

	constructor(message: string, code: number, cause?: unknown) {
		super(message, { cause });
		this.code = code;
	}
}

export const networkError = (cause: unknown): ContentError => new ContentError(messages.network, -1, cause);
export const invalidJson = (cause: unknown): ContentError => new ContentError(messages.json, 422, cause);

/** `answer`: the JSON of an answer whose status says that it failed. */
export function failedRead(answer: unknown, status: number): ContentError {
	const errors = isObject(answer) && Array.isArray(answer.errors) ? answer.errors : [];
	const [first]: readonly unknown[] = errors;
	const message = isObject(first) && typeof first.message === 'string' ? first.message : messages.unknown;
	return new ContentError(message, status);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}
