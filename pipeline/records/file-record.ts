/** What the backend's file library says of a picture beside its pixels (docs/collections.md). */
import * as z from 'zod';
import { count, optional, optionalText, rows, scalar } from './wire-fields.ts';

/** Id of a file in the backend; the image store knows its pictures. */
export type FileId = string;

export const filesCollection = 'directus_files';

/** The German alternative text is the file's own `description`; numbers come as texts from some databases. */
export const fileSchema = z.object({
	description: optionalText,
	alt_translations: rows(z.object({ language: z.string({ error: 'a language code' }), alt: optionalText }, { error: 'a translation' })),
	focal_point_x: optional(count, null),
	focal_point_y: optional(count, null),
	width: optional(count, null),
	height: optional(count, null),
});

/** Fields that the site knows without judging them. */
const unjudged = ['id', 'title', 'filename_download', 'type', 'filesize', 'modified_on'] as const;

/** All that is kept of a file. */
export const knownFileSchema: z.ZodObject = fileSchema.extend(Object.fromEntries(unjudged.map((name) => [name, scalar])));
