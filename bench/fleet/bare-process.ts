/** The process of bare-builds.ts. */
import { join } from 'node:path';
import { createShopBuild } from '../../commands/running-fleet/build-fleet-shop.ts';
import type { BareShops } from './bare-builds.ts';
import { fleetConfig } from './fleet-programs.ts';

const { dir, directusUrl: url, directusToken: token, shops }: BareShops = JSON.parse(process.argv[2] ?? '');
const build = createShopBuild({
	directus: { url, token, email: undefined, password: undefined, dialect: 'directus' },
	config: fleetConfig,
});

async function buildAll(): Promise<number> {
	const before = process.cpuUsage();
	for (const shop of shops) {
		const folders = { contentDir: join(dir, shop, 'content'), outDir: join(dir, shop, 'site'), cacheDir: join(dir, shop, 'cache') };
		const built = await build({ shop, ...folders, sharedDir: join(dir, 'shared'), sharedContentDir: null, acceptShrink: false });
		if (built.kind === 'refused') throw new Error(`${shop} does not build: ${JSON.stringify(built.problems[0])}`);
	}
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

await buildAll();
process.send?.({ cpuMs: await buildAll() });
process.on('message', async () => process.send?.({ cpuMs: await buildAll() }));
process.once('disconnect', () => process.exit());
