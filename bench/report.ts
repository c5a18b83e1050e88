/** Shows results as ratios: absolute times say more about a machine than about a program. */
import { caseOf, judgeLimits, type LimitResult, largeSize, ratio, smallSize, wholeBytes } from './limits.ts';
import type { BenchResults, CaseResult, SizeResult } from './results.ts';

export function formatReport(results: BenchResults): string {
	const { sizes } = results;
	const others = [givenShellLines, priceLines, saveLines, fetchLines, pageLines, queryLines, clickLines, limitLines].map((lines) =>
		lines(results),
	);
	return [...sizes.map(sizeTable), growthTable(results), ...others].filter((part) => part !== '').join('\n\n');
}

/** Changes are compared with what the others would do again: the loop with kept texts, Astro's rebuild. */
function sizeTable(size: SizeResult): string {
	const loopOf = (each: CaseResult) => each.loop ?? caseOf(size, 'fresh-clone')?.loop;
	const astroOf = (each: CaseResult) => each.astro ?? caseOf(size, 'price')?.astro;
	const rows = size.cases.map((each) => [
		each.title,
		times(ratio(each.product.cpuMs, loopOf(each)?.cpuMs)),
		times(ratio(each.product.wallMs, loopOf(each)?.wallMs)),
		times(ratio(each.product.wallMs, astroOf(each)?.wallMs)),
		times(ratio(each.product.wallMs, caseOf(size, 'cold')?.product.wallMs)),
		whole(each.product.written),
		whole(each.product.peakBytes / 1e6),
	]);
	const heading = [
		`${whole(size.products)} products, ${whole(size.pages)} pages`,
		'CPU ÷ loop',
		'wall ÷ loop',
		'wall ÷ Astro',
		'wall ÷ own cold',
		'files written',
		'peak MB',
	];
	return table([heading, ...rows]);
}

/** What the limit of a fresh clone would find if Astro had only to put its shell in (docs/decisions/0015). */
function givenShellLines({ sizes }: BenchResults): string {
	const fresh = sizes.map((size) => caseOf(size, 'fresh-clone')).find((each) => each?.astroGivenShell !== undefined);
	if (fresh?.astroGivenShell === undefined) return '';
	return table([
		['fresh clone beside Astro that is given its shell as HTML', 'wall', 'CPU'],
		[
			fresh.title,
			times(ratio(fresh.product.wallMs, fresh.astroGivenShell.wallMs)),
			times(ratio(fresh.product.cpuMs, fresh.astroGivenShell.cpuMs)),
		],
	]);
}

function growthTable({ sizes }: BenchResults): string {
	const [first, ...others] = sizes;
	if (first === undefined || others.length === 0) return '';
	const rows = first.cases.map((each) => [
		each.title,
		...others.map((size) => times(ratio(caseOf(size, each.name)?.product.wallMs, each.product.wallMs))),
		...others.map((size) => times(ratio(caseOf(size, each.name)?.product.peakBytes, each.product.peakBytes))),
	]);
	const sizesTitle = (what: string) => others.map((size) => `${what} ${whole(size.products)} ÷ ${whole(first.products)}`);
	return table([['growth', ...sizesTitle('wall'), ...sizesTitle('peak')], ...rows]);
}

function priceLines({ priceGrowth }: BenchResults): string {
	if (!priceGrowth) return '';
	const { runs, small, large } = priceGrowth;
	return table([
		[`one price in turns, median of ${runs}`, 'wall', 'CPU', 'peak'],
		[
			`${whole(largeSize)} ÷ ${whole(smallSize)} products`,
			times(ratio(large.wallMs, small.wallMs)),
			times(ratio(large.cpuMs, small.cpuMs)),
			times(ratio(large.peakBytes, small.peakBytes)),
		],
	]);
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
	const { backend, products, pages, bareMs, readMs, fetchMs, changedMs, wholeBytes, changedBytes } = fetch;
	return table([
		[`fetching ${whole(products)} products, ${pages} pages, from ${backend}`, 'wall ÷ bare reads', 'bytes ÷ all'],
		['every record, read and checked', times(ratio(readMs, bareMs)), times(1)],
		['a whole fetch, texts and pictures kept', times(ratio(fetchMs, bareMs)), times(1)],
		['a fetch where nothing changed', times(ratio(changedMs, bareMs)), times(ratio(changedBytes, wholeBytes))],
	]);
}

/** Not ratios: what is compared is a visitor's patience, and the network and the CPU are those of Lighthouse's model. */
function pageLines({ pageLoads }: BenchResults): string {
	const [first] = pageLoads ?? [];
	if (!pageLoads || first === undefined) return '';
	const rows = pageLoads.map(({ name, score, lcpMs, tbtMs, cls }) => [name, whole(score), whole(lcpMs), whole(tbtMs), cls.toFixed(3)]);
	return [
		table([[`Lighthouse, mobile, median of ${first.runs}`, 'performance', 'LCP ms', 'TBT ms', 'CLS'], ...rows]),
		'Times as Lighthouse computes them for slow 4G (150 ms, 1.6 Mbit/s) and a CPU four times slower than this one; pages are served compressed.',
	].join('\n');
}

/** Bytes are what visitors pay; the time of a query shows how it grows with the shop. */
function queryLines({ listQueries }: BenchResults): string {
	const [first] = listQueries ?? [];
	if (!listQueries || first === undefined) return '';
	const rows = listQueries.map((each) => {
		const { products, bytes, medianMs, p95Ms } = each;
		const sizes = [bytes.facets, bytes.offers, bytes.panel, bytes.cards, wholeBytes(each)].map(whole);
		return [whole(products), ...sizes, (wholeBytes(each) / products).toFixed(1), ms(medianMs), ms(p95Ms), times(ratio(p95Ms, first.p95Ms))];
	});
	const bytes = ['facets', 'offers', 'panel', 'first cards', 'brotli bytes', 'a product'];
	return [
		table([['lists: products', ...bytes, 'query, median ms', 'p95 ms', 'p95 ÷ first'], ...rows]),
		`A query is a change of filters, sort or page with its address, all ${first.counts} counts and the pieces to be shown; ${whole(first.changes)} changes each.`,
	].join('\n');
}

function clickLines({ filterClicks }: BenchResults): string {
	if (!filterClicks) return '';
	const { clicks, filterMs, emptyMs } = filterClicks;
	return table([
		[`a click until it is painted, median of ${clicks}`, 'ms', 'filter ÷ empty'],
		['on a filter', ms(filterMs), times(ratio(filterMs, emptyMs))],
		['on nothing', ms(emptyMs), ''],
	]);
}

function limitLines(results: BenchResults): string {
	const rows = judgeLimits(results).map(({ title, limit, found, unit }) => {
		const shown = found === null ? '–' : inUnit(found, unit);
		return [title, shown, `at most ${limit} ${unit}`, found === null ? 'not measured' : found <= limit ? 'held' : 'MISSED'];
	});
	return table([['limits', 'found', '', ''], ...rows]);
}

function table(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	return rows
		.map((row) =>
			row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
		)
		.join('\n');
}

function times(value: number | null): string {
	return value === null ? '–' : `${value.toFixed(value < 0.1 ? 3 : 2)} ×`;
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

function ms(value: number): string {
	return value.toFixed(value < 10 ? 2 : 1);
}

function whole(value: number): string {
	return Math.round(value).toLocaleString('en');
}
