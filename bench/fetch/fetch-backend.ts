/** The backend that the fetch is measured against: the sandbox's Directus. A recorded one answers so fast that its ratios mean nothing. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDemoDirectus } from '../../sandbox/directus/demo-directus.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { isDirectusInstalled } from '../../sandbox/directus/install.ts';
import { databaseFile } from '../../sandbox/directus/server.ts';
import { silentProgress } from '../../site/progress.ts';
import { benchDir } from '../work-folder.ts';
import { multiplyProducts } from './multiply-products.ts';

export interface FetchBackend {
	readonly url: string;
	readonly token: string;
	readonly project: string;
	readonly products: number;
	close(): Promise<void>;
}

/** With that many products, all of one project; null where Directus is not installed. `log` hears what Directus says. */
export async function startFetchBackend(products: number, log: (line: string) => void): Promise<FetchBackend | null> {
	const [account] = projectAccounts;
	if (account === undefined) throw new Error('The demo has a project.');
	if (!isDirectusInstalled()) return null;
	const dataDir = join(benchDir, 'directus');
	rmSync(dataDir, { recursive: true, force: true });
	const start = () => startDemoDirectus({ port: 0, dataDir, log }, silentProgress);
	await (await start()).stop();
	const found = multiplyProducts(databaseFile(dataDir), account.domain, products);
	const directus = await start();
	return {
		url: directus.url,
		token: account.readToken,
		project: account.domain,
		products: found,
		async close() {
			await directus.stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
