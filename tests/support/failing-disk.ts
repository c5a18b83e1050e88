/** A disk that fails where a test wants it to: once, as an error does, or from then on, as for a process that was killed. */
import { vi } from 'vitest';

type FileSystem = typeof import('node:fs/promises');
type SyncFileSystem = typeof import('node:fs');

const changing = ['copyFile', 'link', 'mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'unlink', 'writeFile'] as const;

export interface FailingDisk {
	/** The n-th change from now on, counted from 0, fails. Returns how `work` ended. */
	failAt(n: number, kind: 'once' | 'for good', work: () => Promise<void>): Promise<'done' | 'failed'>;
	readonly fileSystem: FileSystem;
	/** The same disk for `vi.mock('node:fs', …)`: its changes count, too. */
	withSync(real: SyncFileSystem): SyncFileSystem;
}

/** For `vi.mock('node:fs/promises', …)`; the file system changes nothing from the failure on. */
export function createFailingDisk(real: FileSystem): FailingDisk {
	let left = Number.POSITIVE_INFINITY;
	let kind: 'once' | 'for good' = 'once';
	const guard = () => {
		left -= 1;
		if (left === -1 || (left < -1 && kind === 'for good'))
			throw Object.assign(new Error('The disk failed.'), { code: 'EIO', syscall: 'test' });
	};
	const changes = changing.map((name) => [
		name,
		vi.fn(async (...args: never[]) => {
			guard();
			return await Reflect.apply(real[name], undefined, args);
		}),
	]);
	return {
		fileSystem: { ...real, ...Object.fromEntries(changes) },
		withSync(realSync) {
			const syncChanges = changing.map((name) => [
				`${name}Sync`,
				(...args: never[]) => {
					guard();
					return Reflect.apply(realSync[`${name}Sync`], undefined, args);
				},
			]);
			return { ...realSync, ...Object.fromEntries(syncChanges) };
		},
		async failAt(n, how, work) {
			left = n;
			kind = how;
			try {
				await work();
				return 'done';
			} catch (error) {
				// A commit tells in its own words of what failed in its midst.
				const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
				if (reason instanceof Error && reason.message === 'The disk failed.') return 'failed';
				throw error;
			} finally {
				left = Number.POSITIVE_INFINITY;
			}
		},
	};
}
