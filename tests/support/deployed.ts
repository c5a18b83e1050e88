/** A host on which the site has been deployed again while tabs were open: every script and sheet has another name, and those of before are gone. */
import type { Fault, ProxiedAnswer } from './fault-proxy.ts';

const bundle = /([\w-]+-(?:[A-Z0-9]{8}|[0-9a-f]{16}))(?=\.(?:js|css)\b)/g;
const namesBundles = /^(?:text\/html|text\/javascript|application\/json)/;
const notFound: ProxiedAnswer = { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not found') };

export interface Deployment {
	/** For all requests, from the deployment on. */
	readonly fault: Fault;
	/** Paths of scripts and sheets of the build before that were asked for in vain. */
	readonly missed: readonly string[];
}

/**
 * `upstream`: the site as it was built. `staleDocuments`: how many documents still come from a cache that has not noticed; they name the files of the
 * build before, of which that cache has the boot script.
 */
export function deploy(upstream: string, staleDocuments = 0): Deployment {
	const missed: string[] = [];
	let stale = staleDocuments;
	const fault: Fault = async ({ request: { path }, answer, send }) => {
		if (path.startsWith('/assets/') && /\.(?:js|css)$/.test(path)) {
			if (staleDocuments > 0 && path.startsWith('/assets/boot-') && !path.includes('-new.')) return send(await answer());
			if (!path.includes('-new.')) {
				missed.push(path);
				return send(notFound);
			}
			const response = await fetch(new URL(path.replace('-new.', '.'), upstream));
			const headers = { 'content-type': response.headers.get('content-type') ?? '' };
			return send(renamed({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }));
		}
		const found = await answer();
		const isDocument = found.headers['content-type']?.startsWith('text/html');
		if (isDocument && stale > 0) {
			stale -= 1;
			return send(found);
		}
		send(renamed(found));
	};
	return { fault, missed };
}

/** The answer as the new build would give it. */
function renamed(answer: ProxiedAnswer): ProxiedAnswer {
	if (!namesBundles.test(answer.headers['content-type'] ?? '')) return answer;
	const text = answer.body
		.toString('utf8')
		.replace(bundle, '$1-new')
		.replace(/"buildHash":"[^"]*"/g, '"buildHash":"deployed"');
	return { ...answer, body: Buffer.from(text) };
}
