/** `npm run demo:snapshot`: makes the committed snapshot anew from the demo, after the demo or the content model has changed. */
import { join, resolve } from 'node:path';
import { startDemoDirectus } from '../sandbox/directus/demo-directus.ts';
import { installDirectus } from '../sandbox/directus/install.ts';
import { fetchDemoSnapshot } from './building/fetch-demo-snapshot.ts';
import { createCommand } from './options/command-line.ts';
import { exitCodes } from './options/exit-codes.ts';
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
		await withProgress({ json: false, quiet: false }, async (progress) => {
			const dataDir = join(projectDir, 'sandbox/directus/data/snapshot');
			const directus = await startDemoDirectus({ port: 0, dataDir, log }, progress);
			try {
				await fetchDemoSnapshot({ url: directus.url, contentDir, cacheDir, progress });
			} finally {
				await directus.stop();
			}
		});
		return exitCodes.done;
	},
	{ writes: [contentDir, cacheDir] },
);
