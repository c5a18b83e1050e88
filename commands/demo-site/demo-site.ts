/** The demo, built by the real command and served with production headers and its order service on a free port: what browser tests and screenshots look at. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSite } from '../../renderer/output/list-site.ts';
import { precompress } from '../../renderer/release/precompress.ts';
import { silentProgress } from '../../site/progress.ts';
import demoConfig from '../../site.config.ts';
import { defaultFolders, projectDir } from '../options/project-folder.ts';
import { runBuild } from '../programs/run-build.ts';
import { serveWithOrders } from '../serving/serve-with-orders.ts';

export interface DemoSite {
	readonly url: string;
	/** Folder of the built site. */
	readonly dist: string;
	close(): Promise<void>;
}

interface DemoWithOrders extends DemoSite {
	/** Shows what the site's visitors sent. */
	readonly arrivalsUrl: string;
}

/** Builds into a folder that stays, so that the next run only writes what changed. Throws with the build's output where it fails. */
export async function startDemoSite(): Promise<DemoWithOrders> {
	return await startKeptDemo('whole-site');
}

/** The same with the two smallest widths of its pictures, and quicker to encode: to make them all takes a fresh clone a minute, and shows a browser nothing more. */
export async function startTestSite(): Promise<DemoWithOrders> {
	return await startKeptDemo('test-site', writeTestConfig());
}

/** The demo's configuration with the two smallest widths of its pictures, and WebP instead of AVIF; written into `dir`, returns the file. */
export function writeTestConfig(dir = join(projectDir, '.cache')): string {
	const { images } = demoConfig;
	const config = {
		...demoConfig,
		images: { ...images, formats: ['webp', 'jpeg'], widths: images.widths.slice(0, 2) },
	};
	const file = join(dir, 'test-site.config.mjs');
	mkdirSync(dir, { recursive: true });
	writeFileSync(file, `export default ${JSON.stringify(config)};\n`);
	return file;
}

async function startKeptDemo(name: string, config?: string): Promise<DemoWithOrders> {
	const dist = join(projectDir, '.cache', name);
	await buildDemo(dist, config);
	return await serveDemo(dist, join(projectDir, '.cache/test-orders'));
}

/** Builds into a folder that is not there yet, and serves it compressed, as a release is. Throws with the build's output where it fails. */
export async function startCompressedDemo(dist: string, orderDir: string): Promise<DemoWithOrders> {
	await buildDemo(dist);
	await precompress({ targetDir: dist, files: listSite(dist).files, twinsDir: null, same: new Set(), progress: silentProgress });
	return await serveDemo(dist, orderDir);
}

async function buildDemo(dist: string, config?: string): Promise<void> {
	const { exitCode, output } = await runBuild({ out: dist, ...(config && { config }) });
	if (exitCode !== 0) throw new Error(`The demo does not build (exit code ${exitCode}):\n${output}`);
}

async function serveDemo(dist: string, orderDir: string): Promise<DemoWithOrders> {
	rmSync(orderDir, { recursive: true, force: true });
	const { projectDomain, payments } = demoConfig;
	// a browser's tests come from one address
	const orders = {
		orderServiceUrl: null,
		contentDir: defaultFolders.content,
		projectDomain,
		payments,
		showsArrivals: true,
		orderDir,
		limits: { formsPerVisitor: 100_000, quotesPerVisitor: 100_000, ordersPerVisitor: 100_000, paymentsPerVisitor: 100_000 },
	};
	const { url, arrivalsUrl, close } = await serveWithOrders({ dir: dist, port: 0, host: '127.0.0.1', orders });
	return { url, dist, arrivalsUrl: arrivalsUrl ?? '', close };
}
