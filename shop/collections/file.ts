/** What the backend's file library says of a picture beside its pixels. It is no collection of ours: a project adds one field to it. */

import { entryList, type Fields, language, readAs, text } from '../../pipeline/declarations/fields.ts';
import { optionalText } from '../../pipeline/records/wire-fields.ts';

/** The German alternative text is the file's own `description`; its focal point is set in the file library as well. */
export const addedFileFields: Fields = {
	alt_translations: entryList(
		'Bildbeschreibung in anderen Sprachen',
		{ language, alt: readAs(optionalText, text('Bildbeschreibung', { required: true })) },
		{ template: '{{language}}: {{alt}}', expected: 'a translation', note: 'Die deutsche steht im Feld Beschreibung.' },
	),
};
