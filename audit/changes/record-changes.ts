/** The changes between two snapshots, record by record and field by field, and their effects at the next publishing. */
import { diffWordsWithSpace } from 'diff';
import { sharedStatus } from '../../pipeline/records/overlays.ts';
import { type ComparedSnapshot, compareSnapshots } from '../../pipeline/snapshot/compare-snapshots.ts';
import { isWireRecord, recordKey, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type FieldPlace, locateField } from '../records/field-place.ts';
import { compareCollections, type RecordIndex, type RecordRef, referenceTarget } from '../records/record-index.ts';

/** `order`: rows of a list were moved, and nothing else about them. */
type FieldKind = 'price' | 'stock' | 'text' | 'reference' | 'order' | 'other';

export interface FieldChange {
	readonly field: string;
	readonly place: FieldPlace;
	readonly kind: FieldKind;
	/** null: it was empty, or is. Of a reference, the name of the record that it leads to. */
	readonly before: Value | null;
	readonly after: Value | null;
	/** Of a text that was there before and after. */
	readonly words: readonly WordChange[] | null;
	/** Not shown: the product is sold by its variants, which have this field themselves. */
	readonly isUnused?: true;
}

export interface RecordChange {
	readonly record: RecordRef;
	readonly how: 'added' | 'removed' | 'changed';
	/** In the order of the record; pictures are not among them. */
	readonly fields: readonly FieldChange[];
	/** Files that it shows now and did not, and the other way round. */
	readonly files: { readonly added: readonly string[]; readonly removed: readonly string[] };
}

/** Collections by how much they matter, records by key. A record of which nothing changed that anyone could see is left out. */
export function toRecordChanges(before: ComparedSnapshot, after: ComparedSnapshot, index: RecordIndex): readonly RecordChange[] {
	const collections = compareSnapshots(before, after).toSorted((a, b) => compareCollections(a.collection, b.collection));
	return collections.flatMap(({ collection, added, removed, changed }) => {
		const old = byKey(before.records(collection));
		const current = byKey(after.records(collection));
		const toChange = (how: RecordChange['how']) => (id: string | number) => ({
			record: index.ref(collection, id),
			how,
			...compareRecords(old.get(id) ?? {}, current.get(id) ?? {}, { collection, index }),
		});
		const visible = ({ fields, files }: RecordChange) => fields.length + files.added.length + files.removed.length > 0;
		return [...added.map(toChange('added')), ...changed.map(toChange('changed')).filter(visible), ...removed.map(toChange('removed'))];
	});
}

function byKey(records: readonly WireRecord[]): ReadonlyMap<string | number, WireRecord> {
	return new Map(records.map((record) => [recordKey(record), record]));
}

/** The owner and the key of a record are not reported as changes, and of a shared record it is itself reported. */
const silent: ReadonlySet<string> = new Set(['id', 'project', 'domain', sharedStatus]);

/** Fields of a product that only count where it has no variants (docs/content-model.md). */
const soldByVariant: ReadonlySet<string> = new Set(['price_brutto', 'shipping_time', 'reorder_possible']);

interface ComparedRecords {
	readonly collection: string;
	/** Names the records that references lead to. */
	readonly index: Pick<RecordIndex, 'ref'>;
}

export function compareRecords(before: WireRecord, after: WireRecord, of: ComparedRecords): Pick<RecordChange, 'fields' | 'files'> {
	const [old, current] = [flattenRecord(before), flattenRecord(after)];
	const files = (values: ReadonlyMap<string, Value>) => [...values].flatMap(([path, value]) => (isFileField(path) ? [String(value)] : []));
	const [oldFiles, currentFiles] = [files(old), files(current)];
	const fields = [...new Set([...current.keys(), ...old.keys()])]
		.filter((field) => !silent.has(field) && !isFileField(field) && !isRowOrder(field) && old.get(field) !== current.get(field))
		.map((field) => {
			const { place } = locateField(field, current.has(field) ? after : before, 'ids');
			const isUnused = of.collection === 'ecommerce_product' && soldByVariant.has(field) && [before, after].every(hasVariants);
			return { place, ...toFieldChange(field, old.get(field) ?? null, current.get(field) ?? null, of), ...(isUnused && { isUnused }) };
		});
	const moved = movedLists(before, after).map((field): FieldChange => {
		return { field, place: [{ field }], kind: 'order', before: null, after: null, words: null };
	});
	return {
		fields: [...fields, ...moved],
		files: {
			added: currentFiles.filter((file) => !oldFiles.includes(file)),
			removed: oldFiles.filter((file) => !currentFiles.includes(file)),
		},
	};
}

function hasVariants({ variants }: WireRecord): boolean {
	return Array.isArray(variants) && variants.length > 0;
}

function toFieldChange(field: string, before: Value | null, after: Value | null, of: ComparedRecords): Omit<FieldChange, 'place'> {
	const target = referenceTarget(of.collection, field);
	if (target !== null) {
		const name = (id: Value | null) => (id === null ? null : nameOf(of.index, target, id));
		return { field, kind: 'reference', before: name(before), after: name(after), words: null };
	}
	const kind = kindOf(field, before, after);
	const words = kind === 'text' && before !== null && after !== null ? diffWords(String(before), String(after)) : null;
	return { field, kind, before, after, words };
}

function nameOf(index: ComparedRecords['index'], collection: string, id: Value): string {
	return index.ref(collection, String(id)).label || String(id);
}

