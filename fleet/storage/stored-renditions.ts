/** Renditions of pictures in the object storage, so that each is made once for all shops and workers. Their key names original, parameters and encoder. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { cacheFolder } from '../../pipeline/disk/cache-folder.ts';
import type { FurtherRenditions } from '../../pipeline/images/further-renditions.ts';
import type { Bucket } from './bucket.ts';

export const allRenditions = 'renditions/';

const descriptionSchema = z.object({ bytes: z.record(z.string(), z.number()) });

/** A storage that fails is no reason to build nothing: the picture is made. */
export function storedRenditions(bucket: Bucket, onFault: (error: unknown) => void): FurtherRenditions {
	const keyOf = (name: string) => `${allRenditions}${name}`;
	const asFault = (error: unknown): false => {
		onFault(error);
		return false;
	};

	async function bringAll(key: string, dir: string): Promise<boolean> {
		const description = await bucket.get(keyOf(`${key}.json`));
		if (description === null) return false;
		const { bytes } = descriptionSchema.parse(JSON.parse(description.body.toString()));
		const files = await Promise.all(Object.keys(bytes).map(async (name) => [name, await bucket.get(keyOf(name))] as const));
		if (files.some(([, object]) => object === null)) return false;
		const folder = cacheFolder(dir);
		for (const [name, object] of files) if (object !== null) await folder.write(name, object.body);
		await folder.write(`${key}.json`, description.body);
		return true;
	}

	async function keepAll(key: string, dir: string, names: readonly string[]): Promise<void> {
		for (const name of [...names, `${key}.json`]) {
			await bucket.put(keyOf(name), await readFile(join(dir, name)), { 'content-type': 'application/octet-stream' });
		}
	}

	return {
		bring: (key, dir) => bringAll(key, dir).catch(asFault),
		keep: (key, dir, names) =>
			keepAll(key, dir, names)
				.catch(asFault)
				.then(() => {}),
	};
}
