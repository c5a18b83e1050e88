/** Decides which snapshot is audited: the one in place, or a newer one that a build refused. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { manifestFile } from '../../pipeline/snapshot/manifest.ts';
import { readRejectedPurpose, rejectedPlace, type SnapshotPurpose } from '../../pipeline/snapshot/rejected-snapshot.ts';

export interface ChosenSnapshot {
	readonly dir: string;
	/** A build refused it, and it is newer than the one in place. */
	readonly isRejected: boolean;
}

const fetchTime = z.object({ fetchedAt: z.string() });

/** `wanted` is what the audit is about: what was refused for another folder, project or kind of site is none of it. */
export async function chooseSnapshot(wanted: SnapshotPurpose, cacheDir: string): Promise<ChosenSnapshot> {
	const { contentDir } = wanted;
	const rejectedDir = rejectedPlace(cacheDir, contentDir).dir;
	if (!isDeepStrictEqual(await readRejectedPurpose(cacheDir, contentDir), wanted)) {
		return { dir: contentDir, isRejected: false };
	}
	const [inPlace, rejected] = await Promise.all([readFetchTime(contentDir), readFetchTime(rejectedDir)]);
	const isRejected = rejected !== null && (inPlace === null || Date.parse(rejected) > Date.parse(inPlace));
	return { dir: isRejected ? rejectedDir : contentDir, isRejected };
}

/** null where there is no snapshot, or none whose manifest can be read: opening it will say so. */
async function readFetchTime(dir: string): Promise<string | null> {
	try {
		return fetchTime.safeParse(JSON.parse(await readFile(join(dir, manifestFile), 'utf8'))).data?.fetchedAt ?? null;
	} catch (error) {
		if (isMissing(error) || error instanceof SyntaxError) {
			return null;
		}
		throw error;
	}
}
