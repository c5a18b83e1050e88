/** Which projects show shared records: those with a record of their own that overlays them. */

import type { Collections } from '../declarations/describe-collections.ts';
import { overlaysIn } from '../declarations/shared-collections.ts';
import type { BackendClient } from '../directus/backend-client.ts';
import { portionsOf, readBackendFacts, readWhole } from '../directus/read-whole.ts';

/** Short enough for any server's limit on addresses. */
const keysPerRequest = 100;

/**
 * Domains, sorted, of the projects that show one of these shared records of `collection`, or any where no keys are given. Drafts count, because a site
 * with drafts shows them; archived records do not. The client's token must be allowed to read the records of all projects.
 * @throws as reading a collection
 */
export async function readOverlayingProjects(
	client: BackendClient,
	{ declarations }: Collections,
	shared?: { readonly collection: string; readonly keys: readonly (string | number)[] },
): Promise<readonly string[]> {
	const { limits } = await readBackendFacts(client);
	const domains = new Set<string>();
	for (const { collection, key, projectField, overlays } of overlaysIn(declarations)) {
		if (shared !== undefined && shared.collection !== overlays.collection) continue;
		const shown = { status: { _in: ['published', 'draft'] } };
		const filters =
			shared === undefined
				? [shown]
				: portionsOf(shared.keys, keysPerRequest).map((keys) => ({ _and: [shown, { [overlays.by]: { _in: keys } }] }));
		const lists = await Promise.all(
			filters.map((filter) => readWhole(client, { collection, key, fields: [key, projectField], filter }, limits)),
		);
		for (const record of lists.flat()) {
			const domain = record[projectField];
			if (typeof domain === 'string') domains.add(domain);
		}
	}
	return [...domains].sort();
}
