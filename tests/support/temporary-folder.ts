/** A folder of its own for each test, gone after it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Below the system's folder for such, or below `within`. To be called inside a test. */
export async function temporaryFolder(within: string = tmpdir()): Promise<string> {
	const folder = await mkdtemp(path.join(within, 'schaufenster-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
