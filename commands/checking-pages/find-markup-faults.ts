/** The Nu HTML checker over all documents at once, CSS in `<style>` included. It needs Java 17. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../pipeline/disk/read-json.ts';
import { CheckerFailed } from '../errors/command-errors.ts';
import { runProgram } from '../programs/run-program.ts';
import { findPageChecker } from './page-checkers.ts';
import { type PageFault, toSitePath } from './site-documents.ts';

type Message = z.infer<typeof report>['messages'][number];

const report = z.object({
	messages: z.array(
		z.object({
			type: z.string(),
			url: z.string().optional(),
			message: z.string(),
			extract: z.string().optional(),
		}),
	),
});

/** CSS that the checker does not know yet, though its specifications are stable and browsers ignore what they do not know. */
const newerThanTheChecker: readonly { readonly message: string; readonly extract?: RegExp }[] = [
	// CSS Transitions 2
	{ message: 'CSS: Unrecognized at-rule “@starting-style”' },
	// CSS Values 5
	{ message: "CSS: “interpolate-size”: Property “interpolate-size” doesn't exist." },
	// CSS View Transitions 1
	{ message: 'CSS: Unknown pseudo-element or pseudo-class “::view-transition”.' },
	{ message: 'CSS: Parse Error.', extract: /nsition-(?:group|old|new)\(\*\)/ },
];

function isNewer({ message, extract = '' }: Message): boolean {
	return newerThanTheChecker.some((each) => each.message === message && (each.extract?.test(extract) ?? true));
}

const timeoutMs = 600_000;

/** Given to the checker with every run, which has to object to it: one that sees nothing would pass everything. */
const planted = { html: '<!doctype html><html lang="de"><title>Planted</title><p>Planted</div>', message: 'Stray end tag “div”.' };

/**
 * CSS Containment 3 in words that the checker knows: it has neither container queries nor their units, and stops reading a declaration at one. Both
 * have the grammar of what takes their place.
 */
function withoutContainers(html: string): string {
	return html
		.replaceAll(/(\d)cqi\b/g, '$1vw')
		.replaceAll(/@container(?: [\w-]+)? ?\(/g, '@media (')
		.replaceAll(/\bcontainer(?:-type|-name)?:[^;{}]+;?/g, '');
}

/** Writes such copies of all documents below `dir` into `copies`. */
function copyDocuments(dir: string, copies: string): void {
	for (const entry of globSync('**/*.html', { cwd: dir, withFileTypes: true }).filter((each) => each.isFile())) {
		const file = relative(dir, join(entry.parentPath, entry.name));
		const copy = join(copies, file);
		mkdirSync(dirname(copy), { recursive: true });
		writeFileSync(copy, withoutContainers(readFileSync(join(dir, file), 'utf8')));
	}
}

/** Errors of all documents below a folder. Remarks are left out: most judge the policy of a page as if it were opened from disk. @throws CheckerFailed */
export async function findMarkupFaults(dir: string): Promise<readonly PageFault[]> {
	const work = mkdtempSync(join(tmpdir(), 'planted-'));
	try {
		const plantedFile = join(work, 'planted.html');
		writeFileSync(plantedFile, planted.html);
		const copies = join(work, 'site');
		copyDocuments(dir, copies);
		const messages = await runChecker([copies, plantedFile]);
		const isPlanted = ({ url, message }: Message) => url?.endsWith(plantedFile) === true && message === planted.message;
		if (!messages.some(isPlanted)) {
			throw new CheckerFailed('The Nu HTML checker', 'It does not object to a document that was planted with an error.');
		}
		return messages
			.filter((each) => !isPlanted(each) && !isNewer(each))
			.map(({ url, message, extract }) => ({
				check: 'html',
				page: url === undefined ? '/' : toPage(url, copies),
				message: `${message}${extract === undefined ? '' : ` At: ${extract.replace(/\s+/g, ' ').trim()}`}`,
			}));
	} finally {
		rmSync(work, { recursive: true });
	}
}

async function runChecker(targets: readonly string[]): Promise<readonly Message[]> {
	const jar = await findPageChecker('vnu-jar/build/dist/vnu.jar');
	const args = ['-Xmx1g', '-jar', jar, '--format', 'json', '--errors-only', '--skip-non-html', '--exit-zero-always', ...targets];
	const { exitCode, stdout, output } = await runProgram('java', args, { timeoutMs });
	// The report is on standard error, and nothing else where all went well.
	const parsed = report.safeParse(parseJson(output));
	if (exitCode !== 0 || stdout !== '' || !parsed.success) {
		throw new CheckerFailed('The Nu HTML checker', `It needs Java 17: on Debian, default-jre-headless.\n${output.trim().slice(0, 2000)}`);
	}
	return parsed.data.messages;
}

function toPage(url: string, dir: string): string {
	const file = decodeURIComponent(new URL(url).pathname);
	return toSitePath(file.startsWith(dir) ? file.slice(dir.length) : file);
}
