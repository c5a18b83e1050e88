/** Cuts a collection into files by id ranges, so that one inserted record changes one file and never shifts the others. */
import { sha256 } from './hash.ts';
import { recordKey, type WireRecord } from './wire-record.ts';

/** A shard above this size is split in halves, as long as it can be. */
export const shardTargetBytes = 256 * 1024;

/** Ids of a collection start out in ranges of this size; a power of two. */
const rootRange = 65_536;

/** A hash is cut no finer than by this many digits. */
const maxPrefixDigits = 8;

export interface Shard {
	/** Such as `0-65535` or `hash-3f`. */
	readonly name: string;
	readonly count: number;
	readonly text: string;
}

/** Something to be put into a shard: where it belongs, and how much it weighs there. */
interface Item<Key, Value> {
	readonly key: Key;
	readonly value: Value;
	readonly bytes: number;
}

/** Plans the shards of normalised, sorted records. The plan depends on the records alone, not on earlier plans. */
export function planShards(records: readonly WireRecord[]): readonly Shard[] {
	const numbered: Item<number, WireRecord>[] = [];
	const others: WireRecord[] = [];
	for (const record of records) {
		const key = recordKey(record);
		if (typeof key !== 'number' || !Number.isSafeInteger(key) || key < 0) others.push(record);
		else numbered.push({ key, value: record, bytes: textBytes(record) });
	}
	const ranges = Map.groupBy(numbered, ({ key }) => Math.floor(key / rootRange));
	const shards = [...ranges].flatMap(([root, items]) => planRange(items, root * rootRange, rootRange));
	return [...shards, ...planByHash(others, (record) => sha256(String(recordKey(record))), textBytes, shardText)];
}

/** Plans shards of things that have no number: by the first digits of a hash, as few as the target size allows. */
export function planByHash<T>(
	things: readonly T[],
	hashOf: (thing: T) => string,
	bytesOf: (thing: T) => number,
	textOf: (things: readonly T[]) => string,
): readonly Shard[] {
	const split = (items: readonly Item<string, T>[], prefix: string): Shard[] => {
		if (isWhole(items) || prefix.length === maxPrefixDigits) {
			const name = prefix === '' ? 'all' : `hash-${prefix}`;
			return items.length === 0 ? [] : [{ name, count: items.length, text: textOf(items.map(({ value }) => value)) }];
		}
		const digits = Map.groupBy(items, ({ key }) => key.charAt(prefix.length));
		return [...digits].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([digit, members]) => split(members, prefix + digit));
	};
	return split(
		things.map((value) => ({ key: hashOf(value), value, bytes: bytesOf(value) })),
		'',
	);
}

function planRange(items: readonly Item<number, WireRecord>[], start: number, size: number): Shard[] {
	if (size === 1 || isWhole(items)) {
		const name = `${start}-${start + size - 1}`;
		return items.length === 0 ? [] : [{ name, count: items.length, text: shardText(items.map(({ value }) => value)) }];
	}
	const middle = start + size / 2;
	const { low = [], high = [] } = Object.groupBy(items, ({ key }) => (key < middle ? 'low' : 'high'));
	return [...planRange(low, start, size / 2), ...planRange(high, middle, size / 2)];
}

/** Small enough for one shard, or not to be split further. */
function isWhole(items: readonly { readonly bytes: number }[]): boolean {
	return items.length <= 1 || items.reduce((sum, { bytes }) => sum + bytes, 0) <= shardTargetBytes;
}

/** One field a line. */
function shardText(records: readonly WireRecord[]): string {
	return `${JSON.stringify(records, null, '\t')}\n`;
}

function textBytes(record: WireRecord): number {
	return Buffer.byteLength(shardText([record]));
}
