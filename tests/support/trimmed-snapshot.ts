/** Makes a small copy of the committed snapshot, so that tests can build whole sites, and broken ones, in little time. */
import { join } from 'node:path';
import { defaultFolders } from '../../commands/options/project-folder.ts';
import { imageFileName } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { writeSnapshot } from '../../pipeline/snapshot/write-snapshot.ts';

/** The committed snapshot of the demo. */
const demoSnapshot = defaultFolders.content;

export type Records = Record<string, WireRecord[]>;

/**
 * Writes the demo with its first `productCount` products to `dir`; `change` may spoil the records before they are written. Rendered rich text
 * is left out, so that a build renders its own.
 */
export async function writeTrimmedSnapshot(
	dir: string,
	productCount: number,
	change: (records: Records) => void = () => {},
): Promise<void> {
	const demo = await openSnapshot(demoSnapshot);
	const records: Records = Object.fromEntries(
		Object.keys(demo.manifest.collections).map((name) => [name, demo.records(name).map((record) => structuredClone(record))]),
	);
	records.ecommerce_product = firstOf(records, 'ecommerce_product').slice(0, productCount);
	change(records);
	const { project, fetchedAt, backendVersion } = demo.manifest;
	const used = JSON.stringify(records);
	const images = new Map(
		[...demo.images]
			.filter(([id]) => used.includes(id))
			.map(([id, entry]) => [id, { ...entry, file: join(demo.imagesDir, imageFileName(entry)) }]),
	);
	await writeSnapshot(dir, records, { project, fetchedAt, backendVersion, images });
}

/** The records of a collection. Throws where the demo has none, because a test would then prove nothing. */
export function firstOf(records: Records, collection: string): WireRecord[] {
	const found = records[collection];
	if (!found?.length) throw new Error(`The demo has no ${collection}`);
	return found;
}
