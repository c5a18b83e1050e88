/** Gives a file a second name instead of a second copy, if the file system can. */
import { copyFile, link, rename, stat, utimes } from 'node:fs/promises';
import { hasCode, orIfMissing } from './is-missing.ts';

/** Another file system, too many names, a file of another user, a file system without hard links. */
const needsCopy = ['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** The disk takes many small requests together. */
export const linksAtOnce = 16;

/** `there`: something had the second name already, and has stayed. A copy is not on the disk yet. */
type Linked = 'linked' | 'copied' | 'there';

/** The folder of `to` exists. `to` appears whole or not at all, with the time of `from` either way. */
export async function linkOrCopy(from: string, to: string): Promise<Linked> {
	try {
		await link(from, to);
		return 'linked';
	} catch (error) {
		if (hasCode(error, 'EEXIST')) return 'there';
		if (!hasCode(error, ...needsCopy)) throw error;
	}
	const draft = `${to}.draft`;
	const { atime, mtime } = await stat(from);
	await copyFile(from, draft);
	await utimes(draft, atime, mtime);
	await rename(draft, to);
	return 'copied';
}

/** As `linkOrCopy`; nothing where there is no `from`. */
export async function linkIfThere(from: string, to: string): Promise<void> {
	await orIfMissing(linkOrCopy(from, to), null);
}
