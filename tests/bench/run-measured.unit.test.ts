/** A build's work is done by several processes, some of which outlive the one that started them: all of it must be counted. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMeasured } from '../../bench/measure/run-measured.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const burntMs = 1000;
const heldBytes = 120e6;

/** Burns CPU, and holds memory while it does. */
const work = `
const held = Buffer.alloc(${heldBytes}, 1);
while (process.cpuUsage().user < ${burntMs * 1000}) for (let turn = 0; turn < 1e6; turn += 1) held[turn] += 1;
`;

async function measure(program: (workFile: string) => string) {
	const folder = await temporaryFolder();
	const workFile = join(folder, 'work.mjs');
	const file = join(folder, 'program.mjs');
	writeFileSync(workFile, work);
	writeFileSync(file, `import { spawn } from 'node:child_process';\nconst node = process.execPath;\n${program(workFile)}`);
	return await runMeasured({ program: process.execPath, args: [file], cwd: folder });
}

describe('the cost of a program', () => {
	it('is small where it does nothing', async () => {
		const { cpuMs, wallMs, peakBytes } = await measure(() => '');
		expect(cpuMs).toBeGreaterThan(1);
		expect(cpuMs).toBeLessThan(burntMs);
		expect(wallMs).toBeGreaterThan(1);
		expect(peakBytes).toBeLessThan(heldBytes);
	});

	it('holds what a process costs that it started, and one that this one started', async () => {
		const { cpuMs, peakBytes } = await measure(
			(
				file,
			) => `const inner = 'require("node:child_process").spawnSync(process.execPath, [' + JSON.stringify(${JSON.stringify(file)}) + '])';
			spawn(node, ['-e', inner]);`,
		);
		expect(cpuMs).toBeGreaterThanOrEqual(burntMs);
		expect(peakBytes).toBeGreaterThan(heldBytes);
	});

	it('holds what a process costs that is still at work when the program ends', async () => {
		const started = performance.now();
		const { cpuMs, wallMs } = await measure(
			(file) => `spawn(node, [${JSON.stringify(file)}], { detached: true, stdio: 'ignore' }).unref();`,
		);
		expect(cpuMs).toBeGreaterThanOrEqual(burntMs);
		// Who waits for the program does not wait for what it leaves behind.
		expect(wallMs).toBeLessThan(performance.now() - started - burntMs / 2);
	});

	it('is not told where the program fails; its output is', async () => {
		await expect(measure(() => `console.log('half done'); process.exit(3);`)).rejects.toThrow(/ended with 3\.\nhalf done/);
	});
});
