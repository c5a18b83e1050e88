/** Tells which encoders a picture is made with, without loading them: that takes longer than finding a hundred pictures in the cache. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod';

export interface EncoderVersion {
	readonly sharp: string;
	readonly vips: string;
}

const packageSchema = z.object({ version: z.string() });
const versionsSchema = z.object({ vips: z.string() });

/** The versions that `sharp.versions` names. Where sharp brings no library of its own (built on this machine), it is loaded and asked. */
export async function encoderVersion(): Promise<EncoderVersion> {
	const root = join(dirname(createRequire(import.meta.url).resolve('sharp')), '..');
	const fromSharp = createRequire(join(root, 'package.json'));
	const brought = existsSync(join(root, 'src/build/Release')) ? null : broughtVersions(fromSharp);
	if (brought === null) {
		const { versions } = (await import('sharp')).default;
		return { sharp: versions.sharp ?? '', vips: versions.vips };
	}
	return {
		sharp: packageSchema.parse(fromSharp('./package.json')).version,
		vips: versionsSchema.parse(fromSharp(brought)).vips,
	};
}

/** Where the packages of both C libraries are installed, either will do: sharp pins all its packages to one version. */
function broughtVersions(fromSharp: NodeJS.Require): string | null {
	const platforms = process.platform === 'linux' ? ['linux', 'linuxmusl'] : [process.platform];
	const names = platforms.flatMap((platform) =>
		['sharp', 'sharp-libvips'].map((name) => `@img/${name}-${platform}-${process.arch}/versions`),
	);
	return names.find((name) => canResolve(fromSharp, name)) ?? null;
}

function canResolve(require: NodeJS.Require, name: string): boolean {
	try {
		require.resolve(name);
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && /^ERR_PACKAGE_PATH_NOT_EXPORTED$|^MODULE_NOT_FOUND$/.test(String(error.code))) {
			return false;
		}
		throw error;
	}
}
