/** Builds generated shops in every situation beside a bare loop and Astro, and shows ratios; then Lighthouse on the demo's pages, what lists cost in the browser, and orders. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../commands/errors/command-errors.ts';
import { createCommand, exitCodes, parseCount } from '../commands/options/command-line.ts';
import { runCommand } from '../commands/options/run-command.ts';
import { createAstroSite } from './astro.ts';
import { type BenchCase, benchCases } from './cases.ts';
import { startFetchBackend } from './fetch/fetch-backend.ts';
import { type FetchResult, fetchCase, measureFetch } from './fetch/measure-fetch.ts';
import { type FleetResult, fleetCase, measureFleet } from './fleet/measure-fleet.ts';
import { clicksCase, type FilterClicks, measureFilterClicks } from './lists/measure-clicks.ts';
import { type ListQueries, measureQueries, queriesCase } from './lists/measure-queries.ts';
import { measureSize, type SizeResult } from './measure-size.ts';
import { measureOrders, type OrderThroughput, ordersCase } from './orders/measure-orders.ts';
import { measurePageLoads, type PageLoad, pageLoadsCase } from './page-loads.ts';
import { measurePriceGrowth, type PriceGrowth } from './price-growth.ts';
import { judgeLimits, largeSize, referenceSize, smallSize } from './report/limits.ts';
import { formatReport } from './report/report.ts';
import type { BenchResults } from './report/results.ts';
import { measureSaveToPaint, type SaveToPaint, saveToPaintCase } from './save-to-paint.ts';
import { removeSetAside } from './set-aside.ts';
import { benchDir, shopFolders } from './work-folder.ts';

/** Everything that `--cases` can name. */
const otherCases = [saveToPaintCase, fetchCase, pageLoadsCase, queriesCase, clicksCase, ordersCase, fleetCase];
const caseNames = [...benchCases.map(({ name }) => name), ...otherCases];

const resultsFile = join(benchDir, 'results.json');
const withoutDirectus = 'skipped, because the sandbox\'s Directus is not installed: "npm run directus" installs it';

const options = createCommand('bench', 'Measures builds; limits that are missed are shown, and end with exit code 0 all the same.')
	.option('--sizes <list>', 'numbers of products', '300,3000,10000')
	.option('--cases <list>', `some of ${caseNames.join(', ')}`)
	.option('--runs <number>', 'how often a case is measured; whole builds at most three times, of the largest shop once', parseCount, 5)
	.option('--no-astro', 'leaves Astro out')
	.option('--fleet-shops <number>', 'shops of the fleet; each needs some seconds before anything is measured', parseCount, 100)
	.parse()
	.opts<{ sizes: string; cases?: string; runs: number; astro: boolean; fleetShops: number }>();

await runCommand(async () => {
	const sizes = options.sizes.split(',').map(toSize);
	const names = options.cases?.split(',') ?? caseNames;
	const cases = names.filter((name) => !otherCases.includes(name)).map(toCase);
	const machine = {
		cpus: `${cpus().length} × ${cpus()[0]?.model ?? ''}`,
		node: process.version,
		platform: `${process.platform} ${process.arch}`,
	};
	const results: SizeResult[] = [];
	let priceGrowth: PriceGrowth | null = null;
	try {
		for (const products of cases.length === 0 ? [] : sizes) {
			const log = (line: string) => console.error(`${products} products: ${line}`);
			const astro = options.astro && products === referenceSize ? await createAstroSite(log) : null;
			const runsOf = ({ start }: BenchCase) =>
				start === 'built' ? options.runs : Math.min(options.runs, products > referenceSize ? 1 : 3);
			results.push(await measureSize({ folders: shopFolders(products), cases, runsOf, astro, log }));
			write({ machine, sizes: results });
		}
		if (names.includes('price') && [smallSize, largeSize].every((size) => sizes.includes(size))) priceGrowth = await measureGrowth();
	} finally {
		removeSetAside();
	}
	const saveToPaint = names.includes(saveToPaintCase) ? await measureSaves() : null;
	const fetch = names.includes(fetchCase) ? await measureFetches() : null;
	const pageLoads = names.includes(pageLoadsCase) ? await measureLoads() : null;
	const listQueries = names.includes(queriesCase) ? await measureLists(sizes) : null;
	const filterClicks = names.includes(clicksCase) ? await measureClicks() : null;
	const orders = names.includes(ordersCase) ? await measureOrderThroughput() : null;
	const fleet = names.includes(fleetCase) ? await measureWholeFleet() : null;
	const found = { machine, sizes: results, priceGrowth, saveToPaint, fetch, pageLoads, listQueries, filterClicks, orders, fleet };
	write(found);
	console.log(`\n${formatReport(found)}\n\nAll figures are in ${resultsFile}`);
	return exitCodes.done;
});

async function measureGrowth(): Promise<PriceGrowth> {
	const log = (line: string) => console.error(`one price, ${smallSize} and ${largeSize} products in turns: ${line}`);
	return await measurePriceGrowth({ small: shopFolders(smallSize), large: shopFolders(largeSize) }, options.runs, log);
}

async function measureSaves(): Promise<SaveToPaint | null> {
	const log = (line: string) => console.error(`${saveToPaintCase}: ${line}`);
	const found = await measureSaveToPaint(options.runs, log);
	if (found === null) log(withoutDirectus);
	return found;
}

async function measureFetches(): Promise<FetchResult | null> {
	const log = (line: string) => console.error(`${fetchCase}: ${line}`);
	const backend = await startFetchBackend(referenceSize, log);
	if (backend === null) {
		log(withoutDirectus);
		return null;
	}
	try {
		return await measureFetch(backend, options.runs, log);
	} finally {
		await backend.close();
	}
}

async function measureLoads(): Promise<readonly PageLoad[]> {
	try {
		return await measurePageLoads(options.runs, (line) => console.error(`${pageLoadsCase}: ${line}`));
	} finally {
		removeSetAside();
	}
}

async function measureLists(sizes: readonly number[]): Promise<readonly ListQueries[]> {
	const found: ListQueries[] = [];
	for (const products of sizes) {
		console.error(`${queriesCase}: ${products} products`);
		found.push(await measureQueries(products));
	}
	return found;
}

async function measureClicks(): Promise<FilterClicks> {
	try {
		return await measureFilterClicks((line) => console.error(`${clicksCase}: ${line}`));
	} finally {
		removeSetAside();
	}
}

async function measureOrderThroughput(): Promise<OrderThroughput> {
	return await measureOrders(options.runs, (line) => console.error(`${ordersCase}: ${line}`));
}

async function measureWholeFleet(): Promise<FleetResult> {
	const { fleetShops: shops } = options;
	const size = { shops, products: 60, sharedProducts: 10, edits: 180, sample: Math.min(30, shops) };
	return await measureFleet(size, (line) => console.error(`${fleetCase}: ${line}`));
}

/** After each size, so that a long run which breaks off leaves results. */
function write(results: BenchResults): void {
	mkdirSync(benchDir, { recursive: true });
	writeFileSync(resultsFile, `${JSON.stringify({ ...results, limits: judgeLimits(results) }, null, '\t')}\n`);
}

function toSize(text: string): number {
	const size = Number(text);
	if (!Number.isInteger(size) || size < 1) throw new UsageError(`--sizes: "${text}" is no number of products.`);
	return size;
}

function toCase(name: string): BenchCase {
	const found = benchCases.find((each) => each.name === name);
	if (found === undefined) throw new UsageError(`--cases: there is no case "${name}". Choose from ${caseNames.join(', ')}.`);
	return found;
}
