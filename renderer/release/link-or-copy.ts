/** Gives a file a second name instead of a second copy, wherever the file system can. */
import { copyFile, link, rename } from 'node:fs/promises';
import { hasCode, isMissing } from '../../pipeline/disk/is-missing.ts';

/** Another file system, too many names, a file of another user, a file system without hard links. */
const needsCopy = ['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** The disk takes many small requests together. */
export const linksAtOnce = 16;

/** The folder of `to` exists. `to` appears whole or not at all; where it is already, it stays, and the result is false. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
	try {
		await link(from, to);
		return true;
	} catch (error) {
		if (hasCode(error, 'EEXIST')) {
			return false;
		}
		if (!hasCode(error, ...needsCopy)) {
			throw error;
		}
	}
	const draft = `${to}.draft`;
	await copyFile(from, draft);
	await rename(draft, to);
	return true;
}

/** As `linkOrCopy`; false as well where there is no `from`. */
export async function linkIfThere(from: string, to: string): Promise<boolean> {
	try {
		return await linkOrCopy(from, to);
	} catch (error) {
		if (isMissing(error)) {
			return false;
		}
		throw error;
	}
}
