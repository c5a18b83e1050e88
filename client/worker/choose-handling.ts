/** Decides what the service worker does with a request: most of what is kept answers from its cache or the network, the rest is none of its business. */
import { isPaymentPath } from '../../site/payment-path.ts';

/** The relevant facts of a request. */
export interface RequestFacts {
	readonly method: string;
	/** Absolute. */
	readonly url: string;
	/** A visit to an address, and not a request that a page makes. */
	readonly navigates: boolean;
}

export type Handling =
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
