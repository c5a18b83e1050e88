/** Locks as a browser has them for all its tabs: of one name, one at a time. */
export function createMemoryLocks(): Pick<LockManager, 'request'> {
	const queues = new Map<string, Promise<unknown>>();
	return {
		request: (name: string, work: (lock: null) => unknown) => {
			const result = (queues.get(name) ?? Promise.resolve()).then(() => work(null));
			queues.set(
				name,
				result.catch(() => undefined),
			);
			return result;
		},
	} as Pick<LockManager, 'request'>;
}
