/** What a snapshot remembers of the time before it: prices shown, versions of legal texts, paths once used. Only a fetch writes it. */
import type { ReadRecords } from '../../pipeline/snapshot/wire-record.ts';
import type { Content } from '../content/content.ts';
import { type LegalVersion, recordLegalTexts } from './legal-texts.ts';
import { chooseMoment, toMoment } from './moment.ts';
import { type FormerPath, pathsInUse, recordPaths } from './path-history.ts';
import { type PriceHistory, pricesShown, recordPrices } from './price-history.ts';

export interface History {
	readonly prices: PriceHistory;
	readonly legalTexts: readonly LegalVersion[];
	readonly formerPaths: readonly FormerPath[];
}

export const emptyHistory: History = { prices: new Map(), legalTexts: [], formerPaths: [] };

export interface FetchedState {
	/** Normalised, of the snapshot that was in place; null: there was none that can be read, and no path is known to have changed. */
	readonly before: ReadRecords | null;
	/** Normalised, as they were fetched. */
	readonly now: ReadRecords;
	/** Of the fetched records; null where they do not make a site, which shows no legal text then. */
	readonly content: Content | null;
}

/** The time under which a fetch at `asOf`, ISO 8601, writes into the history. @throws ClockBehind */
export function momentOf(history: History, asOf: string): string {
	return chooseMoment(toMoment(asOf), newestMoment(history));
}

/** The history after a fetch; `moment` is that of `momentOf`. The same fetch twice changes nothing the second time. */
export function advanceHistory(history: History, { before, now, content }: FetchedState, moment: string): History {
	return {
		prices: recordPrices(history.prices, pricesShown(now('ecommerce_product')), moment),
		legalTexts: content === null ? history.legalTexts : recordLegalTexts(history.legalTexts, content, moment),
		formerPaths: before === null ? history.formerPaths : recordPaths(history.formerPaths, pathsInUse(before), pathsInUse(now), moment),
	};
}

/** null: nothing was ever recorded. */
function newestMoment({ prices, legalTexts, formerPaths }: History): string | null {
	let newest = '';
	for (const points of prices.values()) newest = later(newest, points.at(-1)?.from ?? '');
	for (const { firstSeen } of legalTexts) newest = later(newest, firstSeen);
	for (const { until } of formerPaths) newest = later(newest, until);
	return newest === '' ? null : newest;
}

function later(left: string, right: string): string {
	return left > right ? left : right;
}