/** Fields that hold the id of a file. */
export function isFileField(path: string): boolean {
	return /(?:^|[.\]])(?:directus_files_id|private_hash|picture|logo|image)$/.test(path);
}

function kindOf(field: string, before: Value | null, after: Value | null): FieldKind {
	const name = /[a-z_]+$/i.exec(field)?.[0] ?? field;
	if (/price|_cost$|present_wrapping/.test(name)) return 'price';
	if (name === 'stock') return 'stock';
	const isText = [before, after].some((value) => typeof value === 'string' && /\s/.test(value));
	return isText ? 'text' : 'other';
}

/** True for the number that orders a row, such as `images[10071].sort`. */
function isRowOrder(path: string): boolean {
	return /\]\.sort$/.test(path);
}

/** Lists of a record whose rows that stayed stand in another order, by their fields. */
function movedLists(before: WireRecord, after: WireRecord): readonly string[] {
	return Object.keys(after).filter((field) => {
		const [old, current] = [orderedIds(before[field]), orderedIds(after[field])];
		const stayed = (ids: readonly unknown[], others: readonly unknown[]) => ids.filter((id) => others.includes(id));
		return stayed(old, current).join() !== stayed(current, old).join();
	});
}

function orderedIds(list: unknown): readonly unknown[] {
	const rows = Array.isArray(list) ? list.filter(isWireRecord) : [];
	const sorted = rows.filter(({ id, sort }) => id !== undefined && Number.isFinite(Number(sort ?? Number.NaN)));
	return sorted.toSorted((a, b) => Number(a.sort) - Number(b.sort)).map(({ id }) => id);
}

/** The effects of a changed record at the next publishing, beyond other words: pages that appear, disappear or move. */
export type PublishingEffect = 'appears' | 'disappears' | 'moves';

/** In the order in which they matter. Of a record that is new or removed, that is all there is to say. */
export function publishingEffects({ how, fields }: Pick<RecordChange, 'how' | 'fields'>): readonly PublishingEffect[] {
	return how !== 'changed'
		? []
		: fields.flatMap(({ field, before, after }): PublishingEffect[] => {
				if (field === 'status' && after === 'published') return ['appears'];
				if (field === 'status' && before === 'published') return ['disappears'];
				return field === 'slug' && before !== null && after !== null ? ['moves'] : [];
			});
}

/** The changes inside a text, word by word, with enough of the rest to find the place. */
export interface WordChange {
	readonly how: 'same' | 'added' | 'removed' | 'skipped';
	/** `''` where something is skipped. */
	readonly text: string;
}

/** Words that are shown around a change. */
const contextWords = 8;
/** Longer comparisons are given up: who rewrote a whole text reads both. */
const timeoutMs = 400;

/** null where the texts are too different to compare in time. */
export function diffWords(before: string, after: string): readonly WordChange[] | null {
	const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs });
	if (parts === undefined) return null;
	return parts.flatMap(({ value, added, removed }, index): WordChange[] => {
		if (added || removed) return [{ how: added ? 'added' : 'removed', text: value }];
		return shortenSame(value, index === 0, index === parts.length - 1);
	});
}

/** Of what stayed, the words next to a change. */
function shortenSame(text: string, isFirst: boolean, isLast: boolean): WordChange[] {
	const words = text.match(/\S+\s*|\s+/g) ?? [];
	const head = isFirst ? 0 : contextWords;
	const tail = isLast ? 0 : contextWords;
	if (words.length <= head + tail + 2) return [{ how: 'same', text }];
	const same = (part: readonly string[]): WordChange[] => (part.length === 0 ? [] : [{ how: 'same', text: part.join('') }]);
	return [...same(words.slice(0, head)), { how: 'skipped', text: '' }, ...same(words.slice(words.length - tail))];
}

/** Takes a record apart into its values, each under a path that stays the same when rows come and go. */
type Value = string | number | boolean;

/** Values by path, such as `translations.en.description` or `variants[11].price_brutto`; what is empty has none. */
export function flattenRecord(record: WireRecord): ReadonlyMap<string, Value> {
	const values = new Map<string, Value>();
	const parent = recordKey(record);
	for (const [field, value] of Object.entries(record)) {
		collect(value, field, parent, values);
	}
	return values;
}

function collect(value: unknown, path: string, parent: string | number, values: Map<string, Value>): void {
	if (Array.isArray(value)) {
		for (const [index, item] of value.entries()) {
			collectRow(item, `${path}${rowName(item, index)}`, parent, values);
		}
	} else if (isWireRecord(value)) {
		collectRow(value, path, parent, values);
	} else if (isValue(value)) {
		values.set(path, value);
	}
}

/** A row's own id stands in its path, and which record it belongs to is known. */
function collectRow(row: unknown, path: string, parent: string | number, values: Map<string, Value>): void {
	if (!isWireRecord(row)) {
		collect(row, path, parent, values);
		return;
	}
	for (const [field, value] of Object.entries(row)) {
		const isBackReference = field.endsWith('_id') && value === parent;
		const isName = field === 'id' || (field === 'language' && path.endsWith(`.${value}`));
		if (!isName && !isBackReference) collect(value, `${path}.${field}`, parent, values);
	}
}

function rowName(row: unknown, index: number): string {
	if (isWireRecord(row)) {
		if (typeof row.language === 'string') return `.${row.language}`;
		if (typeof row.id === 'number' || typeof row.id === 'string') return `[${row.id}]`;
	}
	return `[${index}]`;
}

function isValue(value: unknown): value is Value {
	return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}
