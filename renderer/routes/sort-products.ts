/** Puts a list into the order that the shop's `default_sort` names, in the backend's notation. */
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import { centsOf } from '../../pipeline/content/product-price.ts';

type Key = number | string;

/** What products are compared by, worked out once for each; `descending` turns the order round. */
interface Criterion {
	readonly keyOf: (product: CatalogueEntry) => Key;
	readonly descending: boolean;
}

/**
 * One order for all languages, so that page n holds the same products in each; the collation is named, not taken from the machine. Made by the
 * first list that is sorted by words: loading the collation takes longer than most sorting.
 */
function createCollation(): (left: string, right: string) => number {
	let collator: Intl.Collator | undefined;
	return (left, right) => {
		collator ??= new Intl.Collator('de', { numeric: true });
		return collator.compare(left, right);
	};
}

const compareWords = createCollation();

const keys: Readonly<Record<string, (product: CatalogueEntry) => Key>> = {
	id: ({ id }) => id,
	display_name: ({ name }) => name,
	reference_number: ({ referenceNumber }) => referenceNumber ?? '',
	stock: ({ stock }) => stock,
	slug: ({ slug }) => slug,
	price_brutto: ({ price }) => (price.amount === null ? 0 : centsOf(price.amount)),
};

const onRequestLast: Criterion = { keyOf: ({ price }) => Number(price.amount === null), descending: false };

/**
 * Sorts by `-id`, `price_brutto` or several of them separated by commas; ties are broken by id. Products whose price is on request stand
 * last in both directions, and fields that are not known sort nothing.
 */
export function sortProducts(products: readonly CatalogueEntry[], sort: string): CatalogueEntry[] {
	const criteria = [...sort.split(',').flatMap(toCriteria), ...toCriteria('id')];
	const rows = products.map((product) => ({ product, keys: criteria.map(({ keyOf }) => keyOf(product)) }));
	rows.sort((left, right) => {
		let order = 0;
		for (let index = 0; index < criteria.length && order === 0; index += 1) {
			order = compare(left.keys[index], right.keys[index]);
			if (criteria[index]?.descending) {
				order = -order;
			}
		}
		return order;
	});
	return rows.map(({ product }) => product);
}

function toCriteria(part: string): Criterion[] {
	const field = part.trim().replace(/^[-+]/, '');
	const keyOf = Object.hasOwn(keys, field) ? keys[field] : undefined;
	if (keyOf === undefined) {
		return [];
	}
	const criterion = { keyOf, descending: part.trim().startsWith('-') };
	return field === 'price_brutto' ? [onRequestLast, criterion] : [criterion];
}

function compare(left: Key = '', right: Key = ''): number {
	return typeof left === 'number' && typeof right === 'number' ? left - right : compareWords(String(left), String(right));
}
