/** What the backend's file library says of a picture beside its pixels. It is no collection of ours: a project adds one field to it. */
import type * as z from 'zod';
import { fileSchema } from '../records/file-record.ts';
import { optionalText, scalar } from '../records/wire-fields.ts';
import { entryList, type Fields, language, readAs, text } from './fields.ts';

/** The German alternative text is the file's own `description`; its focal point is set in the file library as well. */
export const addedFileFields: Fields = {
	alt_translations: entryList(
		'Bildbeschreibung in anderen Sprachen',
		{ language, alt: readAs(optionalText, text('Bildbeschreibung', { required: true })) },
		{ template: '{{language}}: {{alt}}', expected: 'a translation', note: 'Die deutsche steht im Feld Beschreibung.' },
	),
};

/** Fields that the site knows without judging them. */
const unjudged = ['id', 'title', 'filename_download', 'type', 'filesize', 'modified_on'] as const;

/** All that is kept of a file. */
export const knownFileSchema: z.ZodObject = fileSchema.extend(Object.fromEntries(unjudged.map((name) => [name, scalar])));
