/** What the content adds to Directus' own file library: alternative texts in the other languages. */
import { languages } from '../../../site/languages.ts';
import { choice, entryList, type Fields, text } from './fields.ts';

/** The German alternative text is the file's own `description`; its focal point is set in the file library as well. */
export const fileFields: Fields = {
	alt_translations: entryList(
		'Bildbeschreibung in anderen Sprachen',
		{
			language: choice('Sprache', Object.fromEntries(languages.map((language) => [language, language])), { required: true }),
			alt: text('Bildbeschreibung', { required: true }),
		},
		'{{language}}: {{alt}}',
		{ note: 'Die deutsche steht im Feld Beschreibung.' },
	),
};
