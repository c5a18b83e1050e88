import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdSite } from '../../../renderer/output/hold-site.ts';
import { siteFolders } from '../../../renderer/output/site-folders.ts';
import { createSiteWriter } from '../../../renderer/output/site-writer.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('a build that made nothing leaves nothing staged', async () => {
	const work = await temporaryFolder();
	const place = { outDir: join(work, 'dist'), cacheDir: join(work, 'cache') };
	await holdSite(place, async ({ folders }) => createSiteWriter(folders).write('index.html', 'refused'));
	expect(existsSync(siteFolders(place.outDir, place.cacheDir).stagingDir)).toBe(false);
});
