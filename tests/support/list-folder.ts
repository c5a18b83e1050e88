/** What runs leave in a folder. Their locks stay there for ever: an empty file each, and after a kill SQLite's journal. */
import { readdirSync } from 'node:fs';

/** Sorted names, without those of locks. */
export function listFolder(folder: string): readonly string[] {
	return readdirSync(folder)
		.filter((name) => !/\.lock(-journal)?$/.test(name))
		.sort();
}
