/** A history as the files of a snapshot: JSON with a line for each entry, and each version of a legal text as the markdown that it is. */
import { renderLegalText } from '../../pipeline/snapshot/legal-text.ts';
import { historyFolder } from '../../pipeline/snapshot/manifest.ts';
import { planShards } from '../../pipeline/snapshot/plan-shards.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { History } from './history.ts';
import { pathCollections } from './path-history.ts';
import { findReduction, type ItemKey, type PriceHistory, type PricePoint, parseItemKey } from './price-history.ts';

/** Names below the snapshot's folder. */
export const historyFiles = {
	prices: `${historyFolder}/prices`,
	/** What follows from the prices: a build reads these few lines and not all prices that ever were. */
	reductions: `${historyFolder}/reductions`,
	legalTexts: `${historyFolder}/legal-texts`,
	legalTextList: `${historyFolder}/legal-texts.json`,
	paths: `${historyFolder}/paths`,
} as const;

/** Follows a price that was announced as a reduction. */
export const reducedMark = ' reduced';

/** Text of each file by its name below the snapshot's folder. Equal histories give equal files. */
export function planHistoryFiles(history: History): ReadonlyMap<string, string> {
	const files = new Map<string, string>();
	for (const { name, text } of planShards(toPriceRecords(history.prices))) files.set(`${historyFiles.prices}/${name}.json`, text);
	const reductions = toReductionRecords(history.prices);
	for (const { name, text } of planShards(reductions)) files.set(`${historyFiles.reductions}/${name}.json`, text);
	if (history.legalTexts.length > 0) files.set(historyFiles.legalTextList, toJson(toVersionList(history)));
	for (const version of history.legalTexts) files.set(`${historyFiles.legalTexts}/${version.hash}.md`, renderLegalText(version));
	for (const collection of pathCollections) {
		const folder = `${historyFiles.paths}/${collection}`;
		for (const { name, text } of planShards(toPathRecords(history, collection))) files.set(`${folder}/${name}.json`, text);
	}
	return files;
}

function toPriceRecords(prices: PriceHistory): readonly WireRecord[] {
	const products = Map.groupBy(prices, ([key]) => parseItemKey(key).productId);
	return [...products]
		.sort(([left], [right]) => left - right)
		.map(([id, items]) => {
			const own = items.find(([key]) => parseItemKey(key).variantId === null);
			const variants = items.filter((item) => item !== own);
			return {
				id,
				...(own && { prices: toIntervals(own[1]) }),
				// An object's whole numbers are in their order.
				...(variants.length > 0 && {
					variants: Object.fromEntries(variants.map(([key, points]) => [variantOf(key), toIntervals(points)])),
				}),
			};
		});
}

function variantOf(key: ItemKey): string {
	return String(parseItemKey(key).variantId);
}

/** A line each: from when, which price, such as `80.00` or `80.00 reduced`. */
function toIntervals(points: readonly PricePoint[]): WireRecord {
	return Object.fromEntries(points.map(({ from, price, isReduced }) => [from, isReduced ? `${price}${reducedMark}` : price]));
}

function toReductionRecords(prices: PriceHistory): readonly WireRecord[] {
	const found = [...prices].flatMap(([key, points]) => {
		const reduction = findReduction(points);
		const { productId, variantId } = parseItemKey(key);
		return reduction === null ? [] : [{ id: productId, variant: variantId, ...reduction }];
	});
	return found.sort((left, right) => left.id - right.id || (left.variant ?? 0) - (right.variant ?? 0));
}

function toVersionList({ legalTexts }: History): readonly WireRecord[] {
	const key = ({ name, language, firstSeen, hash }: WireRecord) => `${name} ${language} ${firstSeen} ${hash}`;
	return legalTexts
		.map(({ name, language, firstSeen, hash }) => ({ name, language, firstSeen, hash }))
		.sort((left, right) => (key(left) < key(right) ? -1 : 1));
}

function toPathRecords({ formerPaths }: History, collection: string): readonly WireRecord[] {
	const records = Map.groupBy(
		formerPaths.filter((former) => former.collection === collection),
		({ id }) => id,
	);
	return [...records]
		.sort(([left], [right]) => left - right)
		.map(([id, paths]) => {
			const sorted = paths.toSorted((left, right) =>
				left.until === right.until ? (left.path < right.path ? -1 : 1) : left.until < right.until ? -1 : 1,
			);
			return { id, until: Object.fromEntries(sorted.map(({ path, until }) => [path, until])) };
		});
}

function toJson(value: unknown): string {
	return `${JSON.stringify(value, null, '\t')}\n`;
}
