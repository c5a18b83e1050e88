/** What the benchmark found, as data: the JSON file holds exactly this. */
import type { FilterClicks } from './lists/measure-clicks.ts';
import type { ListQueries } from './lists/measure-queries.ts';
import type { Cost } from './measure/run-measured.ts';
import type { PageLoad } from './page-loads.ts';
import type { PriceGrowth } from './price-growth.ts';
import type { SaveToPaint } from './save-to-paint.ts';

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

/** Fetching beside bare reads of the same pages; medians in milliseconds. */
export interface FetchResult {
	/** What was asked. */
	readonly backend: string;
	readonly products: number;
	/** Requests of a whole fetch, files not counted. */
	readonly pages: number;
	readonly runs: number;
	/** `fetch` and `JSON.parse` of the same pages, without their counts. */
	readonly bareMs: number;
	/** Until every record was read and checked. */
	readonly readMs: number;
	/** Until the snapshot was in place; its texts were rendered before, its pictures kept. */
	readonly fetchMs: number;
	/** The same where nothing changed since the last fetch. */
	readonly changedMs: number;
	readonly wholeBytes: number;
	readonly changedBytes: number;
}

export interface BenchResults {
	readonly machine: { readonly cpus: string; readonly node: string; readonly platform: string };
	readonly sizes: readonly SizeResult[];
	/** null: not measured. */
	readonly priceGrowth?: PriceGrowth | null;
	/** null: not measured. */
	readonly saveToPaint?: SaveToPaint | null;
	/** null: not measured. */
	readonly fetch?: FetchResult | null;
	/** null: not measured. */
	readonly pageLoads?: readonly PageLoad[] | null;
	/** A row a size; null: not measured. */
	readonly listQueries?: readonly ListQueries[] | null;
	/** null: not measured. */
	readonly filterClicks?: FilterClicks | null;
}

/** The median of each member by itself. Throws where there are no costs. */
export function medianCost(costs: readonly Cost[]): Cost {
	return {
		wallMs: median(costs.map(({ wallMs }) => wallMs)),
		cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
		peakBytes: median(costs.map(({ peakBytes }) => peakBytes)),
	};
}

export function medianBuildCost(costs: readonly BuildCost[]): BuildCost {
	return { ...medianCost(costs), written: median(costs.map(({ written }) => written)) };
}

export function median(values: readonly number[]): number {
	if (values.length === 0) throw new Error('There is nothing to take the median of.');
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
	return (low + high) / 2;
}
