/** Looks at what has to happen again and again: backups and fetches. */
import { existsSync } from 'node:fs';
import { newestBackupMs } from '../../orders/backup/write-backup.ts';
import { readRecorded } from '../../pipeline/snapshot/manifest.ts';
import { releaseFolders } from '../../renderer/release/release-folders.ts';
import { currentContentDir } from '../../renderer/release/released-snapshot.ts';
import { type Finding, fault, sound, unknown } from './finding.ts';

const hourMs = 3_600_000;
/** Both happen at least every night, a little earlier or later. */
const longestMs = 26 * hourMs;

const hoursSince = (timeMs: number, nowMs: number): number => Math.round((nowMs - timeMs) / hourMs);

/** `dir` undefined: it was not named. */
export function examineBackups(dir: string | undefined, nowMs: number): Finding {
	const part = 'backup';
	if (dir === undefined) return unknown(part, 'Name the folder of the backups with --backups.');
	const newest = existsSync(dir) ? newestBackupMs(dir) : null;
	const fix = 'start orders-backup@<domain>.timer, and read "journalctl -u orders-backup@<domain>".';
	if (newest === null) return fault(part, `there is none in ${dir}`, fix);
	if (newest > nowMs + hourMs)
		return fault(
			part,
			`the newest one is ${hoursSince(nowMs, newest)} hours in the future`,
			'correct the clock ("timedatectl set-ntp true"), and make a backup; remove those from the future, which hide it.',
		);
	return nowMs - newest <= longestMs
		? sound(part, `${hoursSince(newest, nowMs)} hours old`)
		: fault(part, `${hoursSince(newest, nowMs)} hours old`, fix);
}

/** As above; the folder of the releases. */
export function examineFetch(dir: string | undefined, nowMs: number): Finding {
	const part = 'fetch';
	if (dir === undefined) return unknown(part, 'Name the folder of the releases with --releases.');
	const { fetchedAt } = readRecorded(currentContentDir(releaseFolders(dir)));
	const fetchedMs = Date.parse(fetchedAt ?? '');
	if (Number.isNaN(fetchedMs))
		return fault(part, 'the released snapshot does not say when it was fetched', 'fetch, build and release again.');
	if (fetchedMs > nowMs + hourMs)
		return fault(
			part,
			`released content is ${hoursSince(nowMs, fetchedMs)} hours in the future`,
			'correct the clock ("timedatectl set-ntp true"), and fetch, build and release again.',
		);
	return nowMs - fetchedMs <= longestMs
		? sound(part, `released content is ${hoursSince(fetchedMs, nowMs)} hours old`)
		: fault(
				part,
				`released content is ${hoursSince(fetchedMs, nowMs)} hours old`,
				'look why "npm run build" or "npm run release" fails at night.',
			);
}
