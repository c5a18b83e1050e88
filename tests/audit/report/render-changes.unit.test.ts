/** How the report shows a text that changed: word by word where some of it stayed, else the two one under the other. */
import { expect, it } from 'vitest';
import { compareRecords } from '../../../audit/changes/record-changes.ts';
import { createRecordIndex } from '../../../audit/records/record-index.ts';
import { renderChanges } from '../../../audit/report/render-changes.ts';
import { anAudit } from './an-audit.ts';

const collection = 'ecommerce_product';
const index = createRecordIndex({ records: () => [] }, null);

/** What stands in the line of a description, without the marks of the languages. */
function renderedChange(before: string, after: string): readonly string[] {
	const { fields } = compareRecords({ id: 1, description: before }, { id: 1, description: after }, { collection, index });
	const changes = [{ record: index.ref(collection, 1), how: 'changed' as const, fields, pictures: [] }];
	const { text } = renderChanges(anAudit({ changes }));
	const inGerman = text.replaceAll(/<span class="t" lang="(?:en|fr)">[^<]*<\/span>/g, '').replaceAll(/<\/?span[^>]*>/g, '');
	return [...inGerman.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, shown = '']) => shown);
}

it('marks the words that came and went where others stayed', () => {
	expect(renderedChange('Ein schöner Ring.', 'Ein schlichter Ring.')).toEqual(['Ein <del>schöner</del><ins>schlichter</ins> Ring.']);
	expect(renderedChange('Ein Ring.', 'Ein Ring. Aus Gold.')).toEqual(['Ein Ring.<ins> Aus Gold.</ins>']);
});

it('shows a text that was written anew below the one that it replaces', () => {
	expect(renderedChange('Schmuckstück', 'Kette aus Gold')).toEqual(['<del>Schmuckstück</del>', '<ins>Kette aus Gold</ins>']);
});
