import { describe, expect, it } from 'vitest';
import { medianCost } from '../../../bench/measure/medians.ts';
import type { SizeResult } from '../../../bench/measure-size.ts';
import { judgeLimits } from '../../../bench/report/limits.ts';
import { formatReport } from '../../../bench/report/report.ts';
import type { BenchResults } from '../../../bench/report/results.ts';

const cost = (wallMs: number, peakMb = 100) => ({ wallMs, cpuMs: wallMs, peakBytes: peakMb * 1e6 });

function aSize(products: number, { peakMb = 100, astro = false } = {}): SizeResult {
	const result = (name: string, wallMs: number, loopMs: number | null, astroMs: number | null) => ({
		name,
		title: name,
		runs: 1,
		product: { ...cost(wallMs, peakMb), written: 6 },
		loop: loopMs === null ? null : cost(loopMs),
		astro: astroMs === null || !astro ? null : cost(astroMs),
	});
	const cases = [result('cold', 1300, 1000, 4000), result('fresh-clone', 900, 500, 4000), result('price', 100, null, 5000)];
	return { products, pages: products * 3, astroPages: null, cases };
}

const results = (...sizes: SizeResult[]): BenchResults => ({ machine: { cpus: '', node: '', platform: '' }, sizes });
const foundOf = (found: BenchResults) => judgeLimits(found).map((limit) => limit.found);

const growth = (smallMs: number, largeMs: number) => ({
	runs: 5,
	small: { ...cost(smallMs), written: 6 },
	large: { ...cost(largeMs, 150), written: 6 },
});

describe('limits', () => {
	it('are judged from three sizes', () => {
		const sizes = results(aSize(300), aSize(3000, { astro: true }), aSize(10_000, { peakMb: 250 }));
		expect(foundOf({ ...sizes, priceGrowth: growth(100, 180) })).toEqual([
			1.3,
			0.325,
			0.225,
			0.02,
			1.8,
			250,
			2.5,
			null,
			null,
			null,
			null,
			null,
			null,
		]);
	});

	it('are not judged without what they compare', () => {
		expect(foundOf(results(aSize(300)))).toEqual(Array(13).fill(null));
	});

	it('are shown as held or missed', () => {
		const report = formatReport(results(aSize(3000, { astro: true })));
		expect(report).toMatch(/bare loop, CPU +1\.30 × +at most 1\.3 × +held/);
		expect(report).toMatch(/fresh clone ÷ Astro, wall +0\.23 × +at most 0\.2 × +MISSED/);
		expect(report).not.toContain('peak memory at 10,000 products');
		expect(report).toContain('9 of 13 limits were not measured: they need shops of 300, 3,000, 10,000 products');
	});
});

describe('the limit of orders', () => {
	const placing = (ratio: number): BenchResults => ({
		...results(),
		orders: { orders: 150, statements: 31, turns: 5, httpPerSecond: 1000 * ratio, barePerSecond: 1000, ratio },
	});

	it.each([
		[0.5, 'held'],
		[0.49, 'MISSED'],
	])('is a least: %d is %s', (ratio, word) => {
		const report = formatReport(placing(ratio));
		expect(report).toMatch(new RegExp(`orders a second +${ratio.toFixed(2)} × +at least 0\\.5 × +${word}`));
		expect(report).toMatch(/POST \/ecom\/order +\d+ +0\.\d\d ×/);
	});
});

describe('the limits of a fleet', () => {
	const fleet = (editP99Ms: number, sharedCpuMsPerShop: number): BenchResults => ({
		...results(),
		fleet: {
			...{ shops: 1000, products: 60, sharedProducts: 10, edits: 180, sample: 30, workers: 1, fillSeconds: 1, fillCpuSeconds: 1 },
			...{ aloneMs: 200, editP50Ms: 220, editP99Ms, sharedCpuMsPerShop, bareCpuMsPerShop: 100, sharedSeconds: 1 },
			...{ objectsPerEdit: 25, bytesPerEdit: 1, requestsPerEdit: 33, cpuMsPerEdit: 1, workerMemoryMb: 400 },
			throughput: [
				{ workers: 1, shopsPerSecond: 2 },
				{ workers: 2, shopsPerSecond: 3 },
			],
		},
	});

	it.each([
		[600, 150, 'held', 'held'],
		[601, 151, 'MISSED', 'MISSED'],
	])('are three builds and a half as much again: %d ms, %d ms', (edit, shared, ofEdit, ofShared) => {
		const report = formatReport(fleet(edit, shared));
		expect(report).toMatch(new RegExp(`a build and upload alone, wall +\\S+ × +at most 3 × +${ofEdit}`));
		expect(report).toMatch(new RegExp(`bare incremental builds, CPU +\\S+ × +at most 1\\.5 × +${ofShared}`));
		expect(report).toMatch(/the largest worker of a fleet +400 MB +at most 1000 MB +held/);
		expect(report).toMatch(/shops a second with 2 workers +3\.0 +1\.50 ×/);
	});
});

describe('the table of a size', () => {
	it('is explained, and says why a column is empty', () => {
		const report = formatReport(results(aSize(300)));
		expect(report).toMatch(/^loop: a bare program/m);
		expect(report).toMatch(/^own cold: /m);
		expect(report).toContain('–: without Astro. Astro is built beside 3,000 products only.');
		expect(report).not.toContain('–: the loop');
		const size = aSize(300);
		const cases = size.cases.filter(({ name }) => name !== 'fresh-clone');
		expect(formatReport(results({ ...size, cases }))).toContain('–: the case "fresh-clone"');
		expect(formatReport(results(aSize(3000, { astro: true })))).not.toContain('–:');
	});

	it('is not explained where no build was measured', () => {
		expect(formatReport(results())).not.toContain('own cold');
	});
});

it('what a price takes in two shops is shown as ratios', () => {
	expect(formatReport({ ...results(), priceGrowth: growth(100, 130) })).toMatch(/10,000 ÷ 300 products +1\.30 × +1\.30 × +1\.50 ×/);
});

it('the middle run counts, and between two their mean', () => {
	expect(medianCost([cost(9), cost(1), cost(3)])).toEqual(cost(3));
	expect(medianCost([cost(2), cost(4)]).wallMs).toBe(3);
	expect(() => medianCost([])).toThrow('nothing');
});

it('page loads are shown with their units, and whose model computed them', () => {
	const load = { name: 'home', path: '/', runs: 5, score: 98.6, lcpMs: 1520.4, tbtMs: 12, cls: 0.0123 };
	const report = formatReport({ ...results(), pageLoads: [load] });
	expect(report).toMatch(
		/Lighthouse, mobile, median of 5 +performance +LCP ms +TBT ms +CLS\nhome +99 +1,520 +12 +0\.012\nTimes as Lighthouse computes them/,
	);
	expect(formatReport({ ...results(), pageLoads: null })).not.toContain('Lighthouse');
});
