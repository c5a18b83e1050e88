/** Finds the base of comparison: another folder, or a commit. A missing base is a result, and no failure. */
import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { type ImageEntry, imageFileName, imagesFolder } from '../../pipeline/snapshot/manifest.ts';
import { openSnapshot, type Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { SnapshotDamaged, SnapshotMissing } from '../../pipeline/snapshot/snapshot-errors.ts';
import { type GitSnapshotResult, openGitSnapshot } from './git-snapshot.ts';

export interface Base {
	readonly snapshot: Snapshot;
	/** Such as `HEAD (386466e, 2026-11-21)` or a folder. */
	readonly name: string;
	/** The file of an original; null where the base does not have it. */
	originalFile(entry: ImageEntry): Promise<string | null>;
}

/** Why there is nothing to compare with; `name` is what was asked for. */
export interface NoBase {
	readonly name: string;
	readonly reason: 'no-repository' | 'no-ref' | 'no-snapshot' | 'other-project' | 'unreadable';
}

interface BaseOptions {
	/** A folder with a snapshot, or what git calls a commit. */
	readonly base: string;
	/** The project whose content is audited: content of another project is not compared with it. */
	readonly project: string;
	/** The snapshot's place, whichever is audited. */
	readonly contentDir: string;
	/** The project's own snapshot: what a commit is looked for in where `contentDir` lies outside git, or is not in it. */
	readonly ownContentDir: string;
	/** An empty folder, which the caller removes. */
	readonly workDir: string;
}

export async function openBase(options: BaseOptions): Promise<Base | NoBase> {
	const found = await findBase(options);
	const isOther = 'snapshot' in found && found.snapshot.manifest.project !== options.project;
	return isOther ? { name: found.name, reason: 'other-project' } : found;
}

async function findBase({ base, contentDir, ownContentDir, workDir }: BaseOptions): Promise<Base | NoBase> {
	const folder = resolve(base);
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return await openFolder(nameOf(base, folder), folder);
	const taken = await openCommit(base, [...new Set([contentDir, ownContentDir])], workDir);
	if ('missing' in taken) return { name: base, reason: `no-${taken.missing}` };
	const name = `${base} (${[taken.commit === base ? '' : taken.commit, taken.committedAt.slice(0, 10)].filter(Boolean).join(', ')})`;
	return await openFolder(name, taken.dir, (entry) => taken.checkOut([`${imagesFolder}/${imageFileName(entry)}`]));
}

/** Below the working folder from there, so that a report that is sent around says nothing of whose machine it was. */
function nameOf(base: string, folder: string): string {
	const below = relative(process.cwd(), folder);
	return below === '' || below.startsWith('..') || isAbsolute(below) ? base : below;
}

/** From the first of the folders whose repository has a snapshot there; why not, where none has. */
async function openCommit(base: string, [dir = '', ...others]: readonly string[], workDir: string): Promise<GitSnapshotResult> {
	const taken = await openGitSnapshot(dir, base, workDir);
	const isElsewhere = 'missing' in taken && taken.missing !== 'ref';
	return isElsewhere && others.length > 0 ? await openCommit(base, others, workDir) : taken;
}

async function openFolder(name: string, dir: string, fetchOriginal?: (entry: ImageEntry) => Promise<void>): Promise<Base | NoBase> {
	try {
		const snapshot = await openSnapshot(dir);
		return {
			snapshot,
			name,
			async originalFile(entry) {
				await fetchOriginal?.(entry);
				const file = join(snapshot.imagesDir, imageFileName(entry));
				return existsSync(file) ? file : null;
			},
		};
	} catch (error) {
		if (error instanceof SnapshotMissing) return { name, reason: 'no-snapshot' };
		if (error instanceof SnapshotDamaged) return { name, reason: 'unreadable' };
		throw error;
	}
}
