/** `npm run demo:snapshot`: fetches what was edited in the Directus of `npm run directus` into the committed snapshot. */
import { join, resolve } from 'node:path';
import { withLock } from '../pipeline/index.ts';
import { editedFolder, keepAfterFetch, startDemoDirectus } from '../sandbox/directus/demo-directus.ts';
import { installDirectus } from '../sandbox/directus/install.ts';
import type { Progress } from '../site/progress.ts';
import { formatDifferences } from './building/fetch-content.ts';
import { fetchDemoSnapshot } from './building/fetch-demo-snapshot.ts';
import { createCommand, exitCodes } from './options/command-line.ts';
import { projectDir } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';

const { content } = createCommand('demo:snapshot', "Fetches the sandbox's demo into the committed snapshot.")
	.option('--content <dir>', 'folder of the snapshot', join(projectDir, 'content-cache'))
	.parse()
	.opts<{ content: string }>();

const contentDir = resolve(content);
const cacheDir = join(projectDir, '.cache');
const log = (line: string) => console.log(line);

await runCommand(
	async () => {
		await installDirectus(log);
		const fetchEdited = (progress: Progress) =>
			withLock(editedFolder, async () => {
				const directus = await startDemoDirectus({ port: 0, dataDir: editedFolder, log }, progress);
				const differences = await fetchDemoSnapshot({ url: directus.url, contentDir, cacheDir, progress }).finally(directus.stop);
				keepAfterFetch(editedFolder);
				return differences;
			});
		log(formatDifferences(await withProgress({ json: false, quiet: false }, fetchEdited)));
		return exitCodes.done;
	},
	{ writes: [contentDir, cacheDir] },
);
