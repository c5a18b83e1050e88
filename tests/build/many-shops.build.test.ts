/** Shops of the fleet's stand-in for Directus: each is content without a fault, fetched and built by the real code. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFetched } from '../../commands/building/build-fetched.ts';
import { type ManyShops, startManyShops } from '../../sandbox/fleet/many-shops.ts';
import { storePath } from '../../sandbox/fleet/shops/shop-parts.ts';
import type { SiteConfig } from '../../site/config.ts';
import { silentProgress } from '../../site/progress.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let shops: ManyShops;

beforeAll(async () => {
	shops = await startManyShops({ shops: 12, products: 13, sharedProducts: 2 });
});
afterAll(() => shops.stop());

it('builds one without a problem, and only what changed after an edit', async () => {
	const build = await builderOf('shop-0012.example');
	const first = await build();
	expect(first.problems).toEqual([]);
	expect(first.summary?.pages).toBeGreaterThan(80);

	const unchanged = await build();
	expect(unchanged.summary).toMatchObject({ rendered: 0, reused: first.summary?.pages });

	const [product] = (await shops.records('shop-0012.example')).ecommerce_product ?? [];
	await shops.edit('ecommerce_product', Number(product?.id), { display_name: 'Ein neuer Name' });
	const edited = await build();
	expect(edited.problems).toEqual([]);
	expect(edited.summary?.rendered).toBeGreaterThan(0);
	expect(edited.summary?.rendered).toBeLessThan(first.summary?.pages ?? 0);
});

/** To be called inside a test. */
async function builderOf(domain: string): Promise<() => ReturnType<typeof buildFetched>> {
	const dir = await temporaryFolder();
	const options = {
		directus: { url: shops.url, token: shops.token, email: undefined, password: undefined, dialect: 'directus' as const },
		projectDomain: domain,
		contentDir: join(dir, 'content'),
		cacheDir: join(dir, 'cache'),
		outDir: join(dir, 'dist'),
		config: configOf(domain),
		acceptShrink: false,
		drafts: false,
		progress: silentProgress,
	};
	return () => buildFetched(options);
}

function configOf(domain: string): SiteConfig {
	return {
		projectDomain: domain,
		siteUrl: `https://${domain}`,
		orderServiceUrl: 'self',
		languages: ['de', 'en', 'fr'],
		trailingSlash: false,
		store: { path: storePath },
		specialBrand: null,
		analytics: null,
		mapsKey: null,
		videoHosts: [],
		images: { formats: ['jpeg'], widths: [320], avifQuality: 55 },
		problems: {},
		serviceWorker: true,
		contentPortalUrl: null,
	};
}
