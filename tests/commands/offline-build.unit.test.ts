/** A build that asks no backend needs no whole login: whatever of one the environment names, it goes on to its snapshot. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runBuild } from '../../commands/programs/run-build.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('takes the snapshot with --offline and half a login', async () => {
	const env = { DIRECTUS_EMAIL: 'site@a.example' };
	const dir = await temporaryFolder();
	const folders = { content: join(dir, 'content'), out: join(dir, 'dist'), cache: join(dir, 'cache') };
	const offline = await runBuild({ ...folders, env, flags: ['--offline'] });
	// the snapshot is what it lacks
	expect([offline.exitCode, offline.output]).toEqual([1, expect.stringContaining('There is no content snapshot')]);
	expect(offline.output).not.toContain('Fix: ');
	const online = await runBuild({ ...folders, env });
	expect([online.exitCode, online.output]).toEqual([64, expect.stringContaining('DIRECTUS_')]);
});
