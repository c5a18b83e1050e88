/** A folder that is filled beside the snapshot. What did not change is linked from the old snapshot, so that its inode and time stay. */
import { copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { orIfMissing } from '../disk/is-missing.ts';
import { linkOrCopy } from '../disk/link-or-copy.ts';
import { syncFile, syncTree } from '../disk/sync.ts';

export interface StagingFolder {
	/** Writes a file, or links the old one where it has the same bytes. */
	write(file: string, contents: string | Uint8Array): Promise<void>;
	/** Takes over a file of the old snapshot unread; false where it has none of that size. */
	keep(file: string, bytes: number): Promise<boolean>;
	/** Takes over the old snapshot's file or folder of this name; nothing where it has none. */
	keepAll(name: string): Promise<void>;
	/** Copies a file from elsewhere. */
	copy(source: string, file: string): Promise<void>;
	/** Gives a file of another snapshot a name in this one. */
	link(source: string, file: string): Promise<void>;
	/** Resolves when every name in it is on the disk; what the files hold is with each of them. */
	sync(): Promise<void>;
}

/** `staging` must be empty or absent; `old` is the snapshot in place, which need not exist. */
export function createStagingFolder(staging: string, old: string): StagingFolder {
	const folders = new Set([path.dirname(staging), staging]);
	const at = async (file: string): Promise<string> => {
		const target = path.join(staging, file);
		await mkdir(path.dirname(target), { recursive: true });
		for (let folder = path.dirname(target); !folders.has(folder); folder = path.dirname(folder)) folders.add(folder);
		return target;
	};
	const keepAll = async (name: string): Promise<void> => {
		const source = path.join(old, name);
		const info = await orIfMissing(lstat(source), null);
		if (info === null) return;
		if (!info.isDirectory()) return takeOver(source, await at(name));
		for (const entry of await readdir(source)) await keepAll(path.join(name, entry));
	};
	return {
		keepAll,
		async write(file, contents) {
			const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
			const before = await orIfMissing(readFile(path.join(old, file)), null);
			if (before?.equals(bytes)) await takeOver(path.join(old, file), await at(file));
			else await writeDurably(await at(file), bytes);
		},
		async keep(file, bytes) {
			const info = await orIfMissing(lstat(path.join(old, file)), null);
			if (info?.size !== bytes) return false;
			await takeOver(path.join(old, file), await at(file));
			return true;
		},
		async copy(source, file) {
			const target = await at(file);
			await copyFile(source, target);
			await syncFile(target);
		},
		async link(source, file) {
			await takeOver(source, await at(file));
		},
		sync: () => syncTree({ files: [], folders: () => [...folders], count: folders.size, on: staging }),
	};
}

/** File systems without hard links get a copy with the same time. */
async function takeOver(source: string, target: string): Promise<void> {
	if ((await linkOrCopy(source, target)) === 'copied') await syncFile(target);
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
	await writeFile(file, bytes);
	await syncFile(file);
}
