/**
 * Puts the shared records that a project shows among its own, as they are with its overlays: what is made of a snapshot knows no shared records. With
 * them come the shared records of other collections that they lead to.
 */
import type { CollectionDeclaration } from '../declarations/define-collection.ts';
import type { Collections } from '../declarations/describe-collections.ts';
import {
	linksOf,
	type OverlayDeclaration,
	type OverlayFields,
	overlayFieldsOf,
	overlaysIn,
	type RecordLink,
} from '../declarations/shared-collections.ts';
import { chooseOverlays, isLive, isSet, sharedStatus, toLinkedKey } from '../records/overlays.ts';
import { isWireRecord, recordKey, type WireRecord } from '../snapshot/wire-record.ts';
import type { RecordsByCollection } from '../snapshot/write-snapshot.ts';
import type { SharedRecords } from './shared-records.ts';

interface MergeInput {
	readonly collections: Pick<Collections, 'declarations'>;
	/** Domain of the project that shows the shared records as its own. */
	readonly project: string;
	/** The project's records, as they were read. */
	readonly records: RecordsByCollection;
	readonly shared: Pick<SharedRecords, 'read'>;
}

interface Merged {
	/** The project's, with what each overlay shows (`sharedStatus`), and the shared ones. */
	readonly records: RecordsByCollection;
	/** The shared ones among them. */
	readonly added: readonly WireRecord[];
}

interface Placed {
	readonly collection: string;
	readonly record: WireRecord;
}

/** A project without overlays that could be shown is asked nothing. */
export async function mergeShared({ collections: { declarations }, project, records, shared }: MergeInput): Promise<Merged> {
	const overlays = overlaysIn(declarations).filter(({ collection }) => (records[collection] ?? []).some(isLive));
	if (overlays.length === 0) return { records, added: [] };
	const byName = new Map(declarations.map((declaration) => [declaration.collection, declaration]));
	const merged: Record<string, readonly WireRecord[]> = { ...records };
	const shown: Placed[] = [];
	for (const overlay of overlays) {
		const of = byName.get(overlay.overlays.collection);
		if (of === undefined) throw new Error(`${overlay.collection} overlays ${overlay.overlays.collection}, which is not declared.`);
		const own = records[overlay.collection] ?? [];
		const found = await readOverlaid(overlay, own, shared);
		merged[overlay.collection] = own.map((record) => markOverlay(record, overlay, found));
		shown.push(...overlayAll({ overlay, of, own, found, project }));
	}
	const shownOf = new Set(shown.map(({ collection }) => collection));
	const own = [...shownOf].flatMap((collection) => (records[collection] ?? []).map((record) => ({ collection, record })));
	const reached = await readReached({ from: [...shown, ...own].filter(({ record }) => isVisible(record)), declarations, records, shared });
	const added = [
		...shown,
		...reached.map(({ collection, record }) => ({ collection, record: owned(record, byName.get(collection), project) })),
	];
	for (const { collection, record } of added) merged[collection] = [...(merged[collection] ?? []), record];
	return { records: merged, added: added.map(({ record }) => record) };
}

/** The record as it was read, without what a snapshot says of it. */
export function withoutMark(record: WireRecord): WireRecord {
	const { [sharedStatus]: _, ...read } = record;
	return read;
}

/** Shared records that live overlays name, by their keys. */
async function readOverlaid(
	{ overlays: { collection, by } }: OverlayDeclaration,
	own: readonly WireRecord[],
	shared: MergeInput['shared'],
): Promise<ReadonlyMap<string, WireRecord>> {
	const linked = own.filter(isLive).map((record) => toLinkedKey(record[by]));
	const keys = new Map(linked.filter((key) => key !== null).map((key) => [String(key), key]));
	const found = keys.size === 0 ? [] : await shared.read(collection, [...keys.values()]);
	return new Map(found.map((record) => [String(recordKey(record)), record]));
}

function markOverlay(record: WireRecord, { overlays: { by } }: OverlayDeclaration, found: ReadonlyMap<string, WireRecord>): WireRecord {
	if (!isLive(record)) return record;
	const overlaid = found.get(String(toLinkedKey(record[by])));
	return { ...record, [sharedStatus]: overlaid === undefined ? null : (overlaid.status ?? 'published') };
}

interface OverlayInput {
	readonly overlay: OverlayDeclaration;
	readonly of: CollectionDeclaration;
	readonly own: readonly WireRecord[];
	readonly found: ReadonlyMap<string, WireRecord>;
	readonly project: string;
}

