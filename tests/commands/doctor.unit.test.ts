/** `npm run doctor` before a deployment that is sound in everything, and before one in which each part has a fault. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { examineConnection } from '../../commands/doctoring/examine-site.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { runProgram } from '../../commands/programs/run-program.ts';
import { keyOf, makeCertificate, startShopServer } from '../../commands/programs/shop-server.ts';
import { findNginx } from '../../commands/programs/web-server.ts';
import { nginxFile } from '../../renderer/hosts/nginx-file.ts';
import siteConfig from '../../site.config.ts';
import { aSiteConfig } from '../builders/content.ts';
import { runOrders } from '../orders/run-orders.ts';
import { someShop } from '../orders/some-shop.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const snapshot = 'a1b2c3d4e5f60718';

/** What it says: `ok`, `FAULT` or `?` by part, and the whole output. */
async function consult(args: readonly string[], env: Readonly<Record<string, string>>) {
	const { exitCode, output } = await runProgram(process.execPath, [join(projectDir, 'commands/run.js'), 'doctor', ...args], { env });
	const states = [...output.matchAll(/^(ok|FAULT|\?) +([^:]+): /gm)].map(([, state, part]) => [part, state]);
	return { exitCode, output, states: Object.fromEntries(states) as Readonly<Record<string, string>> };
}

async function listening(server: Server): Promise<number> {
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	return (server.address() as AddressInfo).port;
}

/** A Directus, as far as it is asked. */
async function aDirectus({
	version,
	collections,
	flows,
	opens,
	shops = 1,
	offers = 1,
}: {
	version: string;
	collections: number;
	flows: number;
	opens: string;
	shops?: number;
	/** Id of the one payment method. */
	offers?: number;
}): Promise<string> {
	const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ collection: `c${index}`, schema: {} }));
	const settings = [{ payment_methods: [{ payment_id: { id: offers, display_name: 'Zahlung' } }] }];
	const answers: Readonly<Record<string, unknown>> = {
		'/users/me': { id: 1 },
		'/server/info': { version },
		'/collections': [...rows(collections), { collection: 'directus_users', schema: {} }, { collection: 'folder', schema: null }],
		'/flows': rows(flows),
		[`/items/${opens}`]: shops === 1 ? [] : [{ id: 1 }],
		'/items/project': rows(shops),
		'/extensions': [],
		'/access': [{ user: null, role: null, policy: { id: 'p', name: 'Public', admin_access: false } }],
		'/roles': [],
		'/permissions': [{ policy: 'p', collection: opens, action: 'read', permissions: {}, validation: null, presets: null, fields: ['*'] }],
	};
	const port = await listening(
		createServer((request, response) => {
			const [path = '', query = ''] = request.url?.split('?') ?? [];
			// All projects but one's own are none, where there is one.
			const ofOwn = query.includes('payment_methods') ? settings : answers[path];
			const data = shops === 1 && query.includes('filter=') && ofOwn !== settings ? [] : ofOwn;
			response.writeHead(data === undefined ? 403 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
		}),
	);
	return `http://127.0.0.1:${port}`;
}

/** A folder of releases whose content was fetched at a time. */
async function someReleases(fetchedAt: Date): Promise<string> {
	const dir = await temporaryFolder();
	mkdirSync(join(dir, 'releases/1.content'), { recursive: true });
	const manifest = { formatVersion: 1, project: 'x.example', fetchedAt: fetchedAt.toISOString(), backendVersion: null, collections: {} };
	writeFileSync(join(dir, 'releases/1.content/manifest.json'), JSON.stringify(manifest));
	symlinkSync('releases/1', join(dir, 'current'));
	return dir;
}

it('finds nothing in a sound deployment, and says what it could not look at', async () => {
	const nginx = await findNginx();
	if (nginx === null) throw new Error('This test needs nginx');
	const releases = await someReleases(new Date());
	const shop = await someShop().read();
	const orders = await runOrders({ arrivalsToken: null, shop: { read: async () => ({ ...shop, snapshot }) } });
	const [root, backups] = [await temporaryFolder(), await temporaryFolder()];
	for (const name of ['index.html', '404.html']) writeFileSync(join(root, name), '<!doctype html><title>Shop</title>');
	mkdirSync(join(root, 'agb'));
	const sentence = siteConfig.payments?.terms?.transfer?.sentence ?? '';
	writeFileSync(join(root, 'agb/index.html'), `<!doctype html><title>AGB</title><p>${sentence.replace('Vertrag', '<b>Vertrag</b>\n')}`);
	writeFileSync(join(root, 'snapshot.json'), JSON.stringify({ snapshot }));
	writeFileSync(join(root, '_nginx.conf'), nginxFile({ redirects: [], config: aSiteConfig() }));
	const { url, httpPort, certificateFile, close } = await startShopServer(nginx, {
		root,
		work: await temporaryFolder(),
		ordersUrl: orders.url,
	});
	onTestFinished(close);
	const directus = await aDirectus({ version: '11.17.4', collections: 40, flows: 5, opens: 'product' });
	const env = { NODE_EXTRA_CA_CERTS: certificateFile, DIRECTUS_URL: directus, DIRECTUS_TOKEN: 'site', DIRECTUS_ADMIN_TOKEN: 'admin' };
	// the service's clock is a test's, and files have the machine's
	writeFileSync(join(backups, `orders-${nameOfNow()}.sqlite.age`), '');
	const { exitCode, output, states } = await consult(
		[url, '--plain', `http://localhost:${httpPort}`, '--releases', releases, '--backups', backups],
		env,
	);
	expect(Object.entries(states).filter(([, state]) => state !== 'ok')).toEqual([
		['forged webhook', '?'],
		['signed webhook', '?'],
		['service', '?'],
		['mail', '?'],
	]);
	expect(Object.keys(states)).toHaveLength(24);
	expect(output).toContain('/agb says what happens (transfer with its receipt, provider together with its payment');
	expect(output).toContain('40 collections, 5 flows; Directus 11 has no such limits');
	expect([exitCode, output]).toEqual([0, expect.stringMatching(/No fault was found\.\n$/)]);
});

