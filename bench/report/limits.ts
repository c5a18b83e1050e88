/** The ratios that builds, fetches, lists and orders must keep, and whether they did. */
import type { ListQueries } from '../lists/measure-queries.ts';
import type { CaseResult, SizeResult } from '../measure-size.ts';
import type { BenchResults } from './results.ts';

export interface LimitResult {
	readonly title: string;
	readonly limit: number;
	/** null: not measured in this run. */
	readonly found: number | null;
	readonly unit: '×' | 'MB' | 'bytes';
	/** More is better. */
	readonly isLeast?: true;
}

/** null: not measured. */
export function isHeld({ limit, found, isLeast }: LimitResult): boolean | null {
	if (found === null) return null;
	return isLeast ? found >= limit : found <= limit;
}

/** The one beside which Astro is built, and the fetch is measured. */
export const referenceSize = 3000;
/** The two between which growth is judged. */
export const largeSize = 10_000;
export const smallSize = 300;

export function judgeLimits({ sizes, priceGrowth, fetch, listQueries, orders, fleet }: BenchResults): readonly LimitResult[] {
	const at = (products: number) => sizes.find((size) => size.products === products);
	const [small, reference, large] = [at(smallSize), at(referenceSize), at(largeSize)];
	const cold = caseOf(reference, 'cold');
	const fresh = caseOf(reference, 'fresh-clone');
	const price = caseOf(reference, 'price');
	const times = (title: string, limit: number, found: number | null): LimitResult => ({ title, limit, found, unit: '×' });
	return [
		times('fully cold ÷ bare loop, CPU', 1.3, ratio(cold?.product.cpuMs, cold?.loop?.cpuMs)),
		times('fully cold ÷ Astro, wall', 0.35, ratio(cold?.product.wallMs, cold?.astro?.wallMs)),
		times('fresh clone ÷ Astro, wall', 0.2, ratio(fresh?.product.wallMs, fresh?.astro?.wallMs)),
		times('one price ÷ Astro’s rebuild, wall', 0.03, ratio(price?.product.wallMs, price?.astro?.wallMs)),
		times('one price, 10,000 ÷ 300 products, wall', 1.5, ratio(priceGrowth?.large.wallMs, priceGrowth?.small.wallMs)),
		{ title: 'peak memory at 10,000 products', limit: 640, found: peakMegabytes(large), unit: 'MB' },
		times('peak memory, 10,000 ÷ 300 products', 2, ratio(peakMegabytes(large), peakMegabytes(small))),
		times('fetching 3,000 products ÷ bare reads, wall', 2, fetch?.products === referenceSize ? ratio(fetch.readMs, fetch.bareMs) : null),
		{
			title: 'before the first result of a filter, 10,000 products, a product',
			limit: 10,
			found: bytesAProduct(listQueries),
			unit: 'bytes',
		},
		{ ...times('placing orders ÷ their statements without HTTP, orders a second', 0.5, orders?.ratio ?? null), isLeast: true },
		times('a fleet’s edit, 99 of 100 ÷ a build and upload alone, wall', 3, ratio(fleet?.editP99Ms, fleet?.aloneMs)),
		times('a shared price in each shop ÷ bare incremental builds, CPU', 1.5, ratio(fleet?.sharedCpuMsPerShop, fleet?.bareCpuMsPerShop)),
		{ title: 'the largest worker of a fleet', limit: 1000, found: fleet?.workerMemoryMb ?? null, unit: 'MB' },
	];
}

function bytesAProduct(listQueries: BenchResults['listQueries']): number | null {
	const large = listQueries?.find(({ products }) => products === largeSize);
	return large === undefined ? null : wholeBytes(large) / large.products;
}

/** All that is fetched before the first result of a filter. */
export function wholeBytes({ bytes }: Pick<ListQueries, 'bytes'>): number {
	return Object.values(bytes).reduce((sum, each) => sum + each, 0);
}

export function caseOf(size: SizeResult | undefined, name: string): CaseResult | undefined {
	return size?.cases.find((each) => each.name === name);
}

/** null where one of the two was not measured. */
export function ratio(value: number | null | undefined, base: number | null | undefined): number | null {
	return value === null || value === undefined || !base ? null : value / base;
}

/** Highest of all cases, so that no kind of build is left out; null unless both whole builds were measured. */
function peakMegabytes(size: SizeResult | undefined): number | null {
	if (caseOf(size, 'cold') === undefined || caseOf(size, 'fresh-clone') === undefined) return null;
	return Math.max(...(size?.cases ?? []).map(({ product }) => product.peakBytes / 1e6));
}
