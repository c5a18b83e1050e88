/** Puts a list into the order that the shop's `default_sort` names, in the backend's notation. */
import type { Product } from '../../pipeline/content/product.ts';
import { centsOf, productPrice } from '../data/product-price.ts';

type Compare = (left: Product, right: Product) => number;

/** One order for all languages, so that page n holds the same products in each; the collation is named, not taken from the machine. */
const collator = new Intl.Collator('de', { numeric: true });

const ascending: Readonly<Record<string, Compare>> = {
	id: (left, right) => left.id - right.id,
	display_name: (left, right) => collator.compare(left.displayName.de.text, right.displayName.de.text),
	reference_number: (left, right) => collator.compare(left.referenceNumber ?? '', right.referenceNumber ?? ''),
	stock: (left, right) => left.stock - right.stock,
	slug: (left, right) => collator.compare(left.slug, right.slug),
	price_brutto: (left, right) => price(left) - price(right),
};

/**
 * Sorts by `-id`, `price_brutto` or several of them separated by commas; ties are broken by id. Products whose price is on request stand
 * last in both directions, and fields that are not known sort nothing.
 */
export function sortProducts(products: readonly Product[], sort: string): Product[] {
	const compares = sort.split(',').flatMap((part): Compare[] => {
		const descending = part.trim().startsWith('-');
		const field = part.trim().replace(/^[-+]/, '');
		const compare = Object.hasOwn(ascending, field) ? ascending[field] : undefined;
		if (compare === undefined) {
			return [];
		}
		const directed: Compare = descending ? (left, right) => compare(right, left) : compare;
		return field === 'price_brutto' ? [onRequestLast, directed] : [directed];
	});
	const all: readonly Compare[] = [...compares, (left, right) => left.id - right.id];
	return [...products].sort((left, right) => {
		for (const compare of all) {
			const order = compare(left, right);
			if (order !== 0) {
				return order;
			}
		}
		return 0;
	});
}

function onRequestLast(left: Product, right: Product): number {
	return Number(productPrice(left).amount === null) - Number(productPrice(right).amount === null);
}

function price(product: Product): number {
	const { amount } = productPrice(product);
	return amount === null ? 0 : centsOf(amount);
}
