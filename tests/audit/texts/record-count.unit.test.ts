/** Counts in the report: singular and plural as each language has them. */
import { expect, it } from 'vitest';
import { countedText } from '../../../audit/texts/report-text.ts';
import { recordCountText } from '../../../audit/texts/section-texts.ts';

it.each([
	[1, '1 Eintrag', '1 record', '1\u00a0fiche'],
	[2, '2 Einträge', '2 records', '2\u00a0fiches'],
	[21, '21 Einträge', '21 records', '21\u00a0fiches'],
])('%d of the records', (count, de, en, fr) => {
	expect(recordCountText(count)).toEqual({ de, en, fr });
});

it.each([
	[1, 'Fehler', 'error', 'erreur'],
	[2, 'Fehler', 'errors', 'erreurs'],
])('%d of the errors', (count, de, en, fr) => {
	expect(countedText('errors', count)).toEqual({ de, en, fr });
});
