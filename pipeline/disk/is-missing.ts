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
