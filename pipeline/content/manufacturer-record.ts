/** Manufacturers as the backend sends them. */
import * as z from 'zod';
import type { Manufacturer } from './manufacturer.ts';
import { id, slug, text } from './wire-fields.ts';

export const manufacturerSchema = z.object({ id, project: text, display_name: text, slug });

export function toManufacturer(record: z.output<typeof manufacturerSchema>): Manufacturer {
	return { id: record.id, displayName: record.display_name, slug: record.slug };
}
