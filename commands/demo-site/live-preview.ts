/** `npm run dev -- --live` beside a real Directus whose Flow reports changes to it, and a product whose price is saved there. */
import { readItems, updateItem } from '@directus/sdk';
import { connectAsAdmin } from '../../sandbox/directus/admin.ts';
import type { ProjectAccount } from '../../sandbox/directus/fixture/accounts.ts';
import { prepareLiveFlow, sandboxLiveSecret } from '../../sandbox/directus/live-flow.ts';
import { type DevProcess, startDev, writeBuildingPlace } from '../programs/run-build.ts';
import { readSitePages } from './site-pages.ts';

export interface LivePreview {
	readonly dev: DevProcess;
	/** Of a product's page. */
	readonly pageUrl: string;
	/** The product that the page is about. */
	readonly product: number;
	/** Saves a price, such as `1234.00`; settled when Directus has answered. */
	savePrice(price: string): Promise<void>;
}

interface LivePreviewOptions {
	readonly directusUrl: string;
	readonly account: ProjectAccount;
	/** Of all that is built and fetched. */
	readonly dir: string;
}

/** So seldom that all fetches follow notices. */
const seldom = '600';

/** Settled when everything is built once. */
export async function startLivePreview({ directusUrl, account, dir }: LivePreviewOptions): Promise<LivePreview> {
	const client = connectAsAdmin(directusUrl);
	const place = writeBuildingPlace(dir);
	const env = {
		DIRECTUS_URL: directusUrl,
		DIRECTUS_TOKEN: account.readToken,
		PROJECT_DOMAIN: account.domain,
		LIVE_SECRET: sandboxLiveSecret,
	};
	const dev = startDev({ ...place, env, flags: ['--live', seldom, '--notice-port', '0'] });
	try {
		const [, siteUrl = ''] = await dev.says(/The site is on (\S+),/);
		const [, url = ''] = await dev.says(/until its Flow reports changes at (\S+)\.\n/);
		await prepareLiveFlow(client, { url, secret: sandboxLiveSecret });
		await dev.says(/Directus \(.*\): [1-9]\d* pages rendered/);
		const product = await chooseProduct(client, account);
		const page = readSitePages(place.out).find(
			({ template, result }) => template === 'product' && result.language === 'de' && 'id' in result && result.id === product,
		);
		if (!page) throw new Error(`The product ${product} has no page`);
		return {
			dev,
			product,
			pageUrl: siteUrl + page.path,
			async savePrice(price) {
				await client.request(updateItem('ecommerce_product', product, { price_brutto: price }));
			},
		};
	} catch (error) {
		await dev.stop();
		throw error;
	}
}

/** One that has a price of its own. */
async function chooseProduct(client: ReturnType<typeof connectAsAdmin>, { domain }: ProjectAccount): Promise<number> {
	const fields = ['id', 'project', 'status', 'price_brutto', 'variants'];
	const products = await client.request(readItems('ecommerce_product', { fields, sort: ['id'], limit: -1 }));
	const first = products.find(
		({ project, status, price_brutto, variants }) =>
			project === domain && status === 'published' && Number(price_brutto) > 0 && Array.isArray(variants) && variants.length === 0,
	);
	if (typeof first?.id !== 'number') throw new Error('The demo has no product with a price of its own');
	return first.id;
}
