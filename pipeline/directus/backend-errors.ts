/** Everything that a backend can do wrong. URLs in messages have no query. */
import { WorldError } from '../../site/world-error.ts';

/** The backend answered with more than anything that it holds can have; what came until then is dropped. */
export class AnswerTooLarge extends WorldError {
	/** Without its query. */
	constructor(url: string, maxBytes: number) {
		super(
			`${url} answers with more than ${Math.round(maxBytes / 1_000_000)} MB, compression undone, and no more is read. If it is a file, make it smaller; if it is a list, look in the backend for texts that are far too long.`,
		);
	}
}

/** A session could not be renewed: what follows would be refused. */
export class AuthExpired extends WorldError {
	/** A fixed text. */
	readonly code = 102;

	/** `reason` without any token; the next run logs in again. */
	constructor(reason: string, cause?: unknown) {
		super(`auth_expired_token: the session with the backend could not be renewed (${reason}). Run the command again: it logs in again.`, {
			cause,
		});
	}
}

/** The backend answered with an error that neither the token nor waiting explains. */
export class BackendFailed extends WorldError {
	readonly status: number;

	/** `url` without its query; `serverMessage` is the backend's own word, null where it gave none. */
	constructor(url: string, status: number, serverMessage: string | null) {
		super(`${serverMessage ?? 'Unknown error occured'} (${url} answered ${status}).`);
		this.status = status;
	}
}

/** The backend gave fewer or more records than it says it has, or pages that do not fit together, twice. */
export class BackendIncomplete extends WorldError {
	/** `expected` is NaN where the backend's answer holds no count. */
	constructor(collection: string, expected: number, found: number) {
		super(
			`${collection}: the backend ${describe(expected, found)}. Somebody may be editing it, or it cuts its answers short: try again, and look at QUERY_LIMIT_MAX of the Directus.`,
		);
	}
}

function describe(expected: number, found: number): string {
	if (Number.isNaN(expected)) return `does not tell how many records it has, and gave ${found}`;
	return expected === found ? `gave ${found} records whose pages do not fit together` : `reports ${expected} and gave ${found}`;
}

/** The backend's answer is no JSON: cut off, or another program's page. */
export class BackendInvalidJson extends WorldError {
	/** A fixed text. */
	readonly code = 422;
	/** What happened, as a sentence. */
	readonly detail: string;

	/** `url` without its query; `body` is the answer, of which the beginning is shown. */
	constructor(url: string, body: string) {
		super('API returned invalid JSON');
		this.detail = `${url} began with ${JSON.stringify(body.slice(0, 60))}.`;
	}
}

/** The client lacks what it needs to ask the backend at all; thrown before any request. */
export class BackendNotConfigured extends WorldError {
	constructor(reason: string) {
		super(`The backend cannot be asked: ${reason}.`);
	}
}

/** The backend sent us to another host; nothing is read from there. */
export class BackendRedirected extends WorldError {
	/** Both without their query. */
	constructor(url: string, location: string) {
		super(
			`${url} redirects to ${location}, which is not the configured backend. If it is where the backend lives now, set DIRECTUS_URL to it.`,
		);
	}
}

/** The backend knows us not at all (401), or does not let us read this (403, which also stands for what does not exist). */
export class BackendRefused extends WorldError {
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

/** No whole answer came: refused, reset, unresolved, silent for too long, or cut off. */
export class BackendUnreachable extends WorldError {
	/** A fixed text. */
	readonly code = -1;
	/** What happened, as a sentence. */
	readonly detail: string;

	/** `url` without its query. */
	constructor(url: string, reason: string, cause?: unknown) {
		super('Network error', { cause });
		this.detail = `${url} gave no whole answer (${reason}).`;
	}
}

/** The backend answered with a record of another project although the read was filtered. */
export class ForeignRecord extends WorldError {
	constructor(collection: string, id: string | number, project: string) {
		super(
			`${collection} ${id} does not belong to the project "${project}", although only its records were asked for. Nothing was taken over.`,
		);
	}
}

/** The backend has no project of the configured domain, or the token may not see it. */
export class ProjectNotFound extends WorldError {
	constructor(domain: string) {
		super(
			`The backend shows no project "${domain}". Check projectDomain in site.config.ts (or PROJECT_DOMAIN), and that the token may read this project.`,
		);
	}
}

/** A downloaded file has another size than the backend says. */
export class FileIncomplete extends WorldError {
	constructor(file: string, filename: string, expectedBytes: number, foundBytes: number) {
		super(
			`The file "${filename}" (${file}) has ${expectedBytes} bytes according to the backend, and ${foundBytes} were downloaded, twice.`,
		);
	}
}

/** The message; on a line of its own below it the `detail`, where the error has one. */
export function describeError(error: Error): string {
	return 'detail' in error && typeof error.detail === 'string' ? `${error.message}\n${error.detail}` : error.message;
}
