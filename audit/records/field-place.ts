/** A place in a record, as an editor goes there: field by field, with rows by their name instead of their place in a list. */
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { recordLabel } from '../../shop/content/record-label.ts';
import { isLanguage, type Language } from '../../site/languages.ts';

export type PlacePart =
	| { readonly field: string }
	/** A row of a list: its name (`''` where it has none), and its place, counted from 1. */
	| { readonly row: string; readonly place: number }
	| { readonly language: Language };

export type FieldPlace = readonly PlacePart[];

/** The meaning of `[7]` in a path: problems count rows from 0, and changes name them by their id. */
type RowNaming = 'ids' | 'positions';

interface LocatedValue {
	readonly place: FieldPlace;
	/** undefined where nothing stands there. */
	readonly value: unknown;
}

/** Follows a path such as `variants[11].translations.fr.display_name` into the record. Without a record, the place names rows by number. */
export function locateField(path: string, record: WireRecord | null, rows: RowNaming): LocatedValue {
	const place: PlacePart[] = [];
	let value: unknown = record ?? undefined;
	for (const step of path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []) {
		const next = takeStep(step, value, rows);
		place.push(next.part);
		value = next.value;
	}
	return { place: withoutJunction(place), value };
}

function takeStep(step: string, value: unknown, rows: RowNaming): { readonly part: PlacePart; readonly value: unknown } {
	const list: readonly unknown[] = Array.isArray(value) ? value : [];
	if (step.startsWith('[')) {
		const key = step.slice(1, -1);
		const byId = rows === 'ids' ? list.findIndex((row) => isWireRecord(row) && String(row.id) === key) : -1;
		return rowAt(list, byId === -1 ? Number(key) : byId);
	}
	const ofType = list.findIndex((row) => isWireRecord(row) && row.type === step);
	if (ofType !== -1) return rowAt(list, ofType);
	if (isLanguage(step)) return { part: { language: step }, value: list.find((row) => isWireRecord(row) && row.language === step) };
	return { part: { field: step }, value: isWireRecord(value) ? value[step] : undefined };
}

function rowAt(list: readonly unknown[], index: number): { readonly part: PlacePart; readonly value: unknown } {
	const row = list[index];
	return { part: { row: isWireRecord(row) ? recordLabel(row) : '', place: Number.isInteger(index) ? index + 1 : 0 }, value: row };
}

/** Rows that only join two records have nothing to be called by: what they lead to stands in the list itself. */
function withoutJunction(place: readonly PlacePart[]): FieldPlace {
	const last = place.at(-1);
	const isJunction = place.length > 2 && last !== undefined && 'field' in last && /_id$|^private_hash$/.test(last.field);
	return isJunction ? place.slice(0, -2) : place;
}
