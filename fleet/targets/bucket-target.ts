/**
 * A plain bucket that a host shows as it is: files at their paths. It cannot be switched at once, so what it promises is less: no page lacks its
 * assets. They come before pages, and go a week after the last page that named them.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { hostFiles } from '../../renderer/hosts/host-files.ts';
import { isAsset } from '../../renderer/release/compress-file.ts';
import { hashOf } from '../releases/object-keys.ts';
import { ReleaseOvertaken } from '../releases/release-errors.ts';
import { fileHeaders } from '../releases/store-folder.ts';
import type { Bucket } from '../storage/bucket.ts';
import type { Target } from './target.ts';

/** What the last publishing left, beside the shop's files. */
const stateSchema = z.object({
	/** Hash of each file. */
	files: z.record(z.string(), z.string()),
	/** Since when an asset is named by no page, in milliseconds since 1970. */
	unused: z.record(z.string(), z.number()),
});

type State = z.output<typeof stateSchema>;

const keptMs = 7 * 86_400_000;
const notShown: ReadonlySet<string> = new Set(Object.values(hostFiles));

/** The files of a shop lie below its domain. */
export function bucketTarget(bucket: Bucket): Target {
	async function readState(key: string): Promise<State | null> {
		const object = await bucket.get(key);
		return object === null ? null : stateSchema.parse(JSON.parse(object.body.toString()));
	}
	const writeState = (key: string, state: State) =>
		bucket.put(key, Buffer.from(JSON.stringify(state)), { 'content-type': 'application/json' });
	/** As `files`, with hashes that no file has. */
	const unknown = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, '']));
	return {
		async publish({ shop, outDir, site }) {
			const stateKey = `.published/${shop}.json`;
			const found = await readState(stateKey);
			const before: State = found ?? { files: {}, unused: {} };
			const files = Object.fromEntries([...site].filter(([path]) => !notShown.has(path)).map(([path, key]) => [path, hashOf(key)]));
			const changed = Object.keys(files).filter((path) => before.files[path] !== files[path]);
			// Written before anything else: what a run that dies has put is known to the next one, with no hash that it could take for its own.
			const begun: State = { files: { ...before.files, ...unknown(changed) }, unused: before.unused };
			if (changed.length > 0) await writeState(stateKey, begun);
			for (const path of [...changed.filter(isAsset), ...changed.filter((path) => !isAsset(path))]) {
				await bucket.put(`${shop}/${path}`, await readFile(join(outDir, path)), fileHeaders(path));
			}
			const nowMs = Date.now();
			const gone = [...Object.keys(before.files), ...Object.keys(before.unused)].filter((path) => files[path] === undefined);
			const unused: Record<string, number> = {};
			for (const path of new Set(gone)) {
				const sinceMs = before.unused[path] ?? nowMs;
				if (isAsset(path) && nowMs - sinceMs < keptMs) unused[path] = sinceMs;
				else await bucket.remove(`${shop}/${path}`);
			}
			if (changed.length === 0 && gone.length === Object.keys(unused).length && found !== null) return;
			const now = await readState(stateKey);
			if (changed.length > 0 && now !== null && !isDeepStrictEqual(now, begun)) {
				// A worker that hung, and this one, wrote at the same time: whose files lie there is not known.
				await writeState(stateKey, { ...now, files: { ...now.files, ...unknown(changed) } });
				throw new ReleaseOvertaken(shop);
			}
			await writeState(stateKey, { files, unused });
		},
	};
}
