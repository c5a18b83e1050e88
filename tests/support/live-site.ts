/** The demo with live content from a real Directus, built by the real command and served with production headers. */
import { runBuild, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import { startSiteServer } from '../../commands/serving/site-server.ts';
import type { TokenAccount } from '../../sandbox/directus/fixture/accounts.ts';
import demoConfig from '../../site.config.ts';

export interface LiveSite {
	readonly url: string;
	/** Folder of the built site. */
	readonly dist: string;
	close(): Promise<void>;
}

/** Below `dir`. Throws with the build's output where it fails. */
export async function startLiveSite(dir: string, directusUrl: string, { token }: TokenAccount): Promise<LiveSite> {
	const live = { url: directusUrl, publicToken: token };
	const { out, config } = writeBuildingPlace(dir, { live, images: demoConfig.images, serviceWorker: false });
	const { exitCode, output } = await runBuild({ out, config });
	if (exitCode !== 0) throw new Error(`The demo does not build with live content (exit code ${exitCode}):\n${output}`);
	const { url, close } = await startSiteServer({ dir: out, port: 0, host: '127.0.0.1' });
	return { url, dist: out, close };
}
