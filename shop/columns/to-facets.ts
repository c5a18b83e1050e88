/** The columns of all products that have a page: by what lists are filtered, and their prices and availability, which a changed price alone rewrites. */
import { availabilities, type ColumnData, codeDigits, type FacetsData, type OffersData } from '../../client/catalogue/catalogue-data.ts';
import { shortHash } from '../../pipeline/snapshot/hash.ts';
import { chooseListedAvailability } from '../../site/choose-availability.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import { type Belonging, unpackBelonging } from '../catalogue/describe-product.ts';
import type { Content } from '../content/content.ts';
import { centsOf } from '../content/product.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { canonicalAttributes, offeredFilters } from '../data/offered-filters.ts';

/** Hash of the ids in their order. */
export function pieceOrder(entries: readonly CatalogueEntry[]): string {
	return shortHash(entries.map(({ id }) => id).join());
}

/** Those with a column: lists of some categories or brands need theirs, even if not offered. */
export function offeredFacets(
	content: Pick<Content, 'categories' | 'subcategories' | 'manufacturers' | 'tags' | 'attributes'>,
	settings: Pick<ShopSettings, 'filters'>,
): string[] {
	const offered = offeredFilters(content, settings).flatMap((filter) => (filter.kind === 'values' ? [filter.facet] : []));
	return [...new Set(['category', 'manufacturer', ...offered])];
}

/** `entries`: by id. */
export function toFacets(
	entries: readonly CatalogueEntry[],
	content: Pick<Content, 'categories' | 'subcategories' | 'manufacturers' | 'tags' | 'attributes'>,
	settings: Pick<ShopSettings, 'filters'>,
): FacetsData {
	return {
		order: pieceOrder(entries),
		idSteps: entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
		columns: toColumns(offeredFacets(content, settings), entries, content),
	};
}

/** By facet. */
export function toColumns(
	facets: readonly string[],
	entries: readonly CatalogueEntry[],
	content: Pick<Content, 'attributes'>,
): FacetsData['columns'] {
	const groups = attributeGroups(content);
	const pieces = entries.map((entry) => ({ entry, belonging: unpackBelonging(entry.belonging) }));
	return Object.fromEntries(
		facets.map((facet) => [facet, toColumn(pieces.map(({ entry, belonging }) => valuesOf(facet, entry, belonging, groups)))]),
	);
}

/** By id: the facet that an attribute belongs to, and the record that stands for it. */
type AttributeGroups = ReadonlyMap<number, { readonly facet: string; readonly id: number }>;

export function attributeGroups({ attributes }: Pick<Content, 'attributes'>): AttributeGroups {
	const canonical = canonicalAttributes(attributes);
	return new Map(attributes.map(({ id, group }) => [id, { facet: `attribute-${group.id}`, id: canonical.get(id) ?? id }]));
}

/** Ids of the values that a product has of a facet, each once. */
export function valuesOf(facet: string, entry: CatalogueEntry, belonging: Belonging, groups: AttributeGroups): readonly number[] {
	switch (facet) {
		case 'category':
			return [entry.categoryId];
		case 'manufacturer':
			return entry.manufacturerId === null ? [] : [entry.manufacturerId];
		case 'subcategory':
			return belonging.subcategoryIds;
		case 'tag':
			return belonging.tagIds;
		case 'personalization':
			return belonging.personalizationId === null ? [] : [belonging.personalizationId];
		default: {
			const own = belonging.attributeIds.flatMap((id) => groups.get(id) ?? []);
			return [...new Set(own.filter((each) => each.facet === facet).map(({ id }) => id))];
		}
	}
}

/** A column holds each distinct set of values once, and of each product the number of its set. `rows`: ids of the values of each product, in any order. */
export function toColumn(rows: readonly (readonly number[])[]): ColumnData {
	const names = rows.map((row) => row.toSorted((left, right) => left - right).join());
	const frequencies = new Map<string, number>();
	for (const name of names) {
		frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
	}
	const sets = [...frequencies].sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || (left < right ? -1 : 1));
	const codes = new Map(sets.map(([name], code) => [name, code]));
	const width = Math.max(1, toDigits(Math.max(0, sets.length - 1)).length);
	return {
		sets: sets.map(([name]) => (name === '' ? [] : name.split(',').map(Number))),
		codes: names.map((name) => toDigits(codes.get(name) ?? 0).padStart(width, codeDigits[0])).join(''),
	};
}

function toDigits(code: number): string {
	const digit = codeDigits[code % codeDigits.length] ?? '';
	return code < codeDigits.length ? digit : toDigits(Math.floor(code / codeDigits.length)) + digit;
}

/** Ids by facet. */
export type UsedValues = ReadonlyMap<string, ReadonlySet<number>>;

/** Of all facets, offered by lists or not. */
export function usedValues(entries: readonly CatalogueEntry[], content: Pick<Content, 'attributes'>): UsedValues {
	const groups = attributeGroups(content);
	const facets = ['category', 'subcategory', 'manufacturer', 'tag', 'personalization', ...[...groups.values()].map(({ facet }) => facet)];
	const used = new Map(facets.map((facet) => [facet, new Set<number>()]));
	for (const entry of entries) {
		const belonging = unpackBelonging(entry.belonging);
		for (const [facet, ids] of used) {
			for (const id of valuesOf(facet, entry, belonging, groups)) {
				ids.add(id);
			}
		}
	}
	return used;
}

/** `entries`: by id. */
export function toOffers(
	entries: readonly CatalogueEntry[],
	settings: Pick<ShopSettings, 'purchaseToOrder' | 'immediateDays'>,
): OffersData {
	return {
		order: pieceOrder(entries),
		amounts: entries.map(({ price }) => (price.amount === null ? 0 : centsOf(price.amount))),
		highest: entries.flatMap(({ price }, piece) => (price.highest === null ? [] : [[piece, centsOf(price.highest)] as const])),
		availability: entries.map((entry) => availabilities.indexOf(chooseListedAvailability(entry, settings))).join(''),
	};
}
