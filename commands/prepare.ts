/** `npm ci` calls this at its end: bundles the build and the client, so that the first build is as quick as all that follow. */
import { bundleClient } from '../renderer/bundle/bundle-client.ts';
import { silentProgress } from '../site/progress.ts';
import { createCommand } from './options/command-line.ts';
import { defaultFolders, projectDir } from './options/project-folder.ts';
import { bundleCommand } from './starting/bundle-command.ts';
import { keepCommand } from './starting/kept-command.ts';

createCommand('prepare', 'Bundles the build and the client for a quick first build; npm calls it after an installation.').parse();

const place = { projectDir, name: 'build' };

async function prepareCommand(): Promise<void> {
	const bundled = await bundleCommand(place);
	if (bundled !== null) await keepCommand(place, bundled);
}

async function prepareClient(): Promise<void> {
	await bundleClient({ projectDir, cacheDir: defaultFolders.cache, progress: silentProgress });
}

// The installation is good without either.
await Promise.all([
	prepareCommand().catch((error: unknown) => console.error('The build could not be bundled, and starts from its sources.', error)),
	prepareClient().catch((error: unknown) => console.error('The client could not be bundled; the first build does it.', error)),
]);
