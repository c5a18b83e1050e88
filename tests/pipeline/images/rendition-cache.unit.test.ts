import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encoderVersion } from '../../../pipeline/images/rendition-cache.ts';

const require = createRequire(import.meta.url);
const modules = join(require.resolve('sharp'), '../../..');

it('tells the versions of what is installed', async () => {
	const version = await encoderVersion();
	expect(version.sharp).toBe(sharp.versions.sharp);
	for (const name of (await readdir(join(modules, '@img'))).filter((each) => each.startsWith('sharp-libvips-'))) {
		expect(require(`@img/${name}/package`)).toMatchObject({ version: version.vips });
		expect(require(`@img/${name}/versions`)).toMatchObject({ vips: sharp.versions.vips });
	}
});
