/** Fields that name other records, and fields that choose from a few words. */
import * as z from 'zod';
import { fileId, id, optional, rows, sort } from './wire-fields.ts';

const expectedId = { error: 'the id of a record' };
const expectedFile = { error: 'the id of a file' };

/** Id of a record, or the record itself, of which the id is taken: some backends answer expanded. */
export const reference = z.union([id, z.object({ id }, expectedId).transform((record) => record.id)], expectedId);

/** The same for a file. */
const fileReference = z.union([fileId, z.object({ id: fileId }, expectedFile).transform((file) => file.id)], expectedFile);

export const optionalReference = optional(reference, null);
export const optionalFile = optional(fileReference, null);

/** Rows that name a record each in `field`, and may have an order. A row that names none is null there. */
export function referenceRows<const Field extends string>(field: Field, expected: string) {
	const shape = { sort, [field]: optionalReference } as Record<Field, typeof optionalReference> & { sort: typeof sort };
	return rows(z.object(shape, { error: expected }));
}

/** One of some words. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
	return z.enum(values, { error: `one of ${values.join(', ')}` });
}
