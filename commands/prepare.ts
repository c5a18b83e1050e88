/** `npm ci` calls this at its end: bundles the build, so that the first one starts as quickly as all that follow. */
import { createCommand } from './options/command-line.ts';
import { projectDir } from './options/project-folder.ts';
import { bundleCommand } from './starting/bundle-command.ts';
import { keepCommand } from './starting/kept-command.ts';

createCommand('prepare', 'Bundles the build for a quick start; npm calls it after an installation.').parse();

const place = { projectDir, name: 'build' };
try {
	const bundled = await bundleCommand(place);
	if (bundled !== null) await keepCommand(place, bundled);
} catch (error) {
	// The installation is good without it.
	console.error('The build could not be bundled, and starts from its sources.', error);
}
