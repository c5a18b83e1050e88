/** In which language a report opens. */
import { expect, it } from 'vitest';
import { chooseReportLanguage } from '../../../audit/texts/report-text.ts';
import type { Language } from '../../../site/languages.ts';

it.each<[readonly Language[], string]>([
	[['de', 'en', 'fr'], 'de'],
	[['en', 'de'], 'en'],
	[['fr', 'de'], 'fr'],
])('the report of a site in %j is in %s', (languages, expected) => {
	expect(chooseReportLanguage(languages)).toBe(expected);
});
