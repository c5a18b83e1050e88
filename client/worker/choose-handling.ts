/** Decides what the service worker does with a request: most of what is kept answers from its cache or the network, the rest is none of its business. */
import { isPaymentPath } from '../../site/full-load-paths.ts';

interface RequestFacts {
	readonly method: string;
	/** Absolute. */
	readonly url: string;
	/** A visit to an address, and not a request that a page makes. */
	readonly navigates: boolean;
}

type Handling =
	/** HTML and page data: the network first, what is kept where it is slow or gone. */
	| 'page'
	| 'page-data'
	/** Named by their content: what is kept first. */
	| 'asset'
	| 'image'
	/** The worker does not take part, and keeps nothing of it. */
	| 'none';

/** Services and redirects: their answers belong to one visitor or one moment. */
const neverKept = [/^\/ecom(?:\/|$)/i, /^\/login(?:\/|$)/i, /^\/sw\.js$/];

/** `origin`: the site's own. */
export function chooseHandling({ method, url, navigates }: RequestFacts, origin: string): Handling {
	const { origin: asked, pathname } = new URL(url);
	if (method !== 'GET' || asked !== origin) return 'none';
	if (neverKept.some((path) => path.test(pathname)) || isPaymentPath(pathname)) return 'none';
	if (pathname.startsWith('/assets/images/')) return 'image';
	if (pathname.startsWith('/assets/')) return 'asset';
	if (pathname.startsWith('/page-data/')) return 'page-data';
	return navigates ? 'page' : 'none';
}

/** Address under which an answer is kept: a page and its data are the same with any query, and with a slash at the end. */
export function cacheKey(url: string): string {
	const { origin, pathname } = new URL(url);
	return origin + pathname.replace(/\/index\.html$/, '/').replace(/(?<=.)\/+$/, '');
}

export type KeptKind = Exclude<Handling, 'none'>;

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

/**
 * Judges an answer before the worker keeps it: what a failing host, a hotel's log-in page or another service says must not be shown
 * again. Whether the answer is one that the site's own files give for a request of this kind.
 */
export function mayKeep(kind: KeptKind, { status, type, redirected, contentType, cacheControl }: AnswerFacts): boolean {
	return status === 200 && type === 'basic' && !redirected && contentTypes[kind].test(contentType) && !/\bno-store\b/.test(cacheControl);
}

export function toAnswerFacts({ status, type, redirected, headers }: Response): AnswerFacts {
	return { status, type, redirected, contentType: headers.get('Content-Type') ?? '', cacheControl: headers.get('Cache-Control') ?? '' };
}

/** A page's message to its worker: the page opened before there was one, or one that navigation has shown without its document. */
export interface VisitedMessage {
	readonly kind: 'visited';
	/** Absolute address of the document. */
	readonly page: string;
	/** Absolute addresses of what it has loaded. */
	readonly assets: readonly string[];
}

/** The message in `data`; null for any other message. */
export function parseVisited(data: unknown): VisitedMessage | null {
	if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'visited') return null;
	if (!('page' in data) || !isAddress(data.page) || !('assets' in data) || !Array.isArray(data.assets)) return null;
	return { kind: 'visited', page: data.page, assets: data.assets.filter(isAddress) };
}

function isAddress(value: unknown): value is string {
	return typeof value === 'string' && URL.canParse(value);
}
