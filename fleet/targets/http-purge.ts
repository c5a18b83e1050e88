/** Tells a service of the operator, or a CDN's, which addresses changed: as many POSTs a release as it takes. */
import pRetry from 'p-retry';
import { WorldError } from '../../site/world-error.ts';
import type { Purge } from './target.ts';

interface PurgeAddress {
	readonly url: string;
	/** Sent as a bearer token; null: none. */
	readonly token: string | null;
}

/** CDNs take so many addresses at once, or fewer. */
const atOnce = 15;
const timeoutMs = 10_000;
const retries = 2;

export class PurgeFailed extends WorldError {}

/** Sends `{ "files": ["https://…"] }`, as Cloudflare takes it. @throws PurgeFailed */
export function httpPurge({ url, token }: PurgeAddress): Purge {
	async function send(shop: string, request: RequestInit): Promise<void> {
		const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
			throw new PurgeFailed(`The cache before ${shop} was not emptied: ${url} did not answer.`, { cause: error });
		});
		if (!answer.ok) throw new PurgeFailed(`The cache before ${shop} was not emptied: ${url} answered ${answer.status}.`);
	}

	return {
		async purge(shop, paths) {
			for (let first = 0; first < paths.length; first += atOnce) {
				// A site is shown at both hosts.
				const files = paths.slice(first, first + atOnce).flatMap((path) => [`https://${shop}${path}`, `https://www.${shop}${path}`]);
				const headers = { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
				await pRetry(() => send(shop, { method: 'POST', headers, body: JSON.stringify({ files }) }), { retries, minTimeout: 500 });
			}
		},
	};
}

/** How visitors ask for the files that differ between two sites. */
export function changedPaths(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly string[] {
	const paths = new Set([...before.keys(), ...now.keys()]);
	return [...paths].filter((path) => before.get(path) !== now.get(path)).map((path) => `/${path.replace(/(?:^|\/)index\.html$/, '')}`);
}
