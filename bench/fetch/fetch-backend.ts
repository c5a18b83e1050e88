/** The backend that the fetch is measured against: the sandbox's Directus where it is installed, else a recorded one. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../sandbox/directus/backend-server.ts';
import { startDemoDirectus } from '../../sandbox/directus/demo-directus.ts';
import { projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { isDirectusInstalled } from '../../sandbox/directus/install.ts';
import { databaseFile } from '../../sandbox/directus/server.ts';
import { silentProgress } from '../../site/progress.ts';
import { generateShop } from '../shop/generate-shop.ts';
import { projectDomain } from '../shop/shop-plan.ts';
import { benchDir } from '../work-folder.ts';
import { multiplyProducts } from './multiply-products.ts';

export interface FetchBackend {
	/** For the report. */
	readonly title: string;
	readonly url: string;
	readonly token: string;
	readonly project: string;
	readonly products: number;
	close(): Promise<void>;
}

/** With that many products, all of one project. `log` hears what Directus says. */
export async function startFetchBackend(products: number, log: (line: string) => void): Promise<FetchBackend> {
	const [account] = projectAccounts;
	if (account === undefined) throw new Error('The demo has a project.');
	if (!isDirectusInstalled()) return startRecorded(products);
	const dataDir = join(benchDir, 'directus');
	rmSync(dataDir, { recursive: true, force: true });
	const start = () => startDemoDirectus({ port: 0, dataDir, log }, silentProgress);
	await (await start()).stop();
	const found = multiplyProducts(databaseFile(dataDir), account.domain, products);
	const directus = await start();
	return {
		title: 'the sandbox’s Directus on SQLite',
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

async function startRecorded(products: number): Promise<FetchBackend> {
	const { url, close } = await startBackend({ records: generateShop(products) });
	return { title: 'a recorded backend', url, token: 'token', project: projectDomain, products, close };
}
