/** The second shop, from a backend to a served site with its order service. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildRun, runBuild, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import type { RunResult } from '../../commands/programs/run-program.ts';
import { serveWithOrders } from '../../commands/serving/serve-with-orders.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { SiteConfig } from '../../site/config.ts';
import { startBackend } from '../support/backend-server.ts';
import { drawPictures, fileRecords } from './pictures.ts';
import { productRecords } from './product-records.ts';
import { domain, shopRecords } from './shop-records.ts';

const config: Partial<SiteConfig> = {
	projectDomain: domain,
	siteUrl: `https://www.${domain}`,
	languages: ['de', 'fr'],
	store: { path: 'atelier' },
	specialBrand: null,
	analytics: null,
	mapsKey: null,
	videoHosts: [],
	brandAreaHosts: [],
	payments: { bankTransferId: 1, paypal: null, klarna: null },
	images: { formats: ['webp', 'jpeg'], widths: [320, 640], avifQuality: 50 },
};

export interface SecondShop {
	readonly url: string;
	/** Folder of the order service's books. */
	readonly orderDir: string;
	close(): Promise<void>;
}

type BuildResult = Pick<RunResult, 'exitCode' | 'output'>;

interface SecondBuild {
	/** Added to the shop's own. */
	readonly products?: readonly WireRecord[];
	/** Left out, a process of its own. */
	readonly build?: (run: BuildRun) => Promise<BuildResult>;
}

/** Fetches and builds below `dir`, which has to exist. A failed build is a result. */
export async function buildSecondShop(
	dir: string,
	{ products = [], build = runBuild }: SecondBuild = {},
): Promise<{ readonly run: BuildResult; readonly out: string; readonly content: string }> {
	const assets = await drawPictures();
	const records = {
		...shopRecords,
		...productRecords,
		directus_files: fileRecords(assets),
		ecommerce_product: [...(productRecords.ecommerce_product ?? []), ...products],
	};
	const backend = await startBackend({ records, assets });
	try {
		const place = writeBuildingPlace(dir, config);
		const run = await build({ ...place, env: { DIRECTUS_URL: backend.url, DIRECTUS_TOKEN: 'token' } });
		return { run, out: place.out, content: place.content };
	} finally {
		await backend.close();
	}
}

/** @throws with the build's output where it fails */
export async function startSecondShop(dir: string): Promise<SecondShop> {
	const { run, out, content } = await buildSecondShop(dir);
	if (run.exitCode !== 0) throw new Error(`The second shop does not build (exit code ${run.exitCode}):\n${run.output}`);
	const orderDir = join(dir, 'orders');
	mkdirSync(orderDir, { recursive: true });
	const orders = {
		orderServiceUrl: null,
		contentDir: content,
		projectDomain: domain,
		storePath: null,
		orderDir,
		showsArrivals: false,
		payments: { bankTransferId: 1, paypal: null, klarna: null },
	};
	const { url, close } = await serveWithOrders({ dir: out, port: 0, host: '127.0.0.1', orders });
	return { url, orderDir, close };
}
