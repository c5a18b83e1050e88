/** What can be wrong with a folder that should hold a snapshot. */
import { WorldError } from '../../site/world-error.ts';
import { historyFolder } from './manifest.ts';

/** There is no snapshot where one was expected. */
export class SnapshotMissing extends WorldError {
	constructor(dir: string) {
		super(
			`There is no content snapshot in ${dir}. Fetch one with "npm run fetch" (needs DIRECTUS_URL and DIRECTUS_TOKEN), or name its folder with --content.`,
		);
	}
}

/** A file of the snapshot is cut, unreadable or not what the manifest promises. */
export class SnapshotDamaged extends WorldError {
	constructor(file: string, reason: string, cause?: unknown) {
		super(`The snapshot's file ${file} ${reason}. ${remedyFor(file)}`, { cause });
	}
}

/** The backend knows nothing of what was. */
function remedyFor(file: string): string {
	return file.startsWith(`${historyFolder}/`)
		? 'Restore it from version control: the history cannot be fetched again.'
		: 'Restore it from version control, or fetch the content again with "npm run fetch".';
}

/** The snapshot was written to while it was being read, so that its files no longer belong together. */
export class SnapshotChanged extends WorldError {
	constructor(file: string) {
		super(`The snapshot's file ${file} was changed while the snapshot was being read. Run the command again.`);
	}
}

/** A folder holds the snapshot of another project than the one that a command is about. */
export class ForeignSnapshot extends Error {
	override readonly name = 'ForeignSnapshot';

	constructor(dir: string, found: string, wanted: string) {
		super(
			`${dir} holds the content of the project "${found}", and this site is "${wanted}". Give each project a folder of its own with --content, or correct the project domain (PROJECT_DOMAIN, or projectDomain in site.config.ts).`,
		);
	}
}

/** What stands where a fetch keeps the snapshot that is about to take its place was left by no fetch. */
export class ForeignFolder extends WorldError {
	constructor(folder: string, dir: string) {
		super(
			`${folder} would take the place of the snapshot ${dir}, but holds no whole snapshot: no fetch has left it so. Nothing was changed. Move it away, or remove it if you do not need it, and run the command again.`,
		);
	}
}
