/** The PostgreSQL of tests: what was written must still be there after it was killed. */
import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../sandbox/fleet/postgres.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it.skipIf(findPostgres() === null)('keeps its data through a kill and a restart at the same address', async () => {
	const dir = await temporaryFolder();
	// As root it runs as another user.
	chmodSync(dir, 0o755);
	const postgres = await startPostgres({ dir });
	onTestFinished(() => postgres.stop());
	await ask(postgres.url, "CREATE TABLE shop AS SELECT 'ring' AS piece");
	const { pid, url } = postgres;
	await postgres.kill();
	await expect(ask(url, 'SELECT 1')).rejects.toThrow('Connection refused');
	await postgres.restart();
	expect([postgres.url, postgres.pid === pid]).toEqual([url, false]);
	expect(await ask(url, 'SELECT piece FROM shop')).toBe('ring');
});

/** What PostgreSQL's own client prints. */
async function ask(url: string, statement: string): Promise<string> {
	const client = join(dirname(findPostgres() ?? ''), 'psql');
	const { stdout } = await promisify(execFile)(client, [url, '--no-psqlrc', '-Atc', statement]);
	return stdout.trim();
}
