/** `npm run directus`: a real Directus with the demo content, to look at, to edit, and to run the pipeline against. */
import { rmSync } from 'node:fs';
import { installDesk } from '../orders/desk/install/install-desk.ts';
import { withLock } from '../pipeline/index.ts';
import { connectAsAdmin, readAdmin } from '../sandbox/directus/admin.ts';
import { editedFolder, startDemoDirectus } from '../sandbox/directus/demo-directus.ts';
import { deskAccounts, draftsAccounts, projectAccounts, publicAccounts, ratingsAccounts } from '../sandbox/directus/fixture/accounts.ts';
import { installDirectus } from '../sandbox/directus/install.ts';
import { prepareLiveFlow, sandboxLiveSecret } from '../sandbox/directus/live-flow.ts';
import { createOwner } from '../sandbox/directus/permissions.ts';
import { projectCommand } from '../sandbox/directus/project-command.ts';
import { noticeAddress } from './developing/notices.ts';
import { createCommand, type ExitCode, exitCodes, parsePort } from './options/command-line.ts';
import { runCommand } from './options/run-command.ts';
import { withProgress } from './progress/create-progress.ts';

const { port, fresh } = createCommand('directus', 'Installs, fills and starts the sandbox Directus; Ctrl-C stops it.')
	.option('--port <number>', 'where it listens; 0 takes any free port', parsePort, 8055)
	.option('--fresh', 'forgets what was edited and starts from the demo content', false)
	.parse()
	.opts<{ port: number; fresh: boolean }>();

const log = (line: string) => console.log(line);
/** `domain`: of one of the projects. */
const serveCommand = (url: string, domain: string, variables: Readonly<Record<string, string>>): string =>
	projectAccounts
		.filter((account) => account.domain === domain)
		.map(({ readToken }) => projectCommand({ url, name: 'serve', domain, readToken, variables }))
		.join('\n');

// Directus ends with this process: an exit, unlike the death by a signal, stops what was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(exitCodes.done));

async function serveDemo(): Promise<ExitCode> {
	if (fresh) rmSync(editedFolder, { recursive: true, force: true });
	log('Starting Directus');
	const { url, ended } = await withProgress({ json: false, quiet: false }, (progress) =>
		startDemoDirectus({ port, dataDir: editedFolder, log }, progress),
	);
	const admin = readAdmin();
	await prepareDesk(url);
	const { host, port: noticePort, path } = noticeAddress;
	await prepareLiveFlow(connectAsAdmin(url), { url: `http://${host}:${noticePort}${path}`, secret: sandboxLiveSecret });
	log(`
Directus    ${url}
Log in      ${admin.email}
Password    ${admin.password}

Build a project from it, in another terminal:
${projectAccounts.map(({ domain, readToken }) => projectCommand({ url, name: 'build', domain, readToken })).join('\n')}

Or with what is not published yet, in folders of its own:
${draftsAccounts.map(({ domain, readToken }) => projectCommand({ url, name: 'build', domain, readToken, isDrafts: true })).join('\n')}

Or see every save at once: the same with LIVE_SECRET=${sandboxLiveSecret} before and npm run dev -- --live at its end.

Live content: in site.config.ts, for its project
${publicAccounts.map(({ domain, token }) => `  live: { url: '${url}', publicToken: '${token}' },   // ${domain}`).join('\n')}

Ratings go on to Directus as drafts, which an editor publishes:
${ratingsAccounts.map(({ domain, token }) => serveCommand(url, domain, { DIRECTUS_RATINGS_TOKEN: token })).join('\n')}

Orders appear in Directus, for its owner (${deskAccounts.email}, password ${deskAccounts.password}):
${serveCommand(url, deskAccounts.domain, { DIRECTUS_ORDERS_TOKEN: deskAccounts.ordersToken })}

What you edit stays in ${editedFolder} until the demo changes or you start with --fresh. Ctrl-C stops Directus;
\`npm run demo:snapshot\` then fetches it into content-cache.`);
	await ended;
	log('Directus has ended.');
	return exitCodes.world;
}

/** The order desk of the first project. */
async function prepareDesk(url: string): Promise<void> {
	const { domain: project, email, ordersToken: token, folder } = deskAccounts;
	const { token: adminToken } = readAdmin();
	await createOwner(connectAsAdmin(url));
	await installDesk({
		directus: { url, token: adminToken },
		access: { project, token, owners: [email], refunders: [email], hasRules: true, folder },
		language: 'de',
		wake: null,
	});
}

await runCommand(async () => {
	await installDirectus(log);
	return withLock(editedFolder, serveDemo);
});
