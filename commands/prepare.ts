/** `npm ci` calls this at its end: bundles the client, so that the first build is as quick as all that follow. */
import { bundleClient } from '../renderer/bundle/bundle-client.ts';
import { offlinePage } from '../shop/site/offline-page.ts';
import { silentProgress } from '../site/progress.ts';
import { createCommand } from './options/command-line.ts';
import { defaultFolders, projectDir } from './options/project-folder.ts';

createCommand('prepare', 'Bundles the client for a quick first build; npm calls it after an installation.').parse();

try {
	await bundleClient({ projectDir, cacheDir: defaultFolders.cache, progress: silentProgress, offlinePage });
} catch (error) {
	// The installation is good without it.
	console.error('The client could not be bundled; the first build does it.', error);
}
