/** Everything that esbuild makes of the client: kept from an earlier build of the same sources, or made now. */
import type { Progress } from '../../site/progress.ts';
import { type Bundling, bundleAnew } from './bundle-anew.ts';
import { type Styles, withTheme } from './bundle-styles.ts';
import type { Bundles } from './bundles.ts';
import { type BundlesPlace, bundlesDir } from './bundles-place.ts';
import { keepBundles, readKeptBundles } from './kept-bundles.ts';
import { createLazyServer, type LazyServer } from './lazy-server.ts';

export interface ClientBundles extends Pick<Bundles, 'scripts' | 'worker'> {
	/** With the theme's own rules. */
	readonly styles: Styles;
	readonly server: LazyServer;
}

export interface BundleInputs extends BundlesPlace {
	/** The theme's own rules. */
	readonly tokens: string;
	readonly progress: Progress;
	/** What has begun already, for one build. */
	readonly bundling?: Bundling | null;
}

export async function bundleClient({ tokens, progress, bundling = null, ...place }: BundleInputs): Promise<ClientBundles> {
	const stage = progress.stage('Bundles');
	const kept = await readKeptBundles(place);
	const { scripts, styles, worker, server } = kept ?? (await bundleAndKeep(place, bundling));
	const sheets = 1 + Object.keys(styles.templates).length + Object.keys(styles.parts).length;
	const what = `${scripts.files.size} scripts, ${sheets} stylesheets, ${styles.fonts.size} fonts, a service worker of ${(Buffer.byteLength(worker.working) / 1000).toFixed(1)} kB`;
	stage.done(kept === null ? what : `${what}, as they were`);
	return { scripts, styles: withTheme(styles, tokens), worker, server: createLazyServer(server, bundlesDir(place), place.projectDir) };
}

async function bundleAndKeep(place: BundlesPlace, bundling: Bundling | null): Promise<Bundles> {
	const { bundles, stamps } = await (bundling?.made ?? bundleAnew(place.projectDir));
	if (stamps !== null) {
		await keepBundles(place, { bundles, stamps });
	}
	return bundles;
}
