/** The demo as a release has it: compressed. */
import { buildDemo, type DemoWithOrders, serveDemo } from '../commands/demo-site/demo-site.ts';
import { listSite } from '../renderer/output/list-site.ts';
import { precompress } from '../renderer/release/precompress.ts';
import { silentProgress } from '../site/progress.ts';

/** Builds into a folder that is not there yet, and serves it compressed, as a release is. Throws with the build's output where it fails. */
export async function startCompressedDemo(dist: string, orderDir: string): Promise<DemoWithOrders> {
	await buildDemo(dist);
	await precompress({ targetDir: dist, files: listSite(dist).files, twinsDir: null, same: new Set(), progress: silentProgress });
	return await serveDemo(dist, orderDir);
}
