/** The pictures in mails are those of the site that is served, or the originals; a mail shows none that is not there. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { createMailPictures } from '../../../commands/options/mail-pictures.ts';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { encoderVersion } from '../../../pipeline/images/rendition-cache.ts';
import { pictureKey, plainParameters, renditionName } from '../../../pipeline/images/rendition-plan.ts';
import { openSnapshot, type Snapshot } from '../../../pipeline/snapshot/open-snapshot.ts';
import type { ImageConfig } from '../../../site/config.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const images: ImageConfig = { formats: ['avif', 'jpeg'], widths: [320, 640], avifQuality: 55 };
const contentDir = () => defaultFolders.content;
let snapshot: Snapshot;

beforeAll(async () => {
	snapshot = await openSnapshot(contentDir());
});

const anEntry = () => {
	const [found] = snapshot.images;
	if (found === undefined) throw new Error('The demo has no pictures');
	return found;
};

it('makes a small square JPEG of an original', async () => {
	const [id] = anEntry();
	const picture = await createMailPictures({ contentDir, site: null })(id);
	expect(await sharp(picture ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 128 });
	expect(picture?.byteLength).toBeLessThan(20_000);
});

it.each(['jpeg', 'avif'] as const)('takes the rendition of the served site where there is one, as %s', async (format) => {
	const dir = await temporaryFolder();
	const [id, { hash }] = anEntry();
	await mkdir(join(dir, 'assets/images'), { recursive: true });
	const name = renditionName(pictureKey(hash, plainParameters(images), await encoderVersion()), 320, format);
	const red = sharp({ create: { width: 320, height: 160, channels: 3, background: '#ff0000' } });
	await red.toFormat(format).toFile(join(dir, 'assets/images', name));
	const picture = await createMailPictures({ contentDir, site: { dir, images } })(id);
	const { data } = await sharp(picture ?? Buffer.alloc(0))
		.extract({ left: 60, top: 60, width: 1, height: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect(data[0]).toBeGreaterThan(220);
	expect(data[2]).toBeLessThan(40);
});

it('has none of a file that is not known, nor of one that is nowhere', async () => {
	const read = createMailPictures({ contentDir, site: { dir: join(await temporaryFolder(), 'nowhere'), images } });
	expect(await read('00000000-0000-0000-0000-000000000000')).toBe(null);
	const [id] = anEntry();
	expect(await read(id)).not.toBe(null);
});
