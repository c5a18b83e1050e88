/** True only for system errors that mean "there is no such file". */
export function isMissing(error: unknown): boolean {
	return hasCode(error, 'ENOENT', 'ENOTDIR');
}

/** True for an error of the operating system with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
	return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}

/** True for every error of the operating system: a missing file, a full disk, a program that cannot be started. */
export function isSystemError(error: unknown): error is Error {
	return error instanceof Error && 'syscall' in error;
}

/** What `work` comes to; `otherwise` where the file is missing that it needs. */
export async function orIfMissing<Result, Otherwise>(work: Promise<Result>, otherwise: Otherwise): Promise<Result | Otherwise> {
	return await work.catch((error: unknown) => {
		if (isMissing(error)) return otherwise;
		throw error;
	});
}

/** The same at once. */
export function orIfMissingSync<Result, Otherwise>(work: () => Result, otherwise: Otherwise): Result | Otherwise {
	try {
		return work();
	} catch (error) {
		if (isMissing(error)) return otherwise;
		throw error;
	}
}

/** Does `work`; null where the operating system refuses a part of it. Every other error is thrown. */
export async function whereDiskAllows<Result>(work: () => Promise<Result>): Promise<Result | null> {
	try {
		return await work();
	} catch (error) {
		if (isSystemError(error)) return null;
		throw error;
	}
}
