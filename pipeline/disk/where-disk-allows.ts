/** For work that a command can do without: a cache that cannot be read or written, or a process that cannot be started, is no fault of its run. */
import { isSystemError } from './is-missing.ts';

/** Does `work`; null where the operating system refuses a part of it. Every other error is thrown. */
export async function whereDiskAllows<Result>(work: () => Promise<Result>): Promise<Result | null> {
	try {
		return await work();
	} catch (error) {
		if (isSystemError(error)) return null;
		throw error;
	}
}
