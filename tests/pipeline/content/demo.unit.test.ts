/** The demo's content is sound: what is wrong with it is wrong on purpose. */
import { expect, it } from 'vitest';
import { normaliseRecords } from '../../../pipeline/snapshot/normalise-record.ts';
import type { WireRecord } from '../../../pipeline/snapshot/wire-record.ts';
import { demoFiles } from '../../../sandbox/demo/demo-files.ts';
import { demoDomains, demoRecords } from '../../../sandbox/demo/demo-records.ts';
import { plantedFaults, unprovenReductions } from '../../../sandbox/demo/planted-faults.ts';
import { outline, parseRecords } from '../../builders/parsed.ts';
import { completeColumns } from '../../support/complete-columns.ts';

const [ownDomain] = demoDomains;

/** What records do not show by themselves: pages and pictures must be made. */
const seenElsewhere = ['link-dead', 'anchor-dead', 'alt-missing'];

/** Every text of the other project carries its canary, the name of a day as well. */
const canaryDay = { code: 'day-unknown', collection: 'opening_period', id: 9002, field: 'translations.day' };

it.each(demoDomains)('%s has no errors and only the warnings it is meant to have', (projectDomain) => {
	const files = demoFiles(projectDomain).map(({ create: _create, project: _project, request: _request, ...file }) => file);
	const records = Object.entries<readonly WireRecord[]>(demoRecords(projectDomain)).map(([collection, list]) => [
		collection,
		normaliseRecords(completeColumns(collection, list)),
	]);
	const { content, problems } = parseRecords({ ...Object.fromEntries(records), directus_files: files }, projectDomain);
	expect(content).not.toBeNull();
	const planted =
		projectDomain === ownDomain
			? [...plantedFaults.filter(({ code }) => !seenElsewhere.includes(code)), ...unprovenReductions]
			: [canaryDay];
	const expected = planted.map(({ code, collection, id, field }) => `warning ${code} ${collection} ${id} ${field}`);
	expect(outline(problems).toSorted()).toEqual(expected.sort());
});
