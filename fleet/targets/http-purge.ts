/** Tells a service of the operator, or a CDN's, which addresses changed: one POST a release. */
import { WorldError } from '../../site/world-error.ts';
import type { Purge } from './target.ts';

interface PurgeAddress {
	readonly url: string;
	/** Sent as a bearer token; null: none. */
	readonly token: string | null;
}

/** CDNs take so many addresses at once, or fewer. */
const atOnce = 30;
const timeoutMs = 10_000;

export class PurgeFailed extends WorldError {}

/** Sends `{ "files": ["https://…"] }`, as Cloudflare takes it. @throws PurgeFailed */
export function httpPurge({ url, token }: PurgeAddress): Purge {
	return {
		async purge(shop, paths) {
			for (let first = 0; first < paths.length; first += atOnce) {
				const files = paths.slice(first, first + atOnce).map((path) => `https://${shop}${path}`);
				const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
				const sent = { method: 'POST', headers, body: JSON.stringify({ files }), signal: AbortSignal.timeout(timeoutMs) };
				const answer = await fetch(url, sent).catch((error: unknown) => {
					throw new PurgeFailed(`The cache before ${shop} was not emptied: ${url} did not answer.`, { cause: error });
				});
				if (!answer.ok) throw new PurgeFailed(`The cache before ${shop} was not emptied: ${url} answered ${answer.status}.`);
			}
		},
	};
}

/** How visitors ask for the files that differ between two sites. */
export function changedPaths(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly string[] {
	const paths = new Set([...before.keys(), ...now.keys()]);
	return [...paths].filter((path) => before.get(path) !== now.get(path)).map((path) => `/${path.replace(/(?:^|\/)index\.html$/, '')}`);
}
