/** Reads a history from the files of a snapshot. What cannot be understood is refused: nothing can make it again. */

import * as z from 'zod';
import { slugFault } from '../../pipeline/records/slug.ts';
import type { HistoryFolder } from '../../pipeline/snapshot/history-folder.ts';
import { legalTextHash, parseLegalText } from '../../pipeline/snapshot/legal-text.ts';
import { SnapshotDamaged } from '../../pipeline/snapshot/snapshot-errors.ts';
import { languages } from '../../site/languages.ts';
import { isMoney, type Money } from '../../site/money.ts';
import type { History } from './history.ts';
import { historyFiles, reducedMark } from './history-files.ts';
import type { LegalVersion } from './legal-texts.ts';
import { momentSchema } from './moment.ts';
import { type FormerPath, pathCollections } from './path-history.ts';
import { type ItemKey, itemKey, type PriceHistory, type PricePoint, type ShownPrice } from './price-history.ts';

/** What a build needs of a history. */
export type SiteHistory = Pick<History, 'legalTexts' | 'formerPaths'>;

export const money = z.custom<Money>(isMoney, 'is no amount such as 1234.50');
export const recordId = z.int().nonnegative();

const shownPrice = z
	.string()
	.nullable()
	.transform((text, context): ShownPrice => {
		const isReduced = text?.endsWith(reducedMark) ?? false;
		const price = text === null || !isReduced ? text : text.slice(0, -reducedMark.length);
		if (price === null || isMoney(price)) return { price, isReduced };
		context.addIssue(`${JSON.stringify(text)} is no price such as 1234.50`);
		return z.NEVER;
	});
const intervals = z
	.record(momentSchema, shownPrice)
	.refine((prices) => isAscending(Object.keys(prices)), 'is not in the order of time')
	.transform((prices): readonly PricePoint[] => Object.entries(prices).map(([from, shown]) => ({ from, ...shown })));
const priceRecords = z.array(
	z.object({ id: recordId, prices: intervals.optional(), variants: z.record(z.string().regex(/^\d{1,15}$/), intervals).default({}) }),
);

const versionList = z.array(
	z.object({
		name: z.string().regex(/^[a-z0-9_-]+$/),
		language: z.enum(languages),
		firstSeen: momentSchema,
		hash: z.string().regex(/^[0-9a-f]{16}$/),
	}),
);

const usedPath = z.string().refine((path) => path.split('/').every((slug) => slugFault(slug) === null), 'is no path');
const pathRecords = z.array(z.object({ id: recordId, until: z.record(usedPath, momentSchema) }));

/** @throws SnapshotDamaged */
export function readHistory(folder: HistoryFolder): History {
	return { prices: readPrices(folder), ...readSiteHistory(folder) };
}

/** @throws SnapshotDamaged */
export function readSiteHistory(folder: HistoryFolder): SiteHistory {
	return { legalTexts: readLegalTexts(folder), formerPaths: readPaths(folder) };
}

function readPrices(folder: HistoryFolder): PriceHistory {
	const prices = new Map<ItemKey, readonly PricePoint[]>();
	for (const file of filesIn(folder, historyFiles.prices)) {
		for (const { id, prices: own, variants } of folder.json(file, priceRecords)) {
			const items: readonly (readonly [number | null, readonly PricePoint[]])[] = [
				...(own === undefined ? [] : [[null, own] as const]),
				...Object.entries(variants).map(([variant, points]) => [Number(variant), points] as const),
			];
			for (const [variant, points] of items) {
				const key = itemKey(id, variant);
				if (prices.has(key)) throw new SnapshotDamaged(file, `tells of the product ${id}, which was told of already`);
				prices.set(key, points);
			}
		}
	}
	return prices;
}

function readLegalTexts(folder: HistoryFolder): readonly LegalVersion[] {
	const { legalTextList: list, legalTexts } = historyFiles;
	if (!folder.names.includes(list)) return [];
	return folder.json(list, versionList).map((version) => {
		const file = `${legalTexts}/${version.hash}.md`;
		if (!folder.names.includes(file)) throw new SnapshotDamaged(file, 'is missing');
		const text = parseLegalText(folder.text(file));
		if (text === null || legalTextHash(text) !== version.hash) {
			throw new SnapshotDamaged(file, 'does not hold the text that it is named after');
		}
		return { ...version, ...text };
	});
}

function readPaths(folder: HistoryFolder): readonly FormerPath[] {
	return pathCollections.flatMap((collection) =>
		filesIn(folder, `${historyFiles.paths}/${collection}`).flatMap((file) =>
			folder
				.json(file, pathRecords)
				.flatMap(({ id, until }) => Object.entries(until).map(([path, moment]) => ({ collection, id, path, until: moment }))),
		),
	);
}

function filesIn({ names }: HistoryFolder, folder: string): readonly string[] {
	return names.filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.json'));
}

function isAscending(moments: readonly string[]): boolean {
	return moments.every((moment, index) => index === 0 || (moments[index - 1] ?? '') < moment);
}
