/** The demo's content is sound: what is wrong with it is wrong on purpose. */
import { expect, it } from 'vitest';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { outline, parseRecords } from '../../builders/parsed.ts';
import { readEditableSnapshot } from '../../support/editable-snapshot.ts';
import { plantedFaults, unprovenReductions } from '../../support/planted-faults.ts';

/** What records do not show by themselves: pages and pictures must be made. */
const seenElsewhere = ['link-dead', 'anchor-dead', 'alt-missing'];

it('has no errors and only the warnings it is meant to have', async () => {
	const { records, meta } = await readEditableSnapshot(defaultFolders.content);
	const { content, problems } = parseRecords(records, meta.project);
	expect(content).not.toBeNull();
	const planted = [...plantedFaults.filter(({ code }) => !seenElsewhere.includes(code)), ...unprovenReductions];
	const expected = planted.map(({ code, collection, id, field }) => `warning ${code} ${collection} ${id} ${field}`);
	expect(outline(problems).toSorted()).toEqual(expected.sort());
});
