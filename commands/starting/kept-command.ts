/** Keeps a command as bundled files, and takes them over only where they are whole and made of the sources as they are now. */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { openCacheFolder } from '../../pipeline/cache/cache-folder.ts';
import { isMissing } from '../../pipeline/disk/is-missing.ts';
import { whereDiskAllows } from '../../pipeline/disk/where-disk-allows.ts';
import { confirmStamps, type Stamps } from '../../renderer/bundle/input-stamps.ts';
import { contentHash } from '../../renderer/content-hash.ts';

/** The command `commands/<name>.ts` of the project in `projectDir`, a path without symbolic links. */
export interface CommandPlace {
	readonly projectDir: string;
	readonly name: string;
}

export interface BundledCommand {
	/** By name; `<name>.mjs` is the command, and may import the others. */
	readonly files: ReadonlyMap<string, Uint8Array>;
	/** Of all that they were made from. */
	readonly stamps: Stamps;
}

/** What is known of the files, in a file of its own. */
interface Kept {
	/** Below the folder of all commands; named by its files, so that no later bundle changes what a running command may still import. */
	readonly folder: string;
	/** Content hashes of the scripts, by name. */
	readonly scripts: ReadonlyMap<string, string>;
	readonly stamps: Stamps;
}

const checksumLength = 64;

/** Long enough for a run whose bundle another run replaces to import the rest of it. */
const folderKeptForMs = 3_600_000;

/** Folder of all commands that are kept. */
export function commandsDir(projectDir: string): string {
	return join(projectDir, '.cache/commands');
}

/**
 * The script that does what the command's sources do; null where none is kept, where it was made of something else, where a file of it is
 * damaged, or where the cache is linked from elsewhere: packages and sources would be looked for there.
 */
export async function readKeptCommand({ projectDir, name }: CommandPlace): Promise<string | null> {
	const dir = commandsDir(projectDir);
	const content = readIfThere(join(dir, keptName(name)));
	const kept = content && parseKept(content);
	if (kept === null || realpathSync(dir) !== dir) return null;
	const stamps = confirmStamps(projectDir, kept.stamps);
	if (stamps === null) return null;
	for (const [script, hash] of kept.scripts) {
		const found = readIfThere(join(dir, kept.folder, script));
		if (found === null || contentHash(found) !== hash) return null;
	}
	if (stamps !== kept.stamps) await whereDiskAllows(() => writeKept(dir, name, { ...kept, stamps }));
	return join(dir, kept.folder, `${name}.mjs`);
}

/** Keeps a command for the runs to come, and removes what none can still be running from. */
export async function keepCommand({ projectDir, name }: CommandPlace, { files, stamps }: BundledCommand): Promise<void> {
	const dir = commandsDir(projectDir);
	const names = [...files.keys()].sort();
	const folder = contentHash(...names.flatMap((each) => [each, files.get(each) ?? '']));
	const bundle = await openCacheFolder(join(dir, folder));
	for (const [file, content] of files) await bundle.write(file, Buffer.from(content));
	const scripts = new Map([...files].filter(([file]) => file.endsWith('.mjs')).map(([file, content]) => [file, contentHash(content)]));
	await writeKept(dir, name, { folder, scripts, stamps });
	await removeOldFolders(dir, folder);
}

async function writeKept(dir: string, name: string, kept: Kept): Promise<void> {
	const body = serialize(kept);
	const folder = await openCacheFolder(dir);
	await folder.write(keptName(name), Buffer.concat([Buffer.from(checksum(body)), body]));
}

async function removeOldFolders(dir: string, current: string): Promise<void> {
	for (const entry of await readdir(dir, { withFileTypes: true })) {
		const folder = join(dir, entry.name);
		if (!entry.isDirectory() || entry.name === current) continue;
		if (Date.now() - (await stat(folder)).mtimeMs > folderKeptForMs) await rm(folder, { recursive: true, force: true });
	}
}

function keptName(name: string): string {
	return `${name}.kept`;
}

function parseKept(content: Buffer): Kept | null {
	const body = content.subarray(checksumLength);
	return content.toString('latin1', 0, checksumLength) === checksum(body) ? deserialize(body) : null;
}

/** Another Node may read other values from the same bytes, and compile what this one cannot. */
function checksum(body: Uint8Array): string {
	return createHash('sha256').update(process.version).update(body).digest('hex');
}

function readIfThere(file: string): Buffer | null {
	try {
		return readFileSync(file);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
