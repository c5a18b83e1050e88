/** The demo, built by the real command and served with production headers and its order service on a free port: what browser tests and screenshots look at. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProviders } from '../../sandbox/providers/stand-ins.ts';
import demoConfig from '../../site.config.ts';
import { defaultFolders, projectDir } from '../options/project-folder.ts';
import { runBuild } from '../programs/run-build.ts';
import { serveWithOrders } from '../serving/serve-with-orders.ts';
import { standInProviders } from '../serving/serve-with-stand-ins.ts';

export interface DemoSite {
	readonly url: string;
	/** Folder of the built site. */
	readonly dist: string;
	close(): Promise<void>;
}

export interface DemoWithOrders extends DemoSite {
	/** Shows what the site's visitors sent. */
	readonly arrivalsUrl: string;
	/** The stand-ins that the order service asks. */
	readonly standInsUrl: string;
}

/**
 * Builds into the folder `name` of `.cache`. The folder stays, so that the next run only writes what changed. `config`: the file of another
 * configuration than the demo's. Throws with the build's output where it fails.
 */
export async function startDemoSite(name = 'whole-site', config?: string): Promise<DemoWithOrders> {
	const dist = join(projectDir, '.cache', name);
	await buildDemo(dist, config);
	return await serveDemo(dist, join(projectDir, '.cache/test-orders'));
}

/** Throws with the build's output where it fails. */
export async function buildDemo(dist: string, config?: string): Promise<void> {
	const { exitCode, output } = await runBuild({ out: dist, ...(config && { config }) });
	if (exitCode !== 0) throw new Error(`The demo does not build (exit code ${exitCode}):\n${output}`);
}

export async function serveDemo(dist: string, orderDir: string): Promise<DemoWithOrders> {
	rmSync(orderDir, { recursive: true, force: true });
	const { projectDomain, store, payments } = demoConfig;
	const providers = await startProviders();
	// The window in which a buyer approves is played in the browser, by the providers' own addresses.
	providers.paypal.approvesAlone = true;
	// a browser's tests come from one address
	const orders = {
		orderServiceUrl: null,
		contentDir: defaultFolders.content,
		projectDomain,
		storePath: store.path,
		payments,
		showsArrivals: true,
		orderDir,
		// One machine buys everything, many times.
		reservations: {
			confirmAddress: false,
			unpaidPercent: 100,
			unpaidPercentOfAll: 100,
			perOrder: 100_000,
			perBuyer: 100_000,
			perNetwork: 100_000,
		},
		providers: (serviceUrl: () => string) => standInProviders(providers, serviceUrl),
		limits: { formsPerVisitor: 100_000, quotesPerVisitor: 100_000, ordersPerVisitor: 100_000, paymentsPerVisitor: 100_000 },
	};
	const { url, arrivalsUrl, close } = await serveWithOrders({ dir: dist, port: 0, host: '127.0.0.1', orders });
	return {
		...{ url, dist, arrivalsUrl: arrivalsUrl ?? '', standInsUrl: providers.origins.klarna },
		async close() {
			await close();
			await providers.close();
		},
	};
}
