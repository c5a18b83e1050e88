/** What an editor changes between two builds, as pure functions over a shop's records. Each round changes something else. */
import type { RecordsByCollection, WireRecord } from '../pipeline/index.ts';

export type RecordEdit = (records: RecordsByCollection, round: number) => RecordsByCollection;

/** The price of one product without variants. */
export const editPrice: RecordEdit = (records, round) => {
	const products = (records.ecommerce_product ?? []).filter(({ variants }) => Array.isArray(variants) && variants.length === 0);
	const target = products[(round * 37 + 5) % products.length];
	return replace(records, 'ecommerce_product', target, (product) => ({ ...product, price_brutto: `${10_000 + round}.00` }));
};

/** The name of one menu entry, in every language: no page stays as it is. */
export const editMenu: RecordEdit = (records, round) => {
	const entries = (records.menu_entry ?? []).filter(({ parent }) => parent !== null);
	const target = entries[round % entries.length];
	return replace(records, 'menu_entry', target, (entry) => renamed(entry, ` (${round})`));
};

/** The German text of one info page. */
export const editText: RecordEdit = (records, round) => {
	const pages = (records.page ?? []).filter(({ type }) => type === 'info');
	const target = pages[round % pages.length];
	return replace(records, 'page', target, (page) => ({ ...page, body: `${page.body}\n\nEin Nachtrag, der ${round}.` }));
};

function renamed(entry: WireRecord, suffix: string): WireRecord {
	const translations = Array.isArray(entry.translations) ? entry.translations : [];
	return {
		...entry,
		display_name: `${entry.display_name}${suffix}`,
		translations: translations.map((row: WireRecord) => ({ ...row, display_name: `${row.display_name}${suffix}` })),
	};
}

function replace(
	records: RecordsByCollection,
	collection: string,
	target: WireRecord | undefined,
	edit: (record: WireRecord) => WireRecord,
): RecordsByCollection {
	if (target === undefined) throw new Error(`The shop has no ${collection} that could be edited.`);
	return { ...records, [collection]: (records[collection] ?? []).map((record) => (record === target ? edit(record) : record)) };
}
