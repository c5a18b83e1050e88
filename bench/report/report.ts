/** Shows results as ratios: absolute times say more about a machine than about a program. */
import { table, times, whole } from './format-table.ts';
import { isHeld, judgeLimits, type LimitResult, largeSize, ratio, referenceSize, smallSize } from './limits.ts';
import { clickLines, pageLines, queryLines } from './report-browser.ts';
import { givenShellLines, growthTable, legend, priceLines, sizeTable } from './report-builds.ts';
import type { BenchResults } from './results.ts';

export function formatReport(results: BenchResults): string {
	const { sizes } = results;
	const others = [givenShellLines, priceLines, saveLines, fetchLines, pageLines, queryLines, clickLines, orderLines, limitLines].map(
		(lines) => lines(results),
	);
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