/** By the machine's clock, in UTC, as backups are named. */
function nameOfNow(): string {
	const now = new Date(performance.timeOrigin + performance.now());
	return now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

it('finds the fault of each part, and says what to do', async () => {
	const certificateFile = await makeCertificate(await temporaryFolder(), 1);
	const answer: RequestListener = (request, response) => {
		const path = request.url ?? '';
		response.setHeader('date', 'Fri, 27 Nov 2020 12:00:00 GMT');
		response.setHeader('access-control-allow-origin', '*');
		if (path === '/ecom/status') response.end(JSON.stringify({ status: 'ok', maintenance: true, snapshot: 'other' }));
		else if (path === '/snapshot.json') response.end(JSON.stringify({ snapshot }));
		else if (path === '/') response.writeHead(500).end();
		else response.end('orders_placed 1');
	};
	const tls = {
		key: readFileSync(keyOf(certificateFile)),
		cert: readFileSync(certificateFile),
		minVersion: 'TLSv1.1',
		ciphers: 'DEFAULT@SECLEVEL=0',
	} as const;
	const [port, plainPort] = [await listening(createTlsServer(tls, answer)), await listening(createServer(answer))];
	const env = {
		NODE_EXTRA_CA_CERTS: certificateFile,
		DIRECTUS_URL: await aDirectus({ version: '10.1.0', collections: 26, flows: 1, opens: 'order_refund', shops: 2, offers: 9 }),
		DIRECTUS_TOKEN: 'site',
		DIRECTUS_ADMIN_TOKEN: 'admin',
		SMTP_URL: 'smtp://127.0.0.1:9',
		MAIL_FROM: 'shop@example.com',
	};
	const releases = await someReleases(new Date(0));
	const args = [`https://localhost:${port}`, '--plain', `http://localhost:${plainPort}`, '--page', '/shop', '--releases', releases];
	const { exitCode, output, states } = await consult([...args, '--backups', releases, '--mail-to', 'me@example.com'], env);
	expect(Object.entries(states).filter(([, state]) => state !== 'FAULT')).toEqual([
		['signed webhook', '?'],
		['service', '?'],
	]);
	expect(Object.keys(states)).toHaveLength(27);
	expect(output.match(/^FAULT .*\. Fix: .+\.$/gm)).toHaveLength(25);
	for (const part of [
		'missing or weaker: Content-Security-Policy',
		'valid for 0 days',
		'TLS 1.1 is spoken',
		'can read order_refund',
		'26 collections',
		'/metrics',
		'it reads records of them in project, order_refund',
		'this Directus refuses them (200), so that whoever reads a collection reads it of all shops. Shops of different owners must not share this Directus',
		'the extension is missing',
		'policy "Public" reads order_refund of other shops. Shops of different owners must not share this Directus like that',
	])
		expect(output).toContain(part);
	expect(exitCode).toBe(1);
});

it.each([
	['that speaks no HTTPS', () => listening(createServer()), (port: number) => `the port at 127.0.0.1:${port} does not speak HTTPS. Fix: `],
	[
		'whose certificate nobody vouches for',
		async () => {
			const file = await makeCertificate(await temporaryFolder(), 30);
			return await listening(createTlsServer({ key: readFileSync(keyOf(file)), cert: readFileSync(file) }));
		},
		(port: number) => `the certificate at 127.0.0.1:${port} is not valid for it (self-signed certificate`,
	],
] as const)('says once of a port %s what is wrong', async (_, listen, fault) => {
	const port = await listen();
	const found = await examineConnection(new URL(`https://127.0.0.1:${port}`));
	expect(found?.message).toContain(fault(port));
});

it('says of a name that is not found that it is not', async () => {
	const found = await examineConnection(new URL('https://shop.invalid'));
	expect(found?.message).toContain('the name shop.invalid is not found. Fix: ');
});

it('says of a server that does not answer that it does not, and refuses what is no shop', async () => {
	const { exitCode, states, output } = await consult(['https://localhost:9'], {});
	expect([exitCode, states]).toEqual([1, { connection: 'FAULT', service: '?', backup: '?', fetch: '?', mail: '?', Directus: '?' }]);
	expect(output).toContain('no server answers at localhost:9. Fix: ');
	for (const url of ['http://localhost', 'https://localhost/shop', 'localhost']) expect((await consult([url], {})).exitCode).toBe(64);
});
