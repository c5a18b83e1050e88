/** The folder that `npm run demo:snapshot` fetched from is not filled again, although `content-cache` has changed: its drafts are nowhere else. */
import { readItem, updateItem } from '@directus/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { connectAsAdmin } from '../../sandbox/directus/admin.ts';
import { keepAfterFetch, startDemoDirectus } from '../../sandbox/directus/demo-directus.ts';
import { silentProgress } from '../../site/progress.ts';
import { startDirectusCopy } from './start-copy.ts';

it('keeps an edited draft', async () => {
	const { url, dataDir, stop } = await startDirectusCopy();
	await connectAsAdmin(url).request(updateItem('ecommerce_product', 1061, { display_name: 'Abendröte' }));
	await stop();
	keepAfterFetch(dataDir);
	const directus = await startDemoDirectus({ port: 0, dataDir, log: () => {} }, silentProgress);
	onTestFinished(() => directus.stop());
	expect(await connectAsAdmin(directus.url).request(readItem('ecommerce_product', 1061))).toMatchObject({ display_name: 'Abendröte' });
});
