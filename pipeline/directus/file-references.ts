/** Finds which files the records of a project use: only those are read and downloaded. */
import { imageReferences } from '../rich-text/image-reference.ts';
import { isWireRecord, type WireRecord } from '../snapshot/wire-record.ts';

export interface FileReferences {
	/** In lower case, sorted. */
	readonly ids: readonly string[];
	/** Names that markdown uses instead of an id, sorted. */
	readonly names: readonly string[];
}

/** The shape of Directus' file ids, and of every other UUID. */
export const fileId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `fileFields`: names of those that hold the id of a file, at any depth of a record. Pictures are found in any text, as only markdown can look like having one. */
export function findFileReferences(records: Iterable<WireRecord>, fileFields: ReadonlySet<string>): FileReferences {
	const ids = new Set<string>();
	const names = new Set<string>();
	const look = (value: unknown, field: string): void => {
		if (Array.isArray(value)) for (const item of value) look(item, field);
		else if (isWireRecord(value)) for (const [name, inner] of Object.entries(value)) look(inner, name);
		else if (typeof value === 'string' && fileFields.has(field) && fileId.test(value)) ids.add(value.toLowerCase());
		else if (typeof value === 'string') {
			for (const reference of imageReferences(value)) {
				if (fileId.test(reference)) ids.add(reference);
				else if (!reference.includes('/')) names.add(reference);
			}
		}
	};
	for (const record of records) look(record, '');
	return { ids: [...ids].sort(), names: [...names].sort() };
}
