/** `npm run fleet:sandbox`: everything around a fleet on one machine, to try it: a real Redis, a real object storage, and a Directus of generated shops. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hookPath } from '../fleet/hooks/hook-server.ts';
import { startManyShops } from '../sandbox/fleet/many-shops.ts';
import { startObjectStorage } from '../sandbox/fleet/object-storage.ts';
import { startRedis } from '../sandbox/fleet/redis.ts';
import { createCommand, type ExitCode, exitCodes, parseCount, parsePort } from './options/command-line.ts';
import { runCommand } from './options/run-command.ts';
import { untilStopped } from './running-fleet/until-stopped.ts';

const options = createCommand(
	'fleet:sandbox',
	'Starts a Redis, an object storage and a Directus of generated shops, to try "npm run fleet"; Ctrl-C stops them.',
)
	.option('--shops <number>', 'how many', parseCount, 3)
	.option('--hook-port <number>', 'where "npm run fleet -- serve" takes webhooks', parsePort, 4700)
	.parse()
	.opts<{ shops: number; hookPort: number }>();

const hookSecret = 'secret-of-the-sandbox';

/** Nothing of it is kept. @throws Error that names the packages that are missing */
async function runSandbox(): Promise<ExitCode> {
	const dir = await mkdtemp(join(tmpdir(), 'fleet-sandbox-'));
	const started: { stop(): Promise<void> }[] = [];
	const keep = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
		started.unshift(part);
		return part;
	};
	try {
		const redis = keep(await startRedis({ dir: join(dir, 'redis') }));
		const storage = keep(await startObjectStorage({ dir: join(dir, 'storage') }));
		const shops = keep(await startManyShops({ shops: options.shops }));
		await shops.notify({ url: `http://127.0.0.1:${options.hookPort}${hookPath}`, secret: hookSecret });
		const environment = {
			DIRECTUS_URL: shops.url,
			DIRECTUS_TOKEN: shops.token,
			FLEET_REDIS_URL: redis.url,
			FLEET_S3_ENDPOINT: storage.endpoint,
			FLEET_S3_BUCKET: 'fleet',
			FLEET_S3_ACCESS_KEY: storage.accessKey,
			FLEET_S3_SECRET_KEY: storage.secretKey,
			FLEET_HOOK_SECRET: hookSecret,
		};
		const [product] = (await shops.records(shops.domains[0] ?? '')).ecommerce_product ?? [];
		const edit = { collection: 'ecommerce_product', key: product?.id, values: { price_brutto: '1234.00' } };
		console.log(`${Object.entries(environment)
			.map(([name, value]) => `export ${name}=${value}`)
			.join('\n')}

Paste these lines into each terminal of the fleet. The shops: ${shops.domains.join(' ')}
An edit, as a person makes it in Directus:
curl -H 'Authorization: Bearer ${shops.token}' -d '${JSON.stringify(edit)}' ${shops.url}/control/edit

Ctrl-C stops all of it, and forgets it.`);
		await untilStopped();
		return exitCodes.done;
	} finally {
		for (const part of started) await part.stop();
		await rm(dir, { recursive: true, force: true });
	}
}

await runCommand(runSandbox);
