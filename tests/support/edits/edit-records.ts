/** What the edits of a snapshot have in common: choosing a record, changing it, and words to put into it. */
import { isWireRecord, recordKey, type WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import type { Random } from '../../../sandbox/random.ts';
import type { EditableSnapshot, Records } from '../editable-snapshot.ts';

/** Changes a snapshot and says what it did; null where the snapshot has nothing to do it to. */
export type Edit = (snapshot: EditableSnapshot, random: Random) => Edited | null;

export interface Edited {
	readonly collection: string;
	/** For a person who looks for the fault. */
	readonly what: string;
}

/** The records of a collection; it comes into being where it is missing. */
export function listOf(records: Records, collection: string): WireRecord[] {
	records[collection] ??= [];
	return records[collection];
}

/** Changes one of the records that qualify. */
export function changeOne(
	{ records }: EditableSnapshot,
	random: Random,
	collection: string,
	change: (record: WireRecord) => WireRecord,
	qualifies: (record: WireRecord) => boolean = () => true,
): Edited | null {
	const list = listOf(records, collection);
	const candidates = list.filter(qualifies);
	if (candidates.length === 0) return null;
	const record = random.pick(candidates);
	const fields = change(record);
	list[list.indexOf(record)] = { ...record, ...fields };
	return { collection, what: `${collection} ${recordKey(record)}: ${JSON.stringify(fields).slice(0, 200)}` };
}

/** The rows of a list in a record, such as its translations. */
export function rowsOf(record: WireRecord, field: string): readonly WireRecord[] {
	const rows = record[field];
	return Array.isArray(rows) ? rows.filter(isWireRecord) : [];
}

/** The list with one of its rows changed; as it is where it is empty. */
export function changeRow(rows: readonly WireRecord[], random: Random, fields: WireRecord): readonly WireRecord[] {
	const chosen = random.whole(Math.max(rows.length, 1));
	return rows.map((row, index) => (index === chosen ? { ...row, ...fields } : row));
}

/** An id that no record of the collection has. */
export function freeId(records: Records, collection: string): number {
	return 1 + Math.max(0, ...listOf(records, collection).map(({ id }) => (typeof id === 'number' ? id : 0)));
}

export function someName(random: Random): string {
	const first = random.pick(['Alte', 'Große', 'Kleine', 'Schöne', 'Matte', 'Ïstanbul', '"Spitze"', '<Eckige>']);
	return `${first} ${random.pick(['Welle', 'Linde', 'Straße', 'Kette & Co', 'Œuvre', 'İğne'])} ${random.whole(1000)}`;
}

export function someSlug(random: Random): string {
	return `${random.pick(['welle', 'linde', 'kette', 'a'])}-${random.whole(1_000_000)}`;
}

/** Markdown with what texts hold: links that lead somewhere or nowhere, lists, pictures, tables, and what has to be escaped. */
export function someText({ images }: EditableSnapshot, random: Random): string {
	const parts = [
		() => someName(random),
		() => `Mehr [im Laden](/kontakt), nicht [dort](/gibt-es-nicht-${random.whole(10)}).`,
		() => `- ${someName(random)}\n- **${someName(random)}**`,
		() => `![${random.whole(100)}](/assets/${random.pick([...images.keys()])})`,
		() => `## ${someName(random)}\n\n<script>alert(${random.whole(10)})</script> </script>`,
		() => `| a | b |\n|---|---|\n| ${random.whole(10)} | ${random.whole(10)} |`,
	];
	return [
		someName(random),
		...random
			.shuffle(parts)
			.slice(0, 2)
			.map((part) => part()),
	].join('\n\n');
}

export function somePrice(random: Random): string | null {
	return random.pick([null, '0.00', ...Array.from({ length: 6 }, () => `${1 + random.whole(9999)}.${10 + random.whole(90)}`)]);
}
