/** `npm start`: builds the demo from the committed snapshot and serves it until Ctrl-C. */
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { refuseHeldFolder } from '../orders/store/folder-lock.ts';
import { buildFromSnapshot } from './building/build-from-snapshot.ts';
import { reportBuild } from './building/report-build.ts';
import { createCommand, exitCodes, ordersOption, parsePort } from './options/command-line.ts';
import { readSiteConfig } from './options/configuration.ts';
import { defaultFolders, imagesDirOf, previewDir } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';
import { createLaterPictures } from './serving/later-pictures.ts';
import { closeOnSignal, refuseTakenPort } from './serving/listen-at.ts';
import { serveWithStandIns } from './serving/serve-with-stand-ins.ts';

const { port, host, data } = createCommand('start', 'Builds the demo site from the committed snapshot and serves it; Ctrl-C stops it.')
	.option('--port <number>', 'where it listens; 0 lets the system choose', parsePort, 4173)
	.option('--host <name>', 'address it listens on', 'localhost')
	.addOption(ordersOption())
	.parse()
	.opts<{ port: number; host: string; data: string }>();

await runCommand(async () => {
	// The demo is the same everywhere: the environment does not reach it.
	const declared = await readSiteConfig(defaultFolders.config, { projectDomain: null, siteUrl: null, orderServiceUrl: null });
	const config = { ...declared, picturesLater: true };
	await refuseTakenPort(port, host);
	const orderDir = resolve(data);
	refuseHeldFolder(orderDir);
	const { content: contentDir, cache: cacheDir } = defaultFolders;
	const outDir = previewDir;
	const result = await withProgress({ json: false, quiet: false }, (progress) =>
		buildFromSnapshot({ contentDir, outDir, cacheDir, config, progress }),
	);
	const report = { json: false, quiet: false, warnings: 'counted', seconds: performance.now() / 1000, outDir } as const;
	const exitCode = reportBuild(result, report);
	if (exitCode !== exitCodes.done) return exitCode;
	const { projectDomain, languages, store, payments, reservations } = config;
	const orders = {
		orderDir,
		orderServiceUrl: null,
		contentDir,
		projectDomain,
		languages,
		storePath: store.path,
		payments,
		reservations,
		showsArrivals: true,
	};
	const pictures = createLaterPictures({ outDir, cacheDir, imagesDir: imagesDirOf(cacheDir), print: (text) => console.error(text) });
	const { url, arrivalsUrl, close } = await serveWithStandIns({ dir: outDir, port, host, orders, pictures });
	closeOnSignal(async () => {
		pictures.close();
		await close();
	});
	console.log(
		`\nThe shop is open: ${url}\nWhat its visitors send is shown on ${arrivalsUrl}\nPayPal and Klarna are stand-ins on this machine: no money moves.`,
	);
	console.log('Pictures are made when a page shows them, the others behind.');
	await pictures.makeRest();
	return exitCodes.done;
});
