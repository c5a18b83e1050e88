/** The snapshot of the demo from nothing, with the past that its reductions need. */
import { rm } from 'node:fs/promises';
import { demoMoments } from '../../sandbox/demo/earlier-prices.ts';
import { projectAccounts } from '../../sandbox/directus/accounts.ts';
import { withEarlierPrices } from '../../sandbox/directus/earlier-prices.ts';
import type { Progress } from '../../site/progress.ts';
import { withFetchedContent } from './fetch-content.ts';

export interface DemoFetch {
	/** A Directus with the demo in it. */
	readonly url: string;
	/** What is there goes. */
	readonly contentDir: string;
	readonly cacheDir: string;
	readonly progress: Progress;
}

/** Fetches the demo site's own project twice: with the prices before its reductions, then as it is. Equal demos give equal snapshots. */
export async function fetchDemoSnapshot({ url, contentDir, cacheDir, progress }: DemoFetch): Promise<void> {
	const [account] = projectAccounts;
	if (!account) throw new Error('The demo has no project');
	const fetchAsOf = (asOf: string) =>
		withFetchedContent(
			{
				directus: { url, token: account.readToken, email: undefined, password: undefined, dialect: 'directus' },
				projectDomain: account.domain,
				contentDir,
				cacheDir,
				acceptShrink: false,
				drafts: false,
				asOf,
				progress,
			},
			({ staged }) => staged.commit(),
		);
	await rm(contentDir, { recursive: true, force: true });
	await withEarlierPrices(url, async () => void (await fetchAsOf(demoMoments.earlier)));
	await fetchAsOf(demoMoments.present);
}
