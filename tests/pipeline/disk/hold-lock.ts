/** A process that takes a lock whenever it is told to, and answers whether it held it, alone or not. */
import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { FolderLocked } from '../../../pipeline/disk/folder-locked.ts';
import { hasCode } from '../../../pipeline/disk/is-missing.ts';
import { withLock } from '../../../pipeline/disk/lock.ts';

const [folder = ''] = process.argv.slice(2);

async function hold(): Promise<string> {
	try {
		await withLock(folder, async () => {
			writeFileSync(`${folder}.inside`, '', { flag: 'wx' });
			await setTimeout(5);
			rmSync(`${folder}.inside`);
		});
		return 'alone';
	} catch (error) {
		if (error instanceof FolderLocked) return 'refused';
		return hasCode(error, 'EEXIST') ? 'not alone' : String(error);
	}
}

process.on('message', async () => process.send?.(await hold()));
process.send?.('ready');
