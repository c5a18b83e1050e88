/** `npm run fleet`: many shops from one Directus, on a queue and an object storage. */
import { InvalidArgumentError } from 'commander';
import { createCommand, parseCount, parsePort, waitOption } from './options/command-line.ts';
import { defaultFolders } from './options/project-folder.ts';
import { runCommand } from './options/run-command.ts';

const fleet = createCommand('fleet', 'Runs many shops of one Directus (docs/fleet.md).');
const shopConfig = ['--config <file>', 'the configuration that all shops share', defaultFolders.config] as const;

fleet
	.command('serve')
	.description('receives the webhooks of Directus, looks for lost ones, and shows the queue')
	.option(...shopConfig)
	.option('--port <number>', 'where it takes webhooks, on --host', parsePort, 4700)
	.option('--host <address>', 'where it listens for webhooks', '127.0.0.1')
	.option('--board-port <number>', 'where it shows the queue, on this machine only', parsePort, 4701)
	.addOption(waitOption('--sweep-every <age>', 'how often it looks for changes whose webhook was lost', '5m'))
	.addOption(waitOption('--check-every <age>', 'how often each shop is built at least', '24h'))
	.action((options) => runCommand(async () => (await import('./running-fleet/serve-fleet.ts')).serveFleet(options)));

fleet
	.command('worker')
	.description('builds and publishes shops; one process a processor')
	.option(...shopConfig)
	.requiredOption('--work <dir>', 'folder that all workers of this machine share; it may be lost')
	.option('--name <name>', 'of this worker on this machine', parseWorkerName, '1')
	.option(
		'--releases <dir>',
		'folder in which each shop also gets releases as "npm run release" makes them, for a web server and an order service',
	)
	.option('--keep-shops <number>', 'shops that stay in that folder', parseCount, 2000)
	.option('--monitor-port <number>', 'where it answers /health and /metrics, on this machine', parsePort)
	.addOption(waitOption('--longest-run <age>', 'a run that takes longer ends this process', '30m'))
	.addOption(waitOption('--lock <age>', 'after so long without a sign of life another worker takes its shop', '1m'))
	.action((options) => runCommand(async () => (await import('./running-fleet/run-worker.ts')).runFleetWorker(options)));

fleet
	.command('gateway')
	.description('shows each shop at its host, for nginx or a CDN in front of it')
	.option('--port <number>', 'where it listens, on --host', parsePort, 4800)
	.option('--host <address>', 'where it listens', '127.0.0.1')
	.option('--monitor-port <number>', 'where it answers /health and /metrics, on this machine', parsePort)
	.action((options) => runCommand(async () => (await import('./running-fleet/run-gateway.ts')).runFleetGateway(options)));

fleet
	.command('flow')
	.description('creates the Flow in Directus that reports edits, or puts it right; with DIRECTUS_ADMIN_TOKEN')
	.requiredOption('--url <origin>', 'where Directus reaches "serve", such as https://fleet.example.com')
	.action((options) => runCommand(async () => (await import('./running-fleet/install-fleet-flow.ts')).installFleetFlow(options)));

fleet
	.command('status')
	.description('says what waits, what runs, and how the last run of each shop ended')
	.option('--json', 'prints one JSON object', false)
	.action((options) => runCommand(async () => (await import('./running-fleet/operate.ts')).showStatus(options)));

fleet
	.command('add')
	.description('takes shops in, by the domains of their projects, and builds them')
	.argument('<shops...>')
	.action((shops) => runCommand(async () => (await import('./running-fleet/operate.ts')).addShops(shops)));

fleet
	.command('remove')
	.description('takes a shop out: the gateway no longer shows it. "add" brings it back as it was')
	.argument('<shop>')
	.action((shop) => runCommand(async () => (await import('./running-fleet/operate.ts')).removeFromFleet(shop)));

fleet
	.command('rebuild')
	.description('builds shops, and ends a rollback; as many at once as there are workers, behind what editors wait for')
	.argument('[shops...]')
	.option('--all', 'every shop', false)
	.option('--accept-shrink', 'takes a catalogue that lost more than 30 % of a part', false)
	.action((shops, options) => runCommand(async () => (await import('./running-fleet/operate.ts')).rebuildShops(shops, options)));

fleet
	.command('rollback')
	.description('shows visitors the release before, until "rebuild"')
	.argument('<shop>')
	.action((shop) => runCommand(async () => (await import('./running-fleet/operate.ts')).rollBackShop(shop)));

fleet
	.command('collect')
	.description('removes objects that no release needs any more; once a day')
	.action(() => runCommand(async () => (await import('./running-fleet/operate.ts')).collectObjects()));

await fleet.parseAsync();

/** A name that is a folder, too. */
function parseWorkerName(name: string): string {
	if (!/^[a-z0-9-]{1,40}$/.test(name)) throw new InvalidArgumentError('It must be a word of small letters, digits and hyphens.');
	return name;
}
