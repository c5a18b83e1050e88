/** Puts a list into the order that the shop's `default_sort` names, in the backend's notation. */
import { defaultLanguage, type Language } from '../../site/languages.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import { centsOf } from '../content/product.ts';

type Key = number | string;

/** What products are compared by, worked out once for each; `descending` turns the order round. */
interface Criterion {
	readonly keyOf: (product: CatalogueEntry, language: Language) => Key;
	readonly descending: boolean;
}

/** Named, not taken from the machine. Made by the first list that is sorted by words: loading a collation takes longer than most sorting. */
const collators = new Map<Language, Intl.Collator>();

function compareWords(left: string, right: string, language: Language): number {
	const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
	collators.set(language, collator);
	return collator.compare(left, right);
}

const keys: Readonly<Record<string, (product: CatalogueEntry, language: Language) => Key>> = {
	id: ({ id }) => id,
	display_name: ({ name, names }, language) => names[language] ?? name,
	reference_number: ({ referenceNumber }) => referenceNumber ?? '',
	stock: ({ stock }) => stock,
	slug: ({ slug }) => slug,
	price_brutto: ({ price }) => (price.amount === null ? 0 : centsOf(price.amount)),
};

const onRequestLast: Criterion = { keyOf: ({ price }) => Number(price.amount === null), descending: false };

/**
 * Sorts by `-id`, `price_brutto` or several of them separated by commas; ties are broken by id. Products whose price is on request stand
 * last in both directions, and fields that are not known sort nothing. Words are sorted as `language` sorts them, names by what it calls them.
 */
export function sortProducts(products: readonly CatalogueEntry[], sort: string, language: Language = defaultLanguage): CatalogueEntry[] {
	const criteria = [...sort.split(',').flatMap(toCriteria), ...toCriteria('id')];
	const rows = products.map((product) => ({ product, keys: criteria.map(({ keyOf }) => keyOf(product, language)) }));
	rows.sort((left, right) => {
		let order = 0;
		for (let index = 0; index < criteria.length && order === 0; index += 1) {
			order = compare(left.keys[index], right.keys[index], language);
			if (criteria[index]?.descending) {
				order = -order;
			}
		}
		return order;
	});
	return rows.map(({ product }) => product);
}

/** Whether languages sort a list differently: only names are written in them. */
export function isSortedByName(sort: string): boolean {
	return sort.split(',').some((part) => part.trim().replace(/^[-+]/, '') === 'display_name');
}

function toCriteria(part: string): Criterion[] {
	const field = part.trim().replace(/^[-+]/, '');
	const keyOf = Object.hasOwn(keys, field) ? keys[field] : undefined;
	if (keyOf === undefined) return [];
	const criterion = { keyOf, descending: part.trim().startsWith('-') };
	return field === 'price_brutto' ? [onRequestLast, criterion] : [criterion];
}

function compare(left: Key = '', right: Key = '', language: Language): number {
	return typeof left === 'number' && typeof right === 'number' ? left - right : compareWords(String(left), String(right), language);
}
