/** The shared products of a group of shops, for a fleet that builds many shops of one backend. */
import {
	type BackendClient,
	type FetchedShared,
	fetchShared,
	readOverlayingProjects,
	type SharedFetchInput,
} from '../../pipeline/index.ts';
import { collections } from '../../shop/collections/collections.ts';
import { product } from '../../shop/collections/product.ts';
import { contentDefinition } from '../../shop/definition/definition.ts';

/** Fetches all that is shared beside the snapshot of it in `contentDir`; see `fetchShared`. The caller holds the lock of `contentDir`. */
export function fetchSharedContent(input: Omit<SharedFetchInput, 'site'>): Promise<FetchedShared> {
	return fetchShared({ site: contentDefinition, ...input });
}

/** Domains, sorted, of the shops with an offer, or a draft of one, on any of these shared products. The token must be allowed to read all offers. */
export function readOffersOf(client: BackendClient, productKeys: readonly (string | number)[]): Promise<readonly string[]> {
	return readOverlayingProjects(client, collections, { collection: product.collection, keys: productKeys });
}

/** Domains, sorted, of all shops with an offer, or a draft of one: each may show any shared record beside the products. */
export function readAllOfferingProjects(client: BackendClient): Promise<readonly string[]> {
	return readOverlayingProjects(client, collections);
}
