/** Judges an answer before the worker keeps it: what a failing host, a hotel's log-in page or another service says must not be shown again. */
import type { Handling } from './choose-handling.ts';

export type KeptKind = Exclude<Handling, 'none'>;

/** The relevant facts of an answer. */
export interface AnswerFacts {
	readonly status: number;
	/** `basic`: of the own origin, and readable. */
	readonly type: string;
	readonly redirected: boolean;
	readonly contentType: string;
	readonly cacheControl: string;
}

const contentTypes: Readonly<Record<KeptKind, RegExp>> = {
	page: /^text\/html\b/,
	'page-data': /^application\/json\b/,
	asset: /^(?:text\/(?:javascript|css)|application\/(?:javascript|json)|font\/|image\/)/,
	image: /^image\//,
};

/** Whether the answer is one that the site's own files give for a request of this kind. */
export function mayKeep(kind: KeptKind, { status, type, redirected, contentType, cacheControl }: AnswerFacts): boolean {
	return status === 200 && type === 'basic' && !redirected && contentTypes[kind].test(contentType) && !/\bno-store\b/.test(cacheControl);
}

export function toAnswerFacts({ status, type, redirected, headers }: Response): AnswerFacts {
	return { status, type, redirected, contentType: headers.get('Content-Type') ?? '', cacheControl: headers.get('Cache-Control') ?? '' };
}
