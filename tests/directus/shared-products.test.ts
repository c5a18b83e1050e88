/** Products that a group shares, in a real Directus: an edit of one is seen in every shop that offers it, and a local price in its own shop alone. */
import { join } from 'node:path';
import { createItem, updateItem } from '@directus/sdk';
import { describe, expect, it } from 'vitest';
import { fetchSharedContent, readAllOfferingProjects, readOffersOf } from '../../commands/building/shared-content.ts';
import { createBackendClient } from '../../pipeline/directus/backend-client.ts';
import { fetchSnapshot } from '../../pipeline/fetch/fetch-snapshot.ts';
import { openSharedRecords } from '../../pipeline/fetch/open-shared-records.ts';
import type { SharedRecords } from '../../pipeline/fetch/shared-records.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { connectAsAdmin, readAdmin } from '../../sandbox/directus/admin.ts';
import { type ProjectAccount, projectAccounts } from '../../sandbox/directus/fixture/accounts.ts';
import { nordlichtFile, nordlichtId } from '../../sandbox/directus/fixture/nordlicht.ts';
import { sharedFile, sharedIds } from '../../sandbox/directus/fixture/shared.ts';
import { contentDefinition } from '../../shop/definition/definition.ts';
import { silentProgress } from '../../site/progress.ts';
import { differences, readTree } from '../support/read-tree.ts';
import { type DirectusCopy, startDirectusCopy } from './start-copy.ts';

const [weidenbach, nordlicht] = projectAccounts;
const offered = 'ecommerce_offer';
const products = 'ecommerce_product';
const asOf = '2026-11-20T12:00:00.000Z';

async function fetchShop({ url, work }: DirectusCopy, account: ProjectAccount, name: string, shared?: SharedRecords) {
	const client = createBackendClient({ url, token: account.readToken, project: account.domain });
	const folders = { contentDir: join(work, name), cacheDir: join(work, `${name}-cache`) };
	// of three products one that goes is a third of the catalogue
	const input = {
		site: contentDefinition,
		client,
		...folders,
		asOf,
		acceptShrink: true,
		progress: silentProgress,
		...(shared && { shared }),
	};
	const { staged } = await fetchSnapshot(input);
	await staged.commit();
	const snapshot = await openSnapshot(folders.contentDir);
	const find = (collection: string, id: number) => snapshot.records(collection).find((record) => record.id === id);
	return { snapshot, find, product: (id: number) => find(products, id) };
}

describe('shared products', () => {
	it('stand in the shop that offers them, with its values and what they lead to, and in no other', async () => {
		const directus = await startDirectusCopy();
		const shop = await fetchShop(directus, nordlicht, 'nordlicht');
		expect(shop.product(sharedIds.watch)).toMatchObject({ project: nordlicht.domain, slug: 'kontoruhr', category: sharedIds.category });
		expect(shop.product(sharedIds.watch)?.display_name).toBe(shop.find(offered, nordlichtId)?.display_name);
		expect(shop.product(sharedIds.watch)?.images).toMatchObject([{ directus_files_id: nordlichtFile.id }]);
		expect(shop.product(sharedIds.ring)).toMatchObject({ price_brutto: '290.00', images: [{ directus_files_id: sharedFile.id }] });
		expect(shop.product(sharedIds.chain)).toBeUndefined();
		for (const [collection, id] of [
			['ecommerce_category', sharedIds.category],
			['ecommerce_manufacturer', sharedIds.manufacturer],
			['ecommerce_attribute', sharedIds.steel],
			['ecommerce_attribute_group', sharedIds.metal],
		] as const) {
			expect(shop.find(collection, id)).toMatchObject({ project: nordlicht.domain });
		}
		expect([...shop.snapshot.images.keys()].sort()).toEqual([nordlichtFile.id, sharedFile.id].sort());
		const other = await fetchShop(directus, weidenbach, 'weidenbach');
		expect(other.product(sharedIds.watch)).toBeUndefined();
		expect(Object.keys(other.snapshot.manifest.collections)).not.toContain(offered);
	});

	it('change in each shop by an edit of the group, and in one shop by its own price', async () => {
		const directus = await startDirectusCopy();
		const admin = connectAsAdmin(directus.url);
		const row = { project: weidenbach.domain, status: 'published', product: sharedIds.ring };
		const { id } = await admin.request(createItem(offered, row, { fields: ['id'] }));
		const fetchBoth = async () => ({
			here: (await fetchShop(directus, weidenbach, 'weidenbach')).product(sharedIds.ring),
			there: (await fetchShop(directus, nordlicht, 'nordlicht')).product(sharedIds.ring),
		});
		const before = await fetchBoth();
		expect([before.here, before.there]).toMatchObject([{ price_brutto: '290.00' }, { price_brutto: '290.00' }]);

		await admin.request(updateItem(products, sharedIds.ring, { display_name: 'Speicherring' }));
		const renamed = await fetchBoth();
		expect([renamed.here?.display_name, renamed.there?.display_name]).toEqual(['Speicherring', 'Speicherring']);

		await admin.request(updateItem(offered, Number(id), { price_brutto: 249 }));
		const priced = await fetchBoth();
		expect([priced.here?.price_brutto, priced.there?.price_brutto]).toEqual(['249.00', '290.00']);

		await admin.request(updateItem(products, sharedIds.ring, { price_brutto: 310 }));
		const raised = await fetchBoth();
		expect([raised.here?.price_brutto, raised.there?.price_brutto]).toEqual(['249.00', '310.00']);

		await admin.request(updateItem(products, sharedIds.ring, { status: 'draft' }));
		const withdrawn = await fetchBoth();
		expect([withdrawn.here, withdrawn.there]).toEqual([undefined, undefined]);
	}, 400_000);

	it('are fetched once for many shops, each of which is the same as fetched alone', async () => {
		const directus = await startDirectusCopy();
		const client = createBackendClient({ url: directus.url, token: readAdmin().token, project: weidenbach.domain });
		const contentDir = join(directus.work, 'shared');
		const { staged } = await fetchSharedContent({
			client,
			contentDir,
			cacheDir: join(directus.work, 'cache'),
			asOf,
			progress: silentProgress,
		});
		await staged.commit();
		const shared = await openSharedRecords(contentDir);
		await fetchShop(directus, nordlicht, 'alone');
		await fetchShop(directus, nordlicht, 'together', shared);
		const [alone, together] = ['alone', 'together'].map((name) => readTree(join(directus.work, name), 'content'));
		expect(differences(together ?? {}, alone ?? {})).toEqual([]);
		expect(await readOffersOf(client, [sharedIds.ring])).toEqual([nordlicht.domain]);
		expect(await readOffersOf(client, [sharedIds.chain])).toEqual([]);
		expect(await readAllOfferingProjects(client)).toEqual([nordlicht.domain]);
	});
});
