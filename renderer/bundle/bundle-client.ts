/** Everything that esbuild makes of the client: kept from an earlier build of the same sources, or made now. */
import { join } from 'node:path';
import type { Progress } from '../../site/progress.ts';
import { bundleAnew } from './bundle-anew.ts';
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
}

export async function bundleClient({ projectDir, cacheDir, tokens, progress }: BundleInputs): Promise<ClientBundles> {
	const stage = progress.stage('Bundles');
	const dir = join(cacheDir, 'bundles');
	const kept = await readKeptBundles(dir, { projectDir, tokens });
	const { scripts, styles, worker, server } = kept ?? (await bundleAndKeep(dir, { projectDir, tokens }));
	const sheets = 1 + Object.keys(styles.templates).length + Object.keys(styles.parts).length;
	const what = `${scripts.files.size} scripts, ${sheets} stylesheets, ${styles.fonts.size} fonts, a service worker of ${(Buffer.byteLength(worker.working) / 1000).toFixed(1)} kB`;
	stage.done(kept === null ? what : `${what}, as they were`);
	return { scripts, styles, worker, server: createLazyServer(server, dir, projectDir) };
}

async function bundleAndKeep(dir: string, sources: BundleSources): Promise<Bundles> {
	const { bundles, stamps } = await bundleAnew(sources);
	if (stamps !== null) {
		await keepBundles(dir, sources, { bundles, stamps });
	}
	return bundles;
}
