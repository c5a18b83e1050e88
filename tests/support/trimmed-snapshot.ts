/** Makes a small copy of the committed snapshot, so that tests can build whole sites, and broken ones, in little time. */
import { defaultFolders } from '../../commands/options/project-folder.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type EditableSnapshot, type Records, readEditableSnapshot, writeEditableSnapshot } from './editable-snapshot.ts';

export type { Records } from './editable-snapshot.ts';

/** The demo with its first `productCount` products. */
export async function readTrimmedSnapshot(productCount: number): Promise<EditableSnapshot> {
	const demo = await readEditableSnapshot(defaultFolders.content);
	demo.records.ecommerce_product = firstOf(demo.records, 'ecommerce_product').slice(0, productCount);
	return demo;
}

/**
 * Writes the demo with its first `productCount` products to `dir`; `change` may spoil the records before they are written. Rendered rich text
 * is left out, so that a build renders its own.
 */
export async function writeTrimmedSnapshot(
	dir: string,
	productCount: number,
	change: (records: Records) => void = () => {},
): Promise<void> {
	const { records, images, meta } = await readTrimmedSnapshot(productCount);
	change(records);
	const used = JSON.stringify(records);
	await writeEditableSnapshot(dir, { records, images: new Map([...images].filter(([id]) => used.includes(id))), meta });
}

/** The records of a collection. Throws where the demo has none, because a test would then prove nothing. */
export function firstOf(records: Records, collection: string): WireRecord[] {
	const found = records[collection];
	if (!found?.length) throw new Error(`The demo has no ${collection}`);
	return found;
}