function overlayAll({ overlay, of, own, found, project }: OverlayInput): readonly Placed[] {
	const fields = overlayFieldsOf(overlay, of);
	return [...chooseOverlays(own, overlay.overlays.by)].flatMap(([key, record]) => {
		const shared = found.get(key);
		return shared === undefined ? [] : { collection: of.collection, record: owned(overlayRecord(shared, record, fields), of, project) };
	});
}

function owned(record: WireRecord, of: CollectionDeclaration | undefined, project: string): WireRecord {
	return { ...record, [of?.projectField ?? 'project']: project };
}

/** The shared record with the overlay's values where they are set. It is published only if both are. */
function overlayRecord(shared: WireRecord, overlay: WireRecord, { fields, lists, translated }: OverlayFields): WireRecord {
	const set = [...fields, ...lists].filter((name) => isSet(overlay[name]));
	return {
		...shared,
		...Object.fromEntries(set.map((name) => [name, overlay[name]])),
		...Object.fromEntries(translated.map((name) => [name, overlayTranslations(shared[name], overlay[name])])),
		status: shared.status === undefined || shared.status === 'published' ? overlay.status : shared.status,
	};
}

function overlayTranslations(shared: unknown, own: unknown): unknown {
	if (!Array.isArray(own) || own.length === 0) return shared;
	const rows: unknown[] = Array.isArray(shared) ? [...shared] : [];
	for (const row of own) {
		const place = rows.findIndex((other) => languageOf(other) === languageOf(row));
		if (place === -1) rows.push(row);
		else rows[place] = overlayRow(rows[place], row);
	}
	return rows;
}

function overlayRow(shared: unknown, own: unknown): unknown {
	if (!isWireRecord(shared) || !isWireRecord(own)) return shared;
	const set = Object.entries(own).filter(([name, value]) => name !== 'id' && name !== 'language' && isSet(value));
	return { ...shared, ...Object.fromEntries(set) };
}

/** `en` of `en-US`, or of a language that answers expanded. */
function languageOf(row: unknown): string | null {
	const language = isWireRecord(row) ? row.language : null;
	const code = isWireRecord(language) ? language.code : language;
	return typeof code === 'string' ? (code.toLowerCase().split(/[-_]/)[0] ?? null) : null;
}

/** What an archived record leads to is not looked for. */
function isVisible({ status }: WireRecord): boolean {
	return status !== 'archived';
}

interface ReachInput {
	readonly from: readonly Placed[];
	readonly declarations: readonly CollectionDeclaration[];
	/** The project's own: what they have is not looked for. */
	readonly records: RecordsByCollection;
	readonly shared: MergeInput['shared'];
}

/** Shared records of the collections that are not overlaid: those are shown by their overlays alone. */
async function readReached({ from, declarations, records, shared }: ReachInput): Promise<readonly Placed[]> {
	const overlaid = new Set(overlaysIn(declarations).map(({ overlays }) => overlays.collection));
	const links = new Map(
		declarations.map((declaration) => [declaration.collection, linksOf(declaration).filter(({ collection }) => !overlaid.has(collection))]),
	);
	const known = new Map(
		declarations.map(({ collection }) => [collection, new Set((records[collection] ?? []).map((record) => String(recordKey(record))))]),
	);
	const reached: Placed[] = [];
	for (let frontier = from; frontier.length > 0; ) {
		const wanted = new Map<string, (string | number)[]>();
		for (const { collection, key } of frontier.flatMap((placed) => linkedBy(placed, links))) {
			const keys = known.get(collection);
			if (keys === undefined || keys.has(String(key))) continue;
			keys.add(String(key));
			const asked = wanted.get(collection) ?? [];
			asked.push(key);
			wanted.set(collection, asked);
		}
		const found = await Promise.all(
			[...wanted].map(async ([collection, keys]) => (await shared.read(collection, keys)).map((record) => ({ collection, record }))),
		);
		frontier = found.flat();
		reached.push(...frontier);
	}
	return reached;
}

interface LinkedKey {
	readonly collection: string;
	readonly key: string | number;
}

function linkedBy({ collection, record }: Placed, links: ReadonlyMap<string, readonly RecordLink[]>): readonly LinkedKey[] {
	return (links.get(collection) ?? []).flatMap((link) =>
		valuesAt(record, link.path).flatMap((value) => {
			const key = toLinkedKey(value);
			return key === null ? [] : { collection: link.collection, key };
		}),
	);
}

/** Values of the field at the end of the path, in every row of the lists before it. */
function valuesAt(row: WireRecord, [name = '', ...rest]: readonly string[]): readonly unknown[] {
	const value = row[name];
	if (rest.length === 0) return [value];
	return Array.isArray(value) ? value.filter(isWireRecord).flatMap((child) => valuesAt(child, rest)) : [];
}
