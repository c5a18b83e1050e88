/** What the service does with its folder when it starts. Whoever limits the disk, or watches what is committed, wraps these. */
import { openDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

export interface Disk {
	/** See `openDatabase`. */
	open: typeof openDatabase;
	/** See `lockFolder`. */
	lock(dataDir: string): () => void;
}

/** The machine's own. */
export const machineDisk: Disk = { open: openDatabase, lock: lockFolder };
