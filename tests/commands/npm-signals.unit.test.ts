/** `kill` of npm, which hands the signal to a shell that ends without the command below it. Of SIGINT alone, such a shell takes no notice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { projectDir } from '../../commands/options/project-folder.ts';
import { watchStart } from '../../sandbox/program-start.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('ends the site that is served when SIGTERM ends the shell of npm', async () => {
	const [out, data] = [await temporaryFolder(), await temporaryFolder()];
	writeFileSync(join(out, 'index.html'), '<!doctype html>');
	// A second command keeps every shell from becoming the first one.
	const command = `"${process.execPath}" commands/run.js serve --port 0 --out "${out}" --data "${data}"; true`;
	const shell = spawn('sh', ['-c', command], {
		cwd: projectDir,
		env: { ...process.env, npm_lifecycle_event: 'serve' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const lines = createInterface(shell.stdout);
	const [line] = await watchStart(shell, { name: 'npm run serve' }).until(once(lines, 'line'));
	const { url } = /(?<url>http:\S+)$/.exec(String(line))?.groups ?? {};
	expect((await fetch(String(url))).status).toBe(200);
	// The output closes with the last process that has it.
	const closed = once(shell, 'close');
	shell.kill('SIGTERM');
	await closed;
	await expect(fetch(String(url))).rejects.toThrow();
});

it('lets a command close that listens to the signal once', async () => {
	const dir = await temporaryFolder();
	mkdirSync(join(dir, 'commands'));
	copyFileSync(join(projectDir, 'commands/run.js'), join(dir, 'commands/run.js'));
	const closing = "process.once('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(0); }, 700));";
	writeFileSync(join(dir, 'commands/slow.ts'), `${closing}\nsetInterval(() => {}, 1000);\nconsole.log('ready');\n`);
	const shell = spawn('sh', ['-c', `"${process.execPath}" commands/run.js slow; true`], {
		cwd: dir,
		env: { ...process.env, npm_lifecycle_event: 'slow' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const said: string[] = [];
	const lines = createInterface(shell.stdout).on('line', (line) => said.push(line));
	await watchStart(shell, { name: 'The command' }).until(once(lines, 'line'));
	const closed = once(shell, 'close');
	shell.kill('SIGTERM');
	await closed;
	expect(said).toEqual(['ready', 'closed']);
});
