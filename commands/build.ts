/** `npm run build`: content → `dist`, from the backend where one is configured, else from the snapshot. */
import { resolve } from 'node:path';
import { type BuildCommand, runBuildCommand } from './building/run-build-command.ts';
import { createCommand, withContentOptions } from './options/command-line.ts';
import { parseAge, parseMoment } from './options/moments.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';

const options = withContentOptions(createCommand('build', 'Builds the site; exit code 2 names what an editor has to mend.'))
	.option('--out <dir>', 'folder of the site', defaultFolders.out)
	.option('--offline', 'takes the snapshot even where a backend is configured', false)
	.option('--allow-stale <age>', 'builds the snapshot, if it is no older, where the backend cannot be reached; such as 24h', parseAge)
	.option('--as-of <time>', 'the time under which prices and legal texts are recorded; now unless given', parseMoment)
	.option('--full', 'reads the whole backend, and makes every page and compares it with what is there, whatever earlier runs know', false)
	.parse()
	.opts<BuildCommand>();

const [contentDir, outDir, cacheDir] = [resolve(options.content), resolve(options.out), resolve(options.cache)];

await runCommand(() => runBuildCommand({ ...options, contentDir, outDir, cacheDir }), { writes: [outDir, contentDir, cacheDir] });
