/** The demo's snapshot from the sandbox's Directus. */
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import type { Progress } from '../../site/progress.ts';
import { withFetchedContent } from './fetch-content.ts';

/** The time of every fetch of the demo: equal demos give equal snapshots. The history continues the one in the snapshot. */
const demoMoment = '2026-11-16T07:00:00.000Z';

interface DemoFetch {
	/** A Directus with the demo in it. */
	readonly url: string;
	readonly contentDir: string;
	readonly cacheDir: string;
	readonly progress: Progress;
}

/** Fetches all of the demo site's own project. Returns what changed. */
export async function fetchDemoSnapshot({ url, ...folders }: DemoFetch) {
	const [{ domain, readToken }] = projectAccounts;
	return withFetchedContent(
		{
			directus: { url, token: readToken, email: undefined, password: undefined, dialect: 'directus' },
			projectDomain: domain,
			acceptShrink: true,
			drafts: false,
			full: true,
			asOf: demoMoment,
			...folders,
		},
		async ({ staged, differences }) => {
			await staged.commit();
			return differences;
		},
	);
}
