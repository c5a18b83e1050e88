/** Shows results as ratios: absolute times say more about a machine than about a program. */
import { table, times, whole } from './format-table.ts';
import { isHeld, judgeLimits, type LimitResult, largeSize, ratio, referenceSize, smallSize } from './limits.ts';
import { clickLines, pageLines, queryLines } from './report-browser.ts';
import { givenShellLines, growthTable, legend, priceLines, sizeTable } from './report-builds.ts';
import type { BenchResults } from './results.ts';

export function formatReport(results: BenchResults): string {
	const { sizes } = results;
	const others = [
		givenShellLines,
		priceLines,
		saveLines,
		fetchLines,
		pageLines,
		queryLines,
		clickLines,
		orderLines,
		fleetLines,
		limitLines,
	].map((lines) => lines(results));
	const builds = sizes.length === 0 ? [] : [legend, ...sizes.map(sizeTable), growthTable(results)];
	return [...builds, ...others].filter((part) => part !== '').join('\n\n');
}

function saveLines({ saveToPaint }: BenchResults): string {
	if (!saveToPaint) return '';
	const { paintMs, buildMs, runs } = saveToPaint;
	return table([
		['saved in Directus', 'ms', `median of ${runs}`],
		['until it is painted', whole(paintMs), times(ratio(paintMs, buildMs))],
		['of which the incremental build', whole(buildMs), ''],
	]);
}

function fetchLines({ fetch }: BenchResults): string {
	if (!fetch) return '';
	const { products, pages, bareMs, readMs, fetchMs, changedMs, wholeBytes, changedBytes } = fetch;
	return table([
		[`fetching ${whole(products)} products, ${pages} pages, from Directus`, 'wall ÷ bare reads', 'bytes ÷ all'],
		['every record, read and checked', times(ratio(readMs, bareMs)), times(1)],
		['a whole fetch, texts and pictures kept', times(ratio(fetchMs, bareMs)), times(1)],
		['a fetch where nothing changed', times(ratio(changedMs, bareMs)), times(ratio(changedBytes, wholeBytes))],
	]);
}

function orderLines({ orders }: BenchResults): string {
	if (!orders) return '';
	const { turns, statements, httpPerSecond, barePerSecond, ratio: found } = orders;
	return table([
		[`placing orders, ${statements} statements each, median of ${turns} turns`, 'orders a second', ''],
		['POST /ecom/order', whole(httpPerSecond), times(found)],
		['the same statements without HTTP, a commit an order', whole(barePerSecond), ''],
	]);
}

function fleetLines({ fleet }: BenchResults): string {
	if (!fleet) return '';
	const { shops, products, aloneMs, editP50Ms, editP99Ms, edits, sharedCpuMsPerShop, bareCpuMsPerShop, throughput } = fleet;
	const [first] = throughput;
	return table([
		[`a fleet of ${whole(shops)} shops with ${products} products`, 'ms', ''],
		['one edit: build and upload, median', whole(aloneMs), times(1)],
		[`${edits} edits, one a second: from webhook to published, median`, whole(editP50Ms), times(ratio(editP50Ms, aloneMs))],
		['the same, 99 of 100', whole(editP99Ms), times(ratio(editP99Ms, aloneMs))],
		['a bare incremental build, CPU', whole(bareCpuMsPerShop), times(1)],
		['a shared price in each shop, CPU', whole(sharedCpuMsPerShop), times(ratio(sharedCpuMsPerShop, bareCpuMsPerShop))],
		...throughput.map(({ workers, shopsPerSecond }) => [
			`shops a second with ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
			shopsPerSecond.toFixed(1),
			times(ratio(shopsPerSecond, first?.shopsPerSecond)),
		]),
	]);
}

/** Those that were measured; the others belong to shops, or to cases, that were not. */
function limitLines(results: BenchResults): string {
	const limits = judgeLimits(results);
	const rows = limits.flatMap((each) => {
		const { title, limit, found, unit, isLeast } = each;
		const bound = `${isLeast ? 'at least' : 'at most'} ${limit} ${unit}`;
		return found === null ? [] : [[title, inUnit(found, unit), bound, isHeld(each) ? 'held' : 'MISSED']];
	});
	const left = limits.length - rows.length;
	const needs = [smallSize, referenceSize, largeSize].map(whole).join(', ');
	return [
		...(rows.length === 0 ? [] : [table([['limits', 'found', '', ''], ...rows])]),
		...(left === 0
			? []
			: [
					`${left} of ${limits.length} limits were not measured: they need shops of ${needs} products and all cases, as "npm run bench" has them.`,
				]),
	].join('\n');
}

function inUnit(value: number, unit: LimitResult['unit']): string {
	switch (unit) {
		case '×':
			return times(value);
		case 'MB':
			return `${whole(value)} MB`;
		case 'bytes':
			return `${value.toFixed(1)} bytes`;
	}
}
