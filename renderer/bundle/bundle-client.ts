/** Everything that esbuild makes of the client: kept from an earlier build of the same sources, or made now. */
import type { Progress } from '../../site/progress.ts';
import { type Bundling, bundleAnew, bundlesDir } from './bundle-anew.ts';
import type { BundleSources, Bundles } from './bundles.ts';
import { keepBundles, readKeptBundles } from './kept-bundles.ts';
import { createLazyServer, type LazyServer } from './lazy-server.ts';

export interface ClientBundles extends Pick<Bundles, 'scripts' | 'styles' | 'worker'> {
	readonly server: LazyServer;
}

export interface BundleInputs extends BundleSources {
	/** Bundles are kept in `bundles` below it. */
	readonly cacheDir: string;
	readonly progress: Progress;
	/** What has begun already, for one build. */
	readonly bundling?: Bundling | null;
}

export async function bundleClient({ projectDir, cacheDir, tokens, progress, bundling = null }: BundleInputs): Promise<ClientBundles> {
	const stage = progress.stage('Bundles');
	const dir = bundlesDir(cacheDir);
	const kept = await readKeptBundles(dir, { projectDir, tokens });
	const { scripts, styles, worker, server } = kept ?? (await bundleAndKeep(dir, { projectDir, tokens }, bundling));
	const sheets = 1 + Object.keys(styles.templates).length + Object.keys(styles.parts).length;
	const what = `${scripts.files.size} scripts, ${sheets} stylesheets, ${styles.fonts.size} fonts, a service worker of ${(Buffer.byteLength(worker.working) / 1000).toFixed(1)} kB`;
	stage.done(kept === null ? what : `${what}, as they were`);
	return { scripts, styles, worker, server: createLazyServer(server, dir, projectDir) };
}

async function bundleAndKeep(dir: string, sources: BundleSources, bundling: Bundling | null): Promise<Bundles> {
	const { bundles, stamps } = await (bundling === null ? bundleAnew(sources) : bundling.finish(sources.tokens));
	if (stamps !== null) {
		await keepBundles(dir, sources, { bundles, stamps });
	}
	return bundles;
}
