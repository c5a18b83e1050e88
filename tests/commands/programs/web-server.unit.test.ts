/** Web servers that are found but cannot start: the error has their own words. */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startWebServer } from '../../../commands/programs/web-server.ts';
import { findFreePort } from '../../../sandbox/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A shell script in the place of nginx. */
async function startFake(script: string) {
	const dir = await temporaryFolder();
	const program = join(dir, 'nginx');
	writeFileSync(program, `#!/bin/sh\n${script}\n`);
	chmodSync(program, 0o755);
	const errorLog = join(dir, 'error.log');
	return await startWebServer({ program, args: [errorLog], port: await findFreePort(), errorLog, encodings: [] });
}

it('quotes a server that ends before it answers: its exit code, output and log', async () => {
	const failed = startFake('echo "dlopen() failed: no such module" >&2; echo "[emerg] bind failed" >"$1"; exit 7');
	await expect(failed).rejects.toThrow(/nginx ended with 7 before it was ready:\ndlopen\(\) failed: no such module\n\[emerg\] bind failed/);
});

it('quotes a server without a log', async () => {
	await expect(startFake('echo "[alert] no permission"; exit 1')).rejects.toThrow(
		/nginx ended with 1 before it was ready:\n\[alert\] no permission$/,
	);
});
