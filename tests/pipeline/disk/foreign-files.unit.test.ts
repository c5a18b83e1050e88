/** A cache that several users share: what one has made the others may use, but not stamp, as the system lets only a file's owner set its time. */
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { cacheFolder } from '../../../pipeline/disk/cache-folder.ts';
import { createRenditionCache } from '../../../pipeline/images/rendition-cache.ts';
import type { Bundles } from '../../../renderer/bundle/bundles.ts';
import { keepBundles, ownDir, readKeptBundles } from '../../../renderer/bundle/kept-bundles.ts';
import { offlinePage } from '../../../shop/site/offline-page.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

vi.mock('node:fs', async (importReal) => ({ ...(await importReal<typeof import('node:fs')>()), utimesSync: vi.fn() }));
beforeEach(() => {
	vi.mocked(utimesSync).mockReset();
});

const weekAgo = new Date(Date.now() - 7 * 86_400_000);

function refuseStamps(code: string): void {
	vi.mocked(utimesSync).mockImplementation(() => {
		throw Object.assign(new Error(code), { code, syscall: 'utime' });
	});
}

it.each(['EPERM', 'EACCES'])('gives a picture that this build may not stamp (%s)', async (code) => {
	const folder = cacheFolder(await temporaryFolder());
	const cache = createRenditionCache(folder);
	const content = Buffer.from('picture');
	await folder.write('0123456789abcdef-40.jpg', content);
	const bytes = { '0123456789abcdef-40.jpg': content.length };
	await cache.add('0123456789abcdef', ['jpeg'], { width: 40, height: 40, widths: [40], bytes });
	await utimes(folder.file('0123456789abcdef.json'), weekAgo, weekAgo);
	refuseStamps(code);
	expect(cache.find('0123456789abcdef', ['jpeg'])).toMatchObject({ widths: [40] });
	expect(utimesSync).toHaveBeenCalledOnce();
	refuseStamps('EIO');
	expect(() => cache.find('0123456789abcdef', ['jpeg'])).toThrow('EIO');
});

it.each(['EPERM', 'EACCES'])('gives bundles whose use this build may not note (%s)', async (code) => {
	const place = { projectDir: await temporaryFolder(), cacheDir: await temporaryFolder(), offlinePage };
	const bundles = { server: { source: Buffer.from('server') } } as unknown as Bundles;
	await keepBundles(place, { bundles, stamps: new Map() });
	const [name = ''] = readdirSync(ownDir(place));
	await utimes(join(ownDir(place), name), weekAgo, weekAgo);
	refuseStamps(code);
	expect(await readKeptBundles(place)).toEqual(bundles);
	expect(utimesSync).toHaveBeenCalledOnce();
	expect(statSync(join(ownDir(place), name)).mtimeMs).toBe(weekAgo.getTime());
});
