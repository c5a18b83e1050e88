/** Finds the versions of the picture encoders without loading them: that takes longer than finding a hundred pictures in the cache. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** `vips`: of the packages that bring the encoders, which sharp pins to one version; or of the library itself where none is brought. */
export interface EncoderVersion {
	readonly sharp: string;
	readonly vips: string;
}

const packageSchema = z.object({ version: z.string(), optionalDependencies: z.record(z.string(), z.string()) });

/** Where sharp was built on this machine, with a library of its own, it is loaded and asked. */
export async function encoderVersion(): Promise<EncoderVersion> {
	const root = new URL('..', import.meta.resolve('sharp'));
	if (existsSync(new URL('src/build/Release', root))) {
		const { versions } = (await import('sharp')).default;
		return { sharp: versions.sharp ?? '', vips: versions.vips };
	}
	const file = fileURLToPath(new URL('package.json', root));
	const { version, optionalDependencies } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
	return { sharp: version, vips: optionalDependencies['@img/sharp-libvips-linux-x64'] ?? '' };
}
