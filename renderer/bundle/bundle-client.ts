/** Everything that esbuild makes of the client: kept from an earlier build of the same sources, or made now. */
import type { Progress } from '../../site/progress.ts';
import { bundleFresh } from './bundle-fresh.ts';
import type { Bundles } from './bundles.ts';
import { type BundlesPlace, keepBundles, ownDir, readKeptBundles } from './kept-bundles.ts';
import { createLazyServer, type LazyServer } from './lazy-server.ts';

export interface ClientBundles extends Pick<Bundles, 'scripts' | 'styles' | 'worker'> {
	readonly server: LazyServer;
}

export interface BundleInputs extends BundlesPlace {
	readonly progress: Progress;
}

export async function bundleClient({ progress, ...place }: BundleInputs): Promise<ClientBundles> {
	const stage = progress.stage('Bundles');
	const kept = await readKeptBundles(place);
	const { scripts, styles, worker, server } = kept ?? (await bundleAndKeep(place));
	const sheets = 1 + Object.keys(styles.templates).length + Object.keys(styles.parts).length;
	const what = `${scripts.files.size} scripts, ${sheets} stylesheets, ${styles.fonts.size} fonts, a service worker of ${(Buffer.byteLength(worker.working) / 1000).toFixed(1)} kB`;
	stage.done(kept === null ? what : `${what}, as they were`);
	return { scripts, styles, worker, server: createLazyServer(server, ownDir(place), place.projectDir) };
}

async function bundleAndKeep(place: BundlesPlace): Promise<Bundles> {
	const { bundles, stamps } = await bundleFresh(place);
	if (stamps !== null) {
		await keepBundles(place, { bundles, stamps });
	}
	return bundles;
}
