import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encoderVersion } from '../../../pipeline/images/encoder-version.ts';

it('tells what sharp itself tells', async () => {
	const { versions } = sharp;
	expect(await encoderVersion()).toEqual({ sharp: versions.sharp, vips: versions.vips });
});
