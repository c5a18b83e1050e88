/** Where a build keeps what is not yet part of the site. Staging lies beside the output, on the same file system, so that renames work. */
import { join, resolve } from 'node:path';
import { realPath } from '../../pipeline/disk/real-path.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';

export interface SiteFolders {
	readonly outDir: string;
	readonly stagingDir: string;
	/** Marks the staging folder as a build's. */
	readonly stagingMark: string;
	/** Changed files by their path in the site. */
	readonly stagedFilesDir: string;
	readonly journalFile: string;
	/** See output-state.ts. */
	readonly stateFile: string;
	/** See built-from.ts. */
	readonly builtFromFile: string;
}

export function siteFolders(outDir: string, cacheDir: string): SiteFolders {
	// Two names of one folder have one lock.
	const out = realPath(resolve(outDir));
	const stagingDir = `${out}.staging`;
	return {
		outDir: out,
		stagingDir,
		stagingMark: join(stagingDir, 'staged-by-build'),
		stagedFilesDir: join(stagingDir, 'files'),
		journalFile: join(stagingDir, 'journal.json'),
		stateFile: join(cacheDir, 'output', `${shortHash(out)}.json`),
		builtFromFile: join(cacheDir, 'output', `${shortHash(out)}.snapshot`),
	};
}
