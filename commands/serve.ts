/** `npm run serve`: serves the built site with production headers until Ctrl-C. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expectPictures } from './building/folder-marks.ts';
import { UsageError } from './errors/command-errors.ts';
import { createCommand, exitCodes, ordersOption, parsePort, showArrivalsOption } from './options/command-line.ts';
import { readConfiguration } from './options/configuration.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { closeOnSignal } from './serving/listen-at.ts';
import { serveWithOrders } from './serving/serve-with-orders.ts';

const options = createCommand('serve', 'Serves the built site with production headers; Ctrl-C stops it.')
	.option('--out <dir>', 'folder of the built site', defaultFolders.out)
	.option('--content <dir>', 'folder of the snapshot, for whose messages the forms send', defaultFolders.content)
	.option('--config <file>', "the site's configuration", defaultFolders.config)
	.option('--port <number>', 'where it listens; 0 lets the system choose', parsePort, 4173)
	.option('--host <name>', 'address it listens on', 'localhost')
	.addOption(ordersOption())
	.addOption(showArrivalsOption())
	.parse()
	.opts<{ out: string; content: string; config: string; port: number; host: string; data: string; showArrivals: boolean }>();

await runCommand(async () => {
	const dir = resolve(options.out);
	if (!existsSync(dir)) throw new UsageError(`There is no site in ${dir}. Build it with "npm run build".`);
	expectPictures(dir);
	const { port, host } = options;
	const { environment, config } = await readConfiguration(process.env, options.config, { logsIn: false });
	const { projectDomain, languages, store, payments, reservations } = config;
	const { orderServiceUrl, ratingTarget, orderDesk } = environment;
	const showsArrivals = options.showArrivals;
	const site = { contentDir: resolve(options.content), projectDomain, languages, storePath: store.path, payments, reservations };
	const orders = { ...site, orderDir: resolve(options.data), orderServiceUrl, ratingTarget, orderDesk, showsArrivals };
	const { url, arrivalsUrl, close } = await serveWithOrders({ dir, port, host, orders });
	closeOnSignal(close);
	console.log(`Serving ${dir} on ${url}`);
	if (arrivalsUrl !== null) console.log(`What its visitors send is shown on ${arrivalsUrl}`);
	return exitCodes.done;
});
