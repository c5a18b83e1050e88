/** Puts compressed twins beside the text files of a new release; what did not change takes those of the current one. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { linkIfThere, linksAtOnce } from '../../pipeline/disk/link-or-copy.ts';
import type { Progress } from '../../site/progress.ts';
import { compressFile, isCompressible, twinEndings } from './compress-file.ts';
import { inParallel } from './in-parallel.ts';

export interface Precompression {
	readonly targetDir: string;
	/** Paths of the new release. */
	readonly files: readonly string[];
	/** Folder of a release that holds `same` with the same content and has twins; null where there is none. */
	readonly twinsDir: string | null;
	readonly same: ReadonlySet<string>;
	readonly progress: Progress;
}

/** Returns the number of files that were compressed now. */
export async function precompress({ targetDir, files, twinsDir, same, progress }: Precompression): Promise<number> {
	const own = new Set(files);
	const texts = files.filter((path) => isCompressible(path) && !twinEndings.some((ending) => own.has(`${path}${ending}`)));
	const known = twinsDir === null ? [] : texts.filter((path) => same.has(path));
	const fresh = texts.filter((path) => twinsDir === null || !same.has(path));
	const stage = progress.stage('Compression', fresh.length);
	// zlib works on threads of its own.
	await inParallel(fresh, availableParallelism(), async (path) => {
		const file = join(targetDir, path);
		for (const { ending, content } of await compressFile(path, await readFile(file))) {
			// Never into a file that is there: it might be the site's own under another name.
			await writeFile(`${file}${ending}`, content, { flag: 'wx' });
		}
		stage.advance();
	});
	for (const ending of twinEndings) {
		await inParallel(known, linksAtOnce, async (path) => {
			// A file that compressing does not make smaller has no twin.
			await linkIfThere(join(twinsDir ?? '', `${path}${ending}`), join(targetDir, `${path}${ending}`));
		});
	}
	stage.done(`${fresh.length} files, ${known.length} as before`);
	return fresh.length;
}
