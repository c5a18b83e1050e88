/** Boots an empty Directus for the run, fills it with the demo, and takes it away afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLineProgress } from '../../commands/progress/line-progress.ts';
import { demoContent } from '../../sandbox/directus/demo-directus.ts';
import { seedDirectus } from '../../sandbox/directus/seed.ts';
import { startDirectus } from '../../sandbox/directus/server.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		directusUrl: string;
		/** Of the same Directus: what to copy for tests that edit. */
		directusDataDir: string;
	}
}

export default async function startSeededDirectus(project: TestProject): Promise<() => Promise<void>> {
	const log = (line: string) => console.log(line);
	const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-directus-'));
	const directus = await startDirectus({ port: 0, dataDir, log });
	const stop = async () => {
		await directus.stop();
		rmSync(dataDir, { recursive: true, force: true });
	};
	try {
		await seedDirectus({ url: directus.url, dataDir }, await demoContent(), createLineProgress(process.stdout));
	} catch (error) {
		await stop();
		throw error;
	}
	project.provide('directusUrl', directus.url);
	project.provide('directusDataDir', dataDir);
	return stop;
}
