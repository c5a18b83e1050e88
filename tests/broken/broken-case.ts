/** What is broken in a case, as its `edit.json` says it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { Records } from '../support/editable-snapshot.ts';

export interface BrokenCase {
	readonly name: string;
	readonly edit: Edit;
}

/** All of it is laid over a shop that builds. */
interface Edit {
	/** In a sentence. */
	readonly what: string;
	readonly command: 'build' | 'fetch';
	/** By collection and id: fields laid over that record, a new one where there is none; null removes it. In place of the records of a collection, null removes all. */
	readonly records?: Readonly<Record<string, Readonly<Record<string, WireRecord | null>> | null>>;
	/** The records lie in a backend, from which the command fetches; the snapshot in place is sound. */
	readonly hasBackend?: boolean;
	/** Settings laid over the site's configuration. */
	readonly config?: Readonly<Record<string, unknown>>;
	/** Files of the snapshot by their path. */
	readonly files?: Readonly<Record<string, FileEdit>>;
	/** By its name: only half of its original is there. */
	readonly halfPicture?: string;
	readonly arguments?: readonly string[];
	readonly environment?: Readonly<Record<string, string>>;
}

/** Null for no such file, half of the file, or one text in place of another. */
export type FileEdit = null | { readonly keeps: 'half' } | { readonly replaces: string; readonly by: string };

export const expectedFile = (name: string) => join(import.meta.dirname, name, 'expected.txt');

/** A case for each folder beside this file. */
export function readBrokenCases(): readonly BrokenCase[] {
	return readdirSync(import.meta.dirname, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => ({ name, edit: JSON.parse(readFileSync(join(import.meta.dirname, name, 'edit.json'), 'utf8')) }));
}

/** Throws where an edit changes nothing. */
export function editRecords(sound: Readonly<Record<string, readonly WireRecord[]>>, edits: Edit['records'] = {}): Records {
	const edited: Records = Object.fromEntries(Object.entries(sound).map(([collection, list]) => [collection, structuredClone([...list])]));
	for (const [collection, byId] of Object.entries(edits)) {
		const list = edited[collection];
		if (list === undefined) throw new Error(`There is no collection ${collection}.`);
		edited[collection] = byId === null ? [] : Object.entries(byId).reduce(editRecord, list);
	}
	return edited;
}

const keyOf = ({ id, domain }: WireRecord) => String(id ?? domain);

function editRecord(list: WireRecord[], [id, fields]: readonly [string, WireRecord | null]): WireRecord[] {
	const isThere = list.some((record) => keyOf(record) === id);
	if (fields === null && !isThere) throw new Error(`There is no record ${id} to remove.`);
	if (fields === null) return list.filter((record) => keyOf(record) !== id);
	return isThere
		? list.map((record) => (keyOf(record) === id ? { ...record, ...fields } : record))
		: [...list, { ...list[0], id: Number(id), ...fields }];
}
