/** Cuts a collection into files by id ranges, so that one inserted record changes one file and never shifts the others. */
import { sha256 } from './hash.ts';
import { recordKey, type WireRecord } from './wire-record.ts';

/** Sizes in bytes. A shard above the target is split in halves, as long as it can be. */
export const shardTargetBytes = 256 * 1024;

/** Ids of a collection start out in ranges of this size; a power of two. */
const rootRange = 65_536;

export interface Shard {
	/** Such as `0-65535` or `hash-3f`. */
	readonly name: string;
	readonly count: number;
	readonly text: string;
}

/** Plans the shards of normalised, sorted records. The plan depends on the records alone, not on earlier plans. */
export function planShards(records: readonly WireRecord[]): readonly Shard[] {
	const isNumbered = (record: WireRecord) => Number.isSafeInteger(recordKey(record)) && Number(recordKey(record)) >= 0;
	const others = records.filter((record) => !isNumbered(record));
	const ranges = Map.groupBy(records.filter(isNumbered), (record) => Math.floor(Number(recordKey(record)) / rootRange));
	const shards = [...ranges].flatMap(([root, members]) => planRange(members, root * rootRange, rootRange));
	return [...shards, ...planByHash(others, (record) => sha256(String(recordKey(record))), shardText)];
}

/** The text of a shard file: one field a line. */
export function shardText(records: readonly WireRecord[]): string {
	return `${JSON.stringify(records, null, '\t')}\n`;
}

function planRange(records: readonly WireRecord[], start: number, size: number): Shard[] {
	if (records.length === 0) return [];
	const text = shardText(records);
	if (size === 1 || records.length === 1 || Buffer.byteLength(text) <= shardTargetBytes) {
		return [{ name: `${start}-${start + size - 1}`, count: records.length, text }];
	}
	const middle = start + size / 2;
	const isLow = (record: WireRecord) => Number(recordKey(record)) < middle;
	return [
		...planRange(records.filter(isLow), start, size / 2),
		...planRange(
			records.filter((record) => !isLow(record)),
			middle,
			size / 2,
		),
	];
}

/** Plans shards of things that have no number: by the first digits of a hash, as few as the target size allows. */
export function planByHash<T>(items: readonly T[], hashOf: (item: T) => string, textOf: (items: readonly T[]) => string): readonly Shard[] {
	const split = (members: readonly T[], prefix: string): Shard[] => {
		if (members.length === 0) return [];
		const text = textOf(members);
		if (members.length === 1 || prefix.length === 8 || Buffer.byteLength(text) <= shardTargetBytes) {
			return [{ name: prefix === '' ? 'all' : `hash-${prefix}`, count: members.length, text }];
		}
		return [...'0123456789abcdef'].flatMap((digit) =>
			split(
				members.filter((member) => hashOf(member).startsWith(prefix + digit)),
				prefix + digit,
			),
		);
	};
	return split(items, '');
}
