/** A process that takes and releases a lock as its parent says, as another user where one is named, and answers whether it has it. */
import { FolderLocked, withLock } from '../../../pipeline/disk/lock.ts';

const [folder = '', user] = process.argv.slice(2);
if (user) process.setuid?.(Number(user));
let release: (() => void) | null = null;

async function take(): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	try {
		await withLock(folder, async () => {
			release = resolve;
			process.send?.('taken');
			await promise;
		});
		process.send?.('released');
	} catch (error) {
		process.send?.(error instanceof FolderLocked ? 'locked' : String(error));
	}
}

process.on('message', (what) => (what === 'take' ? void take() : release?.()));
process.send?.('ready');
