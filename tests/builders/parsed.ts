/** Parses records in memory, as if they had been read from a snapshot. */

import type { Problem } from '../../pipeline/problem.ts';
import { fileExistsIn } from '../../pipeline/records/file-reference.ts';
import { judgeCollection } from '../../pipeline/records/judge-collection.ts';
import { readPart } from '../../pipeline/records/read-part.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { RecordsByCollection } from '../../pipeline/snapshot/write-snapshot.ts';
import { product } from '../../shop/collections/product.ts';
import type { Content } from '../../shop/content/content.ts';
import { parseContent } from '../../shop/content/parse-content.ts';
import type { Product } from '../../shop/content/product.ts';
import { productRules } from '../../shop/content/product-rules.ts';
import { noReferencePrices } from '../../shop/history/reference-prices.ts';
import { languages } from '../../site/languages.ts';
import { projectDomain, someRecords } from './records.ts';

export interface Parsed {
	readonly content: Content | null;
	readonly products: readonly Product[];
	/** Of the content, then of its products. */
	readonly problems: readonly Problem[];
}

/** Of the small site, the complete records and the demo. */
const brandAreaHosts = ['watch.example', 'area.example', 'haendler.aldermark.example'];

/** Parses the small sound site with some of its collections replaced. */
export function parsed(changes: Readonly<Record<string, readonly WireRecord[]>> = {}): Parsed {
	return parseRecords(someRecords(changes), projectDomain);
}

/** Parses all records of a project at once. */
export function parseRecords(recordsByCollection: RecordsByCollection, domain: string): Parsed {
	const records = (collection: string) => recordsByCollection[collection] ?? [];
	const { content, surroundings, problems } = parseContent(
		{ records, notices: [] },
		{ projectDomain: domain, videoHosts: ['filme.example'], brandAreaHosts },
	);
	const rules = productRules(surroundings, fileExistsIn({ records }), noReferencePrices);
	const part = readPart(records(product.collection), { projectDomain: domain, languages }, rules);
	return { content, products: part.results, problems: [...problems, ...judgeCollection(rules, [part])] };
}

/** `severity code collection id field` of each problem, for comparing at a glance. */
export function outline(problems: readonly Problem[]): readonly string[] {
	return problems.map(({ severity, code, collection, id, field }) => `${severity} ${code} ${collection} ${id} ${field}`);
}
