import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter } from '../../../renderer/output/site-writer.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A site whose picture has other bytes than its source, as many of them. */
async function damagedPicture() {
	const work = await temporaryFolder();
	const folders = siteFolders(join(work, 'dist'), join(work, 'cache'));
	const source = join(work, 'picture.avif');
	writeFileSync(source, 'as it was made');
	mkdirSync(folders.outDir);
	writeFileSync(join(folders.outDir, 'picture.avif'), 'as it is found');
	return { writer: createSiteWriter(folders), source, found: () => readFileSync(join(folders.outDir, 'picture.avif'), 'utf8') };
}

it('puts right a copy of the same size in a site that it does not know', async () => {
	const { writer, source, found } = await damagedPicture();
	writer.lookForLinks();
	writer.copy('picture.avif', source);
	expect(await writer.commit(null)).toMatchObject({ written: 1 });
	expect(found()).toBe('as it was made');
});

it('reads no copy of the same size in a site that is as it was left', async () => {
	const { writer, source, found } = await damagedPicture();
	writer.copy('picture.avif', source);
	expect(await writer.commit(null)).toMatchObject({ written: 0 });
	expect(found()).toBe('as it is found');
});
