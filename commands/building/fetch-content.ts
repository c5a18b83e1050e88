/** Fetches the configured backend's content beside the snapshot in place. */
import {
	type BackendOptions,
	type CollectionDifference,
	createBackendClient,
	type FetchedSnapshot,
	fetchSnapshot,
	type SharedRecords,
	withLock,
} from '../../pipeline/index.ts';
import { contentDefinition } from '../../shop/definition/definition.ts';
import type { Progress } from '../../site/progress.ts';
import type { DirectusAccess } from '../options/environment.ts';

export interface ContentFetch {
	readonly directus: DirectusAccess;
	readonly projectDomain: string;
	readonly contentDir: string;
	readonly cacheDir: string;
	readonly acceptShrink: boolean;
	/** Fetches to be built with what is not published yet. */
	readonly drafts: boolean;
	/** Time of the fetch, ISO 8601 in UTC; now unless given. The one place where a clock reaches the snapshot: its manifest and its history. */
	readonly asOf?: string;
	/** Reads everything, even records that have not changed. */
	readonly full?: boolean;
	/** Where shared records come from; left out, from the backend, which is asked for each of them. */
	readonly shared?: SharedRecords;
	/** How patient the backend's client is, and where it reports retries, other than usual. */
	readonly patience?: Pick<BackendOptions, 'clock' | 'idleTimeoutMs' | 'requestTimeoutMs' | 'firstAttempts' | 'log'>;
	readonly progress: Progress;
}

/**
 * Fetches beside the snapshot in place; `use` commits or discards what was fetched, and no other fetch comes between. Retries are logged on standard
 * error. @throws FolderLocked
 */
export async function withFetchedContent<Result>(
	{ directus, projectDomain, asOf, patience, ...fetch }: ContentFetch,
	use: (fetched: FetchedSnapshot) => Promise<Result>,
): Promise<Result> {
	return await withLock(fetch.contentDir, async () => {
		const client = createBackendClient({ ...directus, project: projectDomain, log: (line) => console.error(line), ...patience });
		// A fetch as of another time is to be repeatable, and says nothing of now.
		const time = { asOf: asOf ?? new Date().toISOString(), saysReadTime: asOf === undefined };
		const fetched = await fetchSnapshot({ site: contentDefinition, client, ...time, ...fetch }).finally(() => client.close());
		for (const file of fetched.editedHistory) {
			console.error(`${file} in the snapshot was edited by hand since the last fetch. It is taken over as it is.`);
		}
		return await use(fetched);
	});
}

/** The changes, a line for each collection. */
export function formatDifferences(differences: readonly CollectionDifference[]): string {
	if (differences.length === 0) return 'Nothing changed since the last fetch.';
	return differences
		.map(({ collection, added, removed, changed }) => {
			const parts = [
				{ name: 'added', keys: added },
				{ name: 'changed', keys: changed },
				{ name: 'removed', keys: removed },
			];
			return `${collection}: ${parts
				.filter(({ keys }) => keys.length > 0)
				.map(({ name, keys }) => `${keys.length} ${name} (${listKeys(keys)})`)
				.join(', ')}`;
		})
		.join('\n');
}

function listKeys(keys: readonly (string | number)[]): string {
	const shown = keys.slice(0, 8).join(', ');
	return keys.length > 8 ? `${shown}, …` : shown;
}
