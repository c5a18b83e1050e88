/** The demo, built by the real command and served with production headers on a free port: what browser tests and screenshots look at. */
import { join } from 'node:path';
import { projectDir } from '../../commands/options/project-folder.ts';
import { startSiteServer } from '../../commands/serving/site-server.ts';
import { runBuild } from './run-build.ts';

export interface DemoSite {
	readonly url: string;
	/** Folder of the built site. */
	readonly dist: string;
	close(): Promise<void>;
}

/** Builds into a folder that stays, so that the next run only writes what changed. Throws with the build's output where it fails. */
export async function startDemoSite(): Promise<DemoSite> {
	const dist = join(projectDir, '.cache/test-site');
	const { exitCode, output } = await runBuild({ out: dist });
	if (exitCode !== 0) throw new Error(`The demo does not build (exit code ${exitCode}):\n${output}`);
	const { url, close } = await startSiteServer({ dir: dist, port: 0, host: '127.0.0.1' });
	return { url, dist, close };
}
