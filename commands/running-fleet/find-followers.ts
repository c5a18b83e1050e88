/** Which shops show a shared record. */
import type { ChangedRecords } from '../../fleet/worker/build-shop.ts';
import type { BackendClient } from '../../pipeline/directus/backend-client.ts';
import { product } from '../../shop/collections/product.ts';
import { readAllOfferingProjects, readOffersOf } from '../building/shared-content.ts';

/** Of products, the shops that offer one; of all else, such as a category, every shop that offers anything shared. */
export async function findFollowers(client: BackendClient, changed: ChangedRecords): Promise<readonly string[]> {
	const { [product.collection]: products = [], ...others } = changed;
	const isAnyOther = Object.values(others).some((keys) => keys.length > 0);
	return isAnyOther ? await readAllOfferingProjects(client) : await readOffersOf(client, products);
}
