/**
 * MDN's HTTP Observatory over nginx with the configuration that is shipped for shops, HTTPS included, and with the one that the build wrote.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { PageData } from '../../client/pages/page-data.ts';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import { pageOf } from '../demo-site/site-pages.ts';
import { CheckerFailed } from '../errors/command-errors.ts';
import { runProgram } from '../programs/run-program.ts';
import { type ShopServer, startShopServer } from '../programs/shop-server.ts';
import { findNginx } from '../programs/web-server.ts';
import { findPageChecker } from './page-checkers.ts';
import type { PageFault } from './site-documents.ts';

const name = 'The HTTP Observatory';
/** Hosts that browsers know to have HTTPS. An install script would fetch it from the Internet; a server under test is in no list. */
const preloadFile = 'conf/hsts-preload.json';

const scanTimeoutMs = 60_000;

/** The shop, the checkout, and the page with other rules, on which orders are paid. */
export function scannedPages(pages: readonly PageData[]): readonly string[] {
	return (['home', 'checkout', 'payment'] as const).map((template) => pageOf(pages, template, 'de').path);
}

/** Faults of the headers with which these pages of a built site are served. @throws CheckerFailed */
export async function scanHeaders(dir: string, pages: readonly string[]): Promise<readonly PageFault[]> {
	const scanner = await findScanner();
	const program = await findNginx();
	if (program === null) throw new CheckerFailed(name, 'It needs nginx: on Debian, the package nginx.');
	const work = mkdtempSync(join(tmpdir(), 'observatory-'));
	// No page that is scanned asks the order service.
	const nginx = await startShopServer(program, { root: dir, work, ordersUrl: 'http://127.0.0.1:9' });
	try {
		const faults: PageFault[] = [];
		for (const page of pages) faults.push(...judgeObservatory(page, await scan(scanner, nginx, page)));
		return faults;
	} finally {
		await nginx.close();
		rmSync(work, { recursive: true });
	}
}

/** Folder of the scanner, which is ready to run. */
async function findScanner(): Promise<string> {
	const scanner = await findPageChecker('@mdn/mdn-http-observatory');
	const file = join(scanner, preloadFile);
	if (!existsSync(file)) {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, '{}\n');
	}
	return scanner;
}

/**
 * What the scanner's own `scan` does: it fetches, tests and grades. That function knows no ports and no paths, though those below it do. The server's
 * certificate is trusted through the environment.
 */
const scanProgram = `
	const [folder, httpPort, httpsPort, path] = process.argv.slice(1);
	const { retrieve } = await import(folder + '/src/retriever/retriever.js');
	const { ALL_TESTS } = await import(folder + '/src/constants.js');
	const { getGradeForScore, getScoreModifier } = await import(folder + '/src/grader/grader.js');
	const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(folder + '/src/grader/charts.js');
	const found = await retrieve('localhost', { httpPort, httpsPort, path });
	if (found.responses.auto?.status !== 200) throw new Error('The page was answered with ' + found.responses.auto?.status);
	if (found.responses.https?.verified !== true) throw new Error('The certificate was not trusted');
	const tests = ALL_TESTS.map((test) => test(found));
	const modifiers = tests.map(({ result }) => getScoreModifier(result));
	const sum = (values) => values.reduce((total, value) => total + value, 100);
	const uncurved = sum(modifiers.filter((value) => value < 0));
	const { grade, score } = getGradeForScore(uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved);
	console.log(JSON.stringify({ grade, score, tests: Object.fromEntries(tests.map((test) => [test.constructor.name, test])) }));
	process.exit(0);
`;

async function scan(scanner: string, { httpPort, httpsPort, certificateFile }: ShopServer, page: string): Promise<ObservatoryScan> {
	const args = ['--input-type=module', '--eval', scanProgram, scanner, String(httpPort), String(httpsPort), page];
	const env = { NODE_EXTRA_CA_CERTS: certificateFile };
	const { stdout, output } = await runProgram(process.execPath, args, { timeoutMs: scanTimeoutMs, env });
	const parsed = observatoryScan.safeParse(parseJson(stdout));
	if (!parsed.success) throw new CheckerFailed(name, output.trim().slice(0, 2000));
	return parsed.data;
}

/** The part of the scanner's findings that is read. */
const observatoryScan = z.object({
	grade: z.string(),
	score: z.number(),
	tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

export type ObservatoryScan = z.infer<typeof observatoryScan>;

const check = 'observatory';

/** Tests that the scan must have, or it looks at less than before. */
const expectedTests = [
	'redirection',
	'strict-transport-security',
	'content-security-policy',
	'cookies',
	'cross-origin-resource-policy',
	'cross-origin-resource-sharing',
	'referrer-policy',
	'subresource-integrity',
	'x-content-type-options',
	'x-frame-options',
];

const bestGrade = 'A+';

/** One fault for each test that fails, for each that is missing, and for a grade that is not the best one. */
export function judgeObservatory(page: string, { grade, score, tests }: ObservatoryScan): readonly PageFault[] {
	const fault = (message: string): PageFault => ({ check, page, message });
	const ofTests = [...new Set([...expectedTests, ...Object.keys(tests)])].flatMap((name) => {
		const test = tests[name];
		if (test === undefined) return [fault(`${name}: was not tested`)];
		return test.pass ? [] : [fault(`${name}: ${test.result}`)];
	});
	return grade === bestGrade ? ofTests : [...ofTests, fault(`grade ${grade} (${score}) instead of ${bestGrade}`)];
}
