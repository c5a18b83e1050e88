/**
 * The snapshot that the service has worked with last. It was read before the service noticed it, and so cannot hold what moved after that: of it alone
 * this is certain, whatever became of the booking.
 */
import type { Shop } from '../shop/shop.ts';
import type { Database } from '../store/database.ts';
import { readSetting, writeSetting } from '../store/settings.ts';

/** Differs for every reading of Directus, even of the same content. */
export function noticeSnapshot(database: Database, { snapshot, readFromMs }: Pick<Shop, 'snapshot' | 'readFromMs'>): string {
	const name = `${snapshot} ${readFromMs}`;
	if (noticedSnapshot(database) !== name) writeSetting(database, 'stock_snapshot', name);
	return name;
}

/** `''`: none yet. */
export function noticedSnapshot(database: Database): string {
	return readSetting(database, 'stock_snapshot') ?? '';
}
