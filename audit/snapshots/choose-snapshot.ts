/** Decides which snapshot is audited: the one in place, or a newer one that a build refused. */
import { isDeepStrictEqual } from 'node:util';
import { readRecorded } from '../../pipeline/snapshot/manifest.ts';
import { readRejectedPurpose, rejectedPlace, type SnapshotPurpose } from '../../pipeline/snapshot/rejected-snapshot.ts';

export interface ChosenSnapshot {
	readonly dir: string;
	/** A build refused it, and it is newer than the one in place. */
	readonly isRejected: boolean;
}

/** `wanted` is the purpose of the audit: a snapshot that was refused for another folder, project or kind of site is ignored. */
export function chooseSnapshot(wanted: SnapshotPurpose, cacheDir: string): ChosenSnapshot {
	const { contentDir } = wanted;
	const rejectedDir = rejectedPlace(cacheDir, contentDir).dir;
	if (!isDeepStrictEqual(readRejectedPurpose(cacheDir, contentDir), wanted)) return { dir: contentDir, isRejected: false };
	// A snapshot that cannot be read says so when it is opened.
	const [inPlace, rejected] = [readRecorded(contentDir).fetchedAt, readRecorded(rejectedDir).fetchedAt];
	const isRejected = rejected !== null && (inPlace === null || Date.parse(rejected) > Date.parse(inPlace));
	return { dir: isRejected ? rejectedDir : contentDir, isRejected };
}
