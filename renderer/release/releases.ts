/** What releases there are, and which of them is served. */
import { readdir, readlink, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode, isMissing, isSystemError } from '../../pipeline/disk/is-missing.ts';
import { FileDamaged } from '../../pipeline/disk/read-json.ts';
import { type ReleaseFolders, recordFile, releaseDir, unfinishedPrefix } from './release-folders.ts';
import { type Release, readRecord } from './release-record.ts';

export interface Releases {
	/** Oldest first. */
	readonly all: readonly Release[];
	/** Why the record of a release cannot be read, by its number: such a release counts as none, and is left alone. */
	readonly damaged: ReadonlyMap<number, Error>;
	/** The same for people, a sentence each. */
	readonly notes: readonly string[];
	/** null where none is served yet. */
	readonly current: Release | null;
	/** The number that the next release gets: higher than any that has a folder. */
	readonly next: number;
	/** What the next switch counts. */
	readonly nextSwitch: number;
}

const numberName = /^[1-9]\d*$/;
/** What belongs to a release beside its folder. */
const recordName = /^([1-9]\d*)\.(?:json|content)$/;

/** Folders without a record belong to others, and are left alone. @throws FileDamaged where the record of the current release is */
export async function readReleases(folders: ReleaseFolders): Promise<Releases> {
	const names = await readdirIfThere(folders.releasesDir);
	const numbers = names.filter((name) => numberName.test(name)).map(Number);
	const recorded = numbers.filter((number) => names.includes(`${number}.json`)).sort((left, right) => left - right);
	const all: Release[] = [];
	const damaged = new Map<number, Error>();
	for (const number of recorded) {
		const record = await readRecord(folders, number).catch(orFailure);
		if (record instanceof Error) damaged.set(number, record);
		else all.push({ number, ...record });
	}
	const current = await readCurrent(folders);
	const failure = typeof current === 'number' ? damaged.get(current) : undefined;
	if (failure !== undefined) {
		throw failure;
	}
	return {
		all,
		damaged,
		notes: [...damaged.keys()].map((number) => describeDamaged(folders, number)),
		current: all.find(({ number }) => number === current) ?? null,
		next: Math.max(0, ...numbers) + 1,
		nextSwitch: Math.max(0, ...all.map(({ switched }) => switched)) + 1,
	};
}

/** What the world did to a record. */
function orFailure(error: unknown): Error {
	if (error instanceof FileDamaged || isSystemError(error)) {
		return error;
	}
	throw error;
}

function describeDamaged(folders: ReleaseFolders, number: number): string {
	return `Release ${number} is left out, as its record ${recordFile(folders, number)} cannot be read. Remove ${releaseDir(folders, number)} and the record.`;
}

/** False where something else than a link to a release stands in the way; it is not ours to replace. */
export async function mayReleaseInto(folders: ReleaseFolders): Promise<boolean> {
	try {
		await readdirIfThere(folders.releasesDir);
		return (await readCurrent(folders)) !== 'other';
	} catch (error) {
		if (hasCode(error, 'ENOTDIR')) {
			return false;
		}
		throw error;
	}
}

/** Takes away what a run that was killed has left: half a release, half a removal. The caller holds the lock. */
export async function clearUnfinished({ releasesDir }: ReleaseFolders): Promise<void> {
	const names = await readdirIfThere(releasesDir);
	const left = names.filter((name) => name.startsWith(unfinishedPrefix) || isOrphan(name, names));
	for (const name of left) {
		await rm(join(releasesDir, name), { recursive: true, force: true });
	}
}

/** Record and snapshot come before their folder and go after it. */
function isOrphan(name: string, names: readonly string[]): boolean {
	const release = recordName.exec(name)?.[1];
	return release !== undefined && !names.includes(release);
}

async function readCurrent({ currentLink, releasesDir }: ReleaseFolders): Promise<number | 'other' | null> {
	try {
		const target = resolve(dirname(currentLink), await readlink(currentLink));
		return dirname(target) === releasesDir && numberName.test(basename(target)) ? Number(basename(target)) : 'other';
	} catch (error) {
		if (isMissing(error)) {
			return null;
		}
		if (hasCode(error, 'EINVAL')) {
			return 'other';
		}
		throw error;
	}
}

async function readdirIfThere(folder: string): Promise<string[]> {
	try {
		return await readdir(folder);
	} catch (error) {
		if (hasCode(error, 'ENOENT')) {
			return [];
		}
		throw error;
	}
}
