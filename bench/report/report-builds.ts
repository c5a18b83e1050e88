/** The part of the report about builds: a table for each size of shop, and how what they take grows. */
import type { CaseResult, SizeResult } from '../measure-size.ts';
import { table, times, whole } from './format-table.ts';
import { caseOf, largeSize, ratio, referenceSize, smallSize } from './limits.ts';
import type { BenchResults } from './results.ts';

/** For readers who do not know docs/decisions/0015. */
export const legend = [
	'Medians of what "npm run build" takes for generated shops, beside other programs that make the same pages; below 1 × it is faster, or takes less.',
	'loop: a bare program that renders the same pages in one process, and does nothing else that a build does.',
	'Astro: the same pages made by Astro, a widespread generator of sites.',
	'own cold: our own "fully cold" build of the same shop.',
	'fully cold: there is a snapshot and nothing else. fresh clone: its texts are rendered already, and nothing is cached. All others: what changed since the last build.',
	"Changes are compared with the loop of a fresh clone, and with Astro's build after one price was changed.",
].join('\n');

/** Changes are compared with what the others would do again: the loop with kept texts, Astro's rebuild. */
export function sizeTable(size: SizeResult): string {
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
	return [table([heading, ...rows]), ...emptyColumns(size)].join('\n');
}

/** Why a column says nothing. */
function emptyColumns({ cases, products }: SizeResult): string[] {
	const [hasLoop, hasAstro] = [cases.some(({ loop }) => loop !== null), cases.some(({ astro }) => astro !== null)];
	const lacksLoop = hasLoop && cases.every(({ name }) => name !== 'fresh-clone') && cases.some(({ loop }) => loop === null);
	const hasCold = cases.some(({ name }) => name === 'cold');
	const otherSize = products === referenceSize ? '' : ` Astro is built beside ${whole(referenceSize)} products only.`;
	return [
		...(hasLoop ? [] : ['–: the loop runs beside the cases "cold" and "fresh-clone", of which none was measured.']),
		...(lacksLoop ? ['–: the case "fresh-clone", with whose loop changes are compared, was not measured.'] : []),
		...(hasAstro ? [] : [`–: without Astro.${otherSize || ' It was left out, or none of its cases was measured.'}`]),
		...(hasCold ? [] : ['–: the case "cold" was not measured.']),
	];
}

/** What the limit of a fresh clone would find if Astro had only to put its shell in (docs/decisions/0015). */
export function givenShellLines({ sizes }: BenchResults): string {
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

export function growthTable({ sizes }: BenchResults): string {
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

export function priceLines({ priceGrowth }: BenchResults): string {
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
