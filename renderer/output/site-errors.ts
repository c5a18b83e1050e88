/** What can keep a build from putting its site in place. */
import { WorldError } from '../../site/world-error.ts';

/** Where a build would stage its files lies something that no build has put there, and that a build therefore does not remove. */
export class ForeignStaging extends WorldError {
	/** What the folder holds; null where it is no folder. */
	readonly names: readonly string[] | null;

	constructor(stagingDir: string, names: readonly string[] | null) {
		const found = names === null ? 'is no folder' : `holds ${listed(names)}, and not the mark of a build`;
		super(
			`${stagingDir} ${found}. A build keeps its files there until they take their place, and removes nothing of others. Move it elsewhere; if an earlier version of this program left it, delete it and run "npm run build -- --full".`,
		);
		this.names = names;
	}
}

function listed(names: readonly string[]): string {
	const [first = '', ...more] = names.map((name) => JSON.stringify(name));
	return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** The system refused a step of a commit that was under way. */
export class SiteHalfSwitched extends WorldError {
	constructor(outDir: string, cause: Error) {
		super(
			`The site in ${outDir} is partly the old and partly the new one, because the system refused a step (${cause.message}). Mend that and build again: the next run finishes the rest first.`,
			{ cause },
		);
	}
}

/** The system would refuse a part of a commit, which therefore does not begin. */
export class SiteNotWritable extends WorldError {
	constructor(folder: string, why: string, remedy: string) {
		super(`The site cannot be put in place, and nothing was changed: ${folder} ${why}. ${remedy}`);
	}
}

/** A build's staged files are gone: they were removed or replaced while the build was running. */
export class StagingLost extends WorldError {
	constructor(path: string) {
		super(
			`${path} was removed or replaced while a build was running, which cannot put a whole site in place without it. Run "npm run build" again before anything else.`,
		);
	}
}
