/** Reads an answer of the backend: its JSON, or the error class that describes its fault. */
import { BackendFailed } from './backend-failed.ts';
import { BackendInvalidJson } from './backend-invalid-json.ts';
import { BackendRefused } from './backend-refused.ts';
import type { Answer } from './read-answer.ts';
import { withoutQuery } from './transport.ts';

/** `hide` takes secrets out of what the backend says. @throws BackendRefused, BackendFailed */
export function refuseFailure(url: URL, { status, body }: Answer, hide: (text: string) => string): void {
	if (status >= 200 && status < 300) return;
	const message = serverMessage(body);
	const shown = message === null ? null : hide(message);
	if (status === 401 || status === 403) throw new BackendRefused(withoutQuery(url), status, shown ?? 'Unknown error occured');
	throw new BackendFailed(withoutQuery(url), status, shown);
}

/** `hide` takes secrets out of what is shown of the answer; the parser's own error repeats a part of it, and is dropped. @throws BackendInvalidJson */
export function parseAnswer(url: URL, { body }: Answer, hide: (text: string) => string): unknown {
	const text = body.toString('utf8');
	try {
		return JSON.parse(text);
	} catch {
		throw new BackendInvalidJson(withoutQuery(url), hide(text));
	}
}

/** `errors[0].message` of Directus' error format, or its predecessors' `error.message`; else null. */
function serverMessage(body: Buffer): string | null {
	let answer: unknown;
	try {
		answer = JSON.parse(body.toString('utf8'));
	} catch {
		return null; // a proxy's page says nothing worth repeating
	}
	if (typeof answer !== 'object' || answer === null) return null;
	const error: unknown = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors[0] : 'error' in answer ? answer.error : null;
	const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
	return typeof message === 'string' && message !== '' ? message : null;
}
