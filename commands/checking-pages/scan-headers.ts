/**
 * MDN's HTTP Observatory over nginx with the configuration that the build wrote. The scanner brings a web server and more of its own, so it is
 * installed into a folder of its own when it is first needed.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import { CheckerFailed } from '../errors/command-errors.ts';
import { projectDir } from '../options/project-folder.ts';
import { runProgram } from '../programs/run-program.ts';
import { findNginx, startNginx } from '../programs/web-server.ts';
import type { PageFault } from './site-documents.ts';

const name = 'The HTTP Observatory';
const folder = join(projectDir, 'commands/checking-pages/observatory');
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory');
/** Hosts that browsers know to have HTTPS. An install script would fetch it from the Internet; a server under test is in no list. */
const preloadFile = join(scanner, 'conf/hsts-preload.json');

const installTimeoutMs = 300_000;
const scanTimeoutMs = 60_000;

/** Faults of the headers with which a built site is served. @throws CheckerFailed */
export async function scanHeaders(dir: string): Promise<readonly PageFault[]> {
	await install();
	const program = await findNginx();
	if (program === null) throw new CheckerFailed(name, 'It needs nginx: on Debian, the package nginx.');
	const work = mkdtempSync(join(tmpdir(), 'observatory-'));
	const nginx = await startNginx(program, { root: dir, work });
	try {
		return judgeObservatory(await scan(new URL(nginx.url).host));
	} finally {
		await nginx.close();
		rmSync(work, { recursive: true });
	}
}

async function install(): Promise<void> {
	if (existsSync(preloadFile)) return;
	const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
	const { exitCode, output } = await runProgram('npm', args, { cwd: folder, timeoutMs: installTimeoutMs });
	if (exitCode !== 0) throw new CheckerFailed(name, `It could not be installed.\n${output.trim()}`);
	mkdirSync(dirname(preloadFile), { recursive: true });
	writeFileSync(preloadFile, '{}\n');
}

async function scan(host: string) {
	const { stdout, output } = await runProgram(process.execPath, [join(scanner, 'src/scan.js'), host], { timeoutMs: scanTimeoutMs });
	const parsed = observatoryScan.safeParse(parseJson(stdout));
	if (!parsed.success) throw new CheckerFailed(name, output.trim().slice(0, 2000));
	return parsed.data;
}

/** The part of the scanner's output that is read. */
const observatoryScan = z.object({
	tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

export type ObservatoryScan = z.infer<typeof observatoryScan>;

const check = 'observatory';

/** Faults that it has to find in a server without a certificate, by test: a scan that finds none of them did not work. */
const withoutCertificate: Readonly<Record<string, string>> = {
	redirection: 'redirection-missing',
	'strict-transport-security': 'hsts-not-implemented-no-https',
};

/** Tests that the scan must have, or it looks at less than before. */
const expectedTests = [
	...Object.keys(withoutCertificate),
	'content-security-policy',
	'cookies',
	'cross-origin-resource-policy',
	'cross-origin-resource-sharing',
	'referrer-policy',
	'subresource-integrity',
	'x-content-type-options',
	'x-frame-options',
];

/** One fault for each test that fails for another reason than the missing HTTPS, and for each that is missing. */
export function judgeObservatory({ tests }: ObservatoryScan): readonly PageFault[] {
	const fault = (name: string, message: string): PageFault => ({ check, page: '/', message: `${name}: ${message}` });
	return [...new Set([...expectedTests, ...Object.keys(tests)])].flatMap((name) => {
		const test = tests[name];
		if (test === undefined) return [fault(name, 'was not tested')];
		const expected = withoutCertificate[name];
		if (expected !== undefined) return test.result === expected ? [] : [fault(name, `${test.result} instead of ${expected}`)];
		return test.pass ? [] : [fault(name, test.result)];
	});
}
