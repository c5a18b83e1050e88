/** Shows results as ratios: absolute times say more about a machine than about a program. */
import { caseOf, judgeLimits, ratio } from './limits.ts';
import type { BenchResults, CaseResult, SizeResult } from './results.ts';

export function formatReport(results: BenchResults): string {
	const { sizes } = results;
	return [...sizes.map(sizeTable), growthTable(results), saveLines(results), fetchLines(results), pageLines(results), limitLines(results)]
		.filter((part) => part !== '')
		.join('\n\n');
}

/** Changes are compared with what the others would do again: the loop with kept texts, Astro's rebuild. */
function sizeTable(size: SizeResult): string {
	const loopOf = (each: CaseResult) => each.loop ?? caseOf(size, 'fresh-clone')?.loop;
	const astroOf = (each: CaseResult) => {
		const whole = each.name === 'cold' || each.name === 'fresh-clone';
		return caseOf(size, whole ? 'cold' : 'price')?.astro;
	};
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

function limitLines(results: BenchResults): string {
	const rows = judgeLimits(results).map(({ title, limit, found, unit }) => {
		const shown = found === null ? '–' : unit === 'MB' ? `${whole(found)} MB` : times(found);
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

function whole(value: number): string {
	return Math.round(value).toLocaleString('en');
}
