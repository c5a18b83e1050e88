/** `npm run serve`: serves the built site with production headers until Ctrl-C. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createCommand, parsePort } from './options/command-line.ts';
import { exitCodes } from './options/exit-codes.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { UsageError } from './options/usage-error.ts';
import { startSiteServer } from './serving/site-server.ts';

const options = createCommand('serve', 'Serves the built site with production headers; Ctrl-C stops it.')
	.option('--out <dir>', 'folder of the built site', defaultFolders.out)
	.option('--port <number>', 'where it listens; 0 lets the system choose', parsePort, 4173)
	.option('--host <name>', 'address it listens on', 'localhost')
	.parse()
	.opts<{ out: string; port: number; host: string }>();

await runCommand(async () => {
	const dir = resolve(options.out);
	if (!existsSync(dir)) {
		throw new UsageError(`There is no site in ${dir}. Build it with "npm run build".`);
	}
	const { url } = await startSiteServer({ ...options, dir });
	console.log(`Serving ${dir} on ${url}`);
	return exitCodes.done;
});
