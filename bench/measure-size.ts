/** Measures one size of shop: each case, with the comparisons between its runs, so that both see the same machine. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroSite } from './astro.ts';
import type { BenchCase } from './cases.ts';
import { compareOutput } from './loop/compare-output.ts';
import { loopInputFiles } from './loop/loop-inputs.ts';
import { prepareLoop } from './loop/prepare-loop.ts';
import { median, medianCost } from './measure/medians.ts';
import { type Cost, runMeasured } from './measure/run-measured.ts';
import { countWritten, markFiles } from './measure/written-files.ts';
import { plainEnvironment } from './plain-environment.ts';
import { changeClientSource, copyProject } from './project-copy.ts';
import { setAside } from './set-aside.ts';
import { rewriteShop, writeShop } from './shop/write-shop.ts';
import { benchDir, copiedProjectDir, type ShopFolders, temporaryDir } from './work-folder.ts';

export interface BuildCost extends Cost {
	/** Files of the site that are new or have another inode or time. */
	readonly written: number;
}

export interface CaseResult {
	readonly name: string;
	readonly title: string;
	readonly runs: number;
	/** Medians. */
	readonly product: BuildCost;
	/** The bare loop: with its own texts beside a fully cold build, with kept ones beside a fresh clone. */
	readonly loop: Cost | null;
	/** A clean build beside whole ones, a rebuild beside a changed price. */
	readonly astro: Cost | null;
	/** Beside a fresh clone: Astro that is given the shell as HTML. */
	readonly astroGivenShell?: Cost;
}

export interface SizeResult {
	readonly products: number;
	readonly pages: number;
	/** HTML files of Astro's site. */
	readonly astroPages: number | null;
	readonly cases: readonly CaseResult[];
}

export interface SizePlan {
	readonly folders: ShopFolders;
	readonly cases: readonly BenchCase[];
	/** How often a case is measured. */
	readonly runsOf: (benchCase: BenchCase) => number;
	readonly astro: AstroSite | null;
	readonly log: (line: string) => void;
}

export async function measureSize({ folders, cases, runsOf, astro, log }: SizePlan): Promise<SizeResult> {
	copyProject();
	let { records, html } = await writeShop(folders);
	log('the first build, which the comparisons start from');
	await forgetBuilds(folders);
	await buildShop(folders, folders.content);
	const pages = await prepareLoop(folders.loopInputs, { dist: folders.out, html });
	await astro?.prepare(folders);

	const results: CaseResult[] = [];
	let round = 0;
	let astroPages: number | null = null;
	for (const benchCase of cases) {
		const costs: { product: BuildCost[]; loop: Cost[]; astro: Cost[] } = { product: [], loop: [], astro: [] };
		const astroGivenShell: Cost[] = [];
		const runs = runsOf(benchCase);
		const besideAstro = astro !== null && benchCase.name === 'price';
		if (benchCase.start === 'built') {
			log(`${benchCase.title}, what comes before`);
			await warmUp(folders);
			if (besideAstro) {
				await astro.warmUp();
				astroPages ??= astro.comparePages(folders.out);
			}
		}
		for (let run = 1; run <= runs; run += 1) {
			log(`${benchCase.title}, run ${run} of ${runs}`);
			round += 1;
			const { start, change } = benchCase;
			if (start !== 'built') await forgetBuilds(folders);
			if (change === 'client-source') changeClientSource(round);
			else if (change !== null) {
				records = change(records, round);
				await rewriteShop(folders.content, records);
			}
			costs.product.push(await buildShop(folders, start === 'plain-snapshot' ? folders.plainContent : folders.content));
			const texts = start === 'plain-snapshot' ? 'sources' : 'kept';
			if (start !== 'built') costs.loop.push(await runLoop(folders, texts));
			if (start !== 'built' && run === 1) compareOutput(folders.loopOut, folders.out);
			if (astro !== null && start !== 'built') {
				if (benchCase.name === 'fresh-clone') astroGivenShell.push(await astro.buildClean('given'));
				costs.astro.push(await astro.buildClean('rendered'));
				astroPages ??= astro.comparePages(folders.out);
			}
			if (besideAstro && run <= astroRebuilds) costs.astro.push(await astro.rebuild(round));
		}
		results.push({
			name: benchCase.name,
			title: benchCase.title,
			runs,
			product: medianBuildCost(costs.product),
			loop: costs.loop.length === 0 ? null : medianCost(costs.loop),
			astro: costs.astro.length === 0 ? null : medianCost(costs.astro),
			...(astroGivenShell.length > 0 && { astroGivenShell: medianCost(astroGivenShell) }),
		});
	}
	return { products: folders.products, pages, astroPages, cases: results };
}

/** Each is a whole build. */
const astroRebuilds = 2;

/** Not measured, before builds that use what earlier ones left: the first fills the caches, the second compiles the code that reads them. */
const warmingBuilds = 2;

export async function warmUp(folders: ShopFolders): Promise<void> {
	for (let run = 0; run < warmingBuilds; run += 1) await buildShop(folders, folders.content);
}

/** One measured build of the shop. `content`: one of its snapshots. */
export async function buildShop({ out, cache, config }: ShopFolders, content: string): Promise<BuildCost> {
	const before = markFiles(out);
	const options = ['--content', content, '--out', out, '--cache', cache, '--config', config, '--offline', '--quiet'];
	const { wallMs, cpuMs, peakBytes } = await runMeasured({
		program: process.execPath,
		args: [join(copiedProjectDir, 'commands/run.js'), 'build', ...options],
		cwd: copiedProjectDir,
		env: { ...plainEnvironment, TMPDIR: temporaryDir, CI: 'true' },
	});
	return { wallMs, cpuMs, peakBytes, written: countWritten(before, markFiles(out)) };
}

async function runLoop({ loopInputs, loopOut }: ShopFolders, texts: 'sources' | 'kept'): Promise<Cost> {
	setAside(loopOut);
	const args = [loopInputFiles(loopInputs).program, loopInputs, loopOut, texts];
	const { wallMs, cpuMs, peakBytes } = await runMeasured({ program: process.execPath, args, cwd: benchDir });
	return { wallMs, cpuMs, peakBytes };
}

/** As after an installation on a machine that has never built the site: compile caches in the folder for temporary files are gone, too. */
async function forgetBuilds({ out, cache }: ShopFolders): Promise<void> {
	setAside(out, cache, temporaryDir, join(copiedProjectDir, '.cache'));
	mkdirSync(temporaryDir, { recursive: true });
	await runMeasured({ program: process.execPath, args: [join(copiedProjectDir, 'commands/run.js'), 'prepare'], cwd: copiedProjectDir });
	setAside(join(copiedProjectDir, '.cache/compiled'));
}

export function medianBuildCost(costs: readonly BuildCost[]): BuildCost {
	return { ...medianCost(costs), written: median(costs.map(({ written }) => written)) };
}
