/** What an operator reads who calls `npm run fleet` in a way that cannot work. Each ends by itself, and does nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type FleetPlace, prepareFleet, runFleetCommand, startFleetProgram } from '../../bench/fleet/fleet-programs.ts';
import { plainEnvironment } from '../../bench/plain-environment.ts';
import { projectDir } from '../../commands/options/project-folder.ts';
import { openBucket } from '../../fleet/storage/bucket.ts';
import { type ManyShops, startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { findFreePort } from '../../sandbox/free-port.ts';
import { watchStart } from '../../sandbox/program-start.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { newAccess } from './parts.ts';

let shops: ManyShops;
beforeAll(async () => {
	shops = await startManyShops({ shops: 2, products: 1, sharedProducts: 0 });
	return () => shops.stop();
});

async function aPlace(): Promise<FleetPlace> {
	const place = {
		dir: join(await temporaryFolder(), 'fleet'),
		directusUrl: shops.url,
		directusToken: shops.token,
		redisUrl: inject('fleetParts').redisUrl,
		prefix: `test-${Math.random().toString(36).slice(2)}`,
		storage: newAccess(),
	};
	prepareFleet(place);
	return place;
}

/** Until the test ends. */
async function takePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((listening) => server.once('listening', listening));
	onTestFinished(() => void server.close());
	const address = server.address();
	return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe('a port that another program has', () => {
	it.each([
		['the webhooks', (port: number) => ['serve', '--port', String(port), '--board-port', '0']],
		['the queue', (port: number) => ['serve', '--port', '0', '--board-port', String(port)]],
		['a worker’s monitor', (port: number) => ['worker', '--work', 'work', '--monitor-port', String(port)]],
		['the gateway', (port: number) => ['gateway', '--port', String(port)]],
		['a gateway’s monitor', (port: number) => ['gateway', '--port', '0', '--monitor-port', String(port)]],
	])('ends the program that wants it for %s', async (_what, args) => {
		const place = await aPlace();
		const port = await takePort();
		const named = args(port).map((each) => (each === 'work' ? join(place.dir, 'work') : each));
		const config = ['serve', 'worker'].includes(named[0] ?? '') ? ['--config', join(place.dir, 'site.config.ts')] : [];
		expect(await runFleetCommand(place, [...named, ...config])).toMatchObject({
			exitCode: 1,
			output: expect.stringContaining(`Port ${port} is in use by another program.`),
		});
	});
});

it('a name that another worker of the machine has ends the worker that wants it', async () => {
	const place = await aPlace();
	const args = ['worker', '--work', join(place.dir, 'work'), '--name', 'one'];
	const first = startFleetProgram(place, args);
	onTestFinished(() => first.end('SIGKILL'));
	await first.said('worker ready');
	expect(await runFleetCommand(place, [...args, '--config', join(place.dir, 'site.config.ts')])).toMatchObject({
		exitCode: 1,
		output: expect.stringContaining(`Another command is using ${join(place.dir, 'work/workers/one')}.`),
	});
});

it('a Redis that is away ends every command that needs it, and is named without a password', async () => {
	const place = await aPlace();
	const port = await findFreePort();
	for (const args of [['status'], ['add', shops.domains[0] ?? '']]) {
		const { exitCode, output } = await runFleetCommand({ ...place, redisUrl: `redis://:s3cret@127.0.0.1:${port}` }, args);
		expect([exitCode, output], args.join(' ')).toEqual([
			1,
			expect.stringContaining(`Redis at 127.0.0.1:${port} (FLEET_REDIS_URL) cannot be used: connect ECONNREFUSED`),
		]);
		expect(output).not.toMatch(/s3cret|\n\s+at /);
	}
});

it('a shop that Directus does not have is not added, nor are those beside it', async () => {
	const place = await aPlace();
	const [domain = ''] = shops.domains;
	const { exitCode, output } = await runFleetCommand(place, ['add', domain, `www.${domain}`, 'nowhere.example']);
	expect([exitCode, output]).toEqual([64, expect.stringContaining(`has no project with the domain www.${domain}, nowhere.example`)]);
	await openBucket(place.storage).prepare();
	expect((await runFleetCommand(place, ['status', '--json'])).output).toContain('"shops":[]');
	expect(await runFleetCommand(place, ['add', domain])).toMatchObject({ exitCode: 0 });
});

it.each([
	['https://fleet.example/hooks/content', 'must be scheme and host alone'],
	['fleet.example', 'must be scheme and host alone'],
])('the Flow does not call %s', async (url, message) => {
	const place = await aPlace();
	expect(await runFleetCommand(place, ['flow', '--url', url])).toMatchObject({ exitCode: 64, output: expect.stringContaining(message) });
});

it('a bucket that is missing, and a wrong key, are named', async () => {
	const place = await aPlace();
	expect((await runFleetCommand(place, ['status'])).output).toContain('NoSuchBucket: there is no bucket of that name');
	const wrong = { ...place, storage: { ...place.storage, secretKey: 'wrong' } };
	expect((await runFleetCommand(wrong, ['status'])).output).toContain(
		'SignatureDoesNotMatch: the secret key is not that of the access key',
	);
});

it('the sandbox says what the other commands need', async () => {
	const place = await aPlace();
	const sandbox = spawn(process.execPath, [join(projectDir, 'commands/run.js'), 'fleet-sandbox', '--shops', '2'], {
		env: { ...process.env, ...plainEnvironment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	onTestFinished(async () => {
		sandbox.kill();
		await once(sandbox, 'exit');
	});
	const { output, untilSo } = watchStart(sandbox, { name: 'The sandbox' });
	await untilSo(async () => output().includes('forgets it'), 600_000);
	const environment = Object.fromEntries([...output().matchAll(/^export (\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]));
	const { DIRECTUS_URL = '', DIRECTUS_TOKEN = '', FLEET_REDIS_URL = '', FLEET_S3_ENDPOINT: endpoint = '' } = environment;
	const { FLEET_S3_BUCKET: bucket = '', FLEET_S3_ACCESS_KEY: accessKey = '', FLEET_S3_SECRET_KEY: secretKey = '' } = environment;
	const storage = { ...place.storage, endpoint, bucket, accessKey, secretKey };
	const there = { ...place, directusUrl: DIRECTUS_URL, directusToken: DIRECTUS_TOKEN, redisUrl: FLEET_REDIS_URL, storage };
	const [, domain = ''] = /The shops: (\S+)/.exec(output()) ?? [];
	expect(await runFleetCommand(there, ['add', domain])).toMatchObject({ exitCode: 0 });
	expect((await runFleetCommand(there, ['status', '--json'])).output).toContain(`"shop":"${domain}"`);
});

it('shops that are named beside --all are a mistake', async () => {
	const place = await aPlace();
	expect(await runFleetCommand(place, ['rebuild', '--all', 'x.example'])).toMatchObject({
		exitCode: 64,
		output: expect.stringContaining('and not both'),
	});
});
