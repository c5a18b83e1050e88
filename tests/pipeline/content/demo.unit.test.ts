/** The demo's content is sound: what is wrong with it is wrong on purpose. */
import { expect, it } from 'vitest';
import { parseContent } from '../../../pipeline/content/parse-content.ts';
import { normaliseRecords } from '../../../pipeline/snapshot/normalise-record.ts';
import { demoFiles } from '../../../sandbox/demo/demo-files.ts';
import { demoDomains, demoRecords } from '../../../sandbox/demo/demo-records.ts';
import { outline } from '../../builders/parsed.ts';

it.each(demoDomains)('%s has no errors and only the warnings it is meant to have', (projectDomain) => {
	const files = demoFiles(projectDomain).map(({ id, filename_download, type }) => ({ id, filename_download, type }));
	const records = new Map<string, Parameters<typeof normaliseRecords>[0]>([
		...Object.entries(demoRecords(projectDomain)),
		['directus_files', files],
	]);
	const snapshot = { records: (collection: string) => normaliseRecords(records.get(collection) ?? []), notices: [] };
	const { content, problems } = parseContent(snapshot, { projectDomain });
	expect(content).not.toBeNull();
	const unintended = problems.filter(({ code }) => !['translation-missing', 'phone-unparseable'].includes(code));
	expect(outline(unintended)).toEqual([]);
});
