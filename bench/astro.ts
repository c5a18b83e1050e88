/** Astro beside the product: the same pages from the same data, installed into a folder of its own when it is first asked for. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '../client/pages/page-data.ts';
import type { ServerBundle } from '../client/server-bundle.ts';
import { projectDir } from '../commands/options/project-folder.ts';
import { runProgram } from '../commands/programs/run-program.ts';
import { perLanguage } from '../site/languages.ts';
import { compareTexts } from './compare-texts.ts';
import { type LoopFrame, loopInputFiles } from './loop/loop-inputs.ts';
import { type Cost, RunFailed, runMeasured } from './measure/run-measured.ts';
import { setAside } from './set-aside.ts';
import { benchDir, type ShopFolders, temporaryDir } from './work-folder.ts';

export interface AstroSite {
	/** Takes over the loop's inputs. */
	prepare(folders: ShopFolders): Promise<void>;
	/** Without anything that an earlier build left. `shell`: rendered with every page, as Astro does, or put in as HTML that is given. */
	buildClean(shell: AstroShell): Promise<Cost>;
	/** Fills Astro's caches, so that a rebuild finds them after any other cases. */
	warmUp(): Promise<void>;
	/** After the price of one product changed. */
	rebuild(round: number): Promise<Cost>;
	/** Makes sure that the last build says on each page what the product does; returns the number of its pages. @throws where one differs */
	comparePages(productOut: string): number;
}

export type AstroShell = 'rendered' | 'given';

const sourceDir = join(projectDir, 'bench/astro');
const workDir = join(benchDir, 'astro');
const outDir = join(workDir, 'dist');
const pagesFile = join(workDir, 'pages.jsonl');

/** Not `npm ci`: some registries lack the compiler's packages for other platforms, and it would refuse the lockfile. */
const installArguments = ['install', '--no-save', '--no-audit', '--no-fund'];

/** Installs Astro where it is not. @throws RunFailed */
export async function createAstroSite(log: (line: string) => void): Promise<AstroSite> {
	await install(log);
	return {
		async prepare({ loopInputs }) {
			mkdirSync(workDir, { recursive: true });
			const { sources, frame, server } = loopInputFiles(loopInputs);
			copyFileSync(sources, pagesFile);
			const { shells }: LoopFrame = JSON.parse(readFileSync(frame, 'utf8'));
			const { renderShell }: ServerBundle = await import(pathToFileURL(server).href);
			const given = perLanguage((language) => renderShell(shells[language]));
			writeFileSync(join(workDir, 'shells.json'), JSON.stringify({ shells, given }));
		},
		async buildClean(shell) {
			setAside(outDir, join(workDir, 'cache'), join(sourceDir, '.astro'), join(sourceDir, 'node_modules/.vite'));
			return await build(shell);
		},
		async warmUp() {
			await build('rendered');
		},
		async rebuild(round) {
			changePrice(round);
			return await build('rendered');
		},
		comparePages: (productOut) => compareTexts(outDir, productOut),
	};
}

async function install(log: (line: string) => void): Promise<void> {
	if (existsSync(join(sourceDir, 'node_modules/astro/package.json'))) return;
	log('installing Astro');
	const { exitCode, output } = await runProgram('npm', installArguments, { cwd: sourceDir });
	if (exitCode !== 0) throw new RunFailed(`Astro could not be installed; --no-astro leaves it out.\n${output}`);
}

async function build(shell: AstroShell): Promise<Cost> {
	const { wallMs, cpuMs, peakBytes } = await runMeasured({
		program: process.execPath,
		args: [join(sourceDir, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
		cwd: sourceDir,
		env: {
			BENCH_ASTRO_WORK: workDir,
			BENCH_ASTRO_SHELL: shell,
			ASTRO_TELEMETRY_DISABLED: '1',
			NODE_ENV: 'production',
			TMPDIR: temporaryDir,
		},
	});
	return { wallMs, cpuMs, peakBytes };
}

/** Of the first product, in all languages. */
function changePrice(round: number): void {
	const lines = readFileSync(pagesFile, 'utf8').split('\n');
	const pages = lines.map((line): PageData | null => (line === '' ? null : JSON.parse(line)));
	const first = pages.find((page) => page?.template === 'product');
	if (first?.template !== 'product') throw new Error('The shop has no product whose price could change.');
	const changed = pages.map((page, index) => {
		if (page?.template !== 'product' || page.result.id !== first.result.id) return lines[index];
		const amount = `${20_000 + round}.00`;
		const { offer } = page.result;
		const result = { ...page.result, price: { ...page.result.price, amount }, offer: offer && { ...offer, price: amount } };
		return JSON.stringify({ ...page, result });
	});
	writeFileSync(pagesFile, changed.join('\n'));
}
