/** The demo as the seed takes it: the committed snapshot, and beside it what a snapshot cannot hold (`fixture/`). */
import path from 'node:path';
import { declarations } from '../../../pipeline/collections/collections.ts';
import { imageFileName } from '../../../pipeline/snapshot/manifest.ts';
import { openSnapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import type { NestedRecords } from '../admin-client.ts';
import { projectAccounts } from '../fixture/accounts.ts';
import { drafts } from '../fixture/drafts.ts';
import { nordlichtFile, nordlichtRecords } from '../fixture/nordlicht.ts';
import { projectDir } from './hash-files.ts';
import type { SeedContent } from './seed.ts';

export const snapshotFolder = 'content-cache';

const [demo, nordlicht] = projectAccounts;

/** Both projects of the sandbox, with the files that they show. */
export async function demoContent(): Promise<SeedContent> {
	const snapshot = await openSnapshot(path.join(projectDir, snapshotFolder));
	const files = snapshot.records('directus_files').map((record) => {
		const original = snapshot.images.get(String(record.id));
		if (!original?.modifiedOn) throw new Error(`The snapshot has no original of the file ${record.id} with its time of upload`);
		const source = path.join(snapshot.imagesDir, imageFileName(original));
		return { source, row: { ...record, folder: demo.folder }, modifiedOn: original.modifiedOn };
	});
	const [someFile] = files;
	if (someFile === undefined) throw new Error('The snapshot has no files');
	const withDrafts = declarations.map(({ collection }) => [collection, [...snapshot.records(collection), ...(drafts[collection] ?? [])]]);
	const records: NestedRecords = Object.fromEntries(withDrafts);
	return {
		records: [records, nordlichtRecords()],
		// Any picture does for the second project: what is looked for is its name and its texts.
		files: [...files, { ...someFile, row: { ...someFile.row, ...nordlichtFile, folder: nordlicht.folder } }],
	};
}
