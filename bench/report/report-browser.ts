/** The part of the report about what visitors wait for. */
import { ms, table, times, whole } from './format-table.ts';
import { ratio, wholeBytes } from './limits.ts';
import type { BenchResults } from './results.ts';

/** Not ratios: what is compared is a visitor's patience, and the network and the CPU are those of Lighthouse's model. */
export function pageLines({ pageLoads }: BenchResults): string {
	const [first] = pageLoads ?? [];
	if (!pageLoads || first === undefined) return '';
	const rows = pageLoads.map(({ name, score, lcpMs, tbtMs, cls }) => [name, whole(score), whole(lcpMs), whole(tbtMs), cls.toFixed(3)]);
	return [
		table([[`Lighthouse, mobile, median of ${first.runs}`, 'performance', 'LCP ms', 'TBT ms', 'CLS'], ...rows]),
		'Times as Lighthouse computes them for slow 4G (150 ms, 1.6 Mbit/s) and a CPU four times slower than this one; pages are served compressed.',
	].join('\n');
}

/** Bytes are what visitors pay; the time of a query shows how it grows with the shop. */
export function queryLines({ listQueries }: BenchResults): string {
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

export function clickLines({ filterClicks }: BenchResults): string {
	if (!filterClicks) return '';
	const { clicks, filterMs, emptyMs } = filterClicks;
	return table([
		[`a click until it is painted, median of ${clicks}`, 'ms', 'filter ÷ empty'],
		['on a filter', ms(filterMs), times(ratio(filterMs, emptyMs))],
		['on nothing', ms(emptyMs), ''],
	]);
}
