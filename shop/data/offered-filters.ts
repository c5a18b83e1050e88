/** Chooses the filters that the settings offer to visitors, and the records that each choice stands for. */
import type { Localized } from '../../pipeline/records/localized.ts';
import { perLanguage } from '../../site/languages.ts';
import type { Attribute } from '../content/attribute.ts';
import type { Content } from '../content/content.ts';
import type { FilterKind, ShopFilters } from '../content/shop-filters.ts';
import type { ShopSettings } from '../content/shop-settings.ts';

export type OfferedFilter = OfferedValues | { readonly kind: 'price' } | { readonly kind: 'availability' };

export interface OfferedValues {
	readonly kind: 'values';
	readonly facet: string;
	readonly parameter: string;
	/** null: as the interface calls it. */
	readonly name: Localized | null;
	readonly categoryId: number | null;
	readonly values: readonly OfferedValue[];
	/** The settings name the values, or sort them: they keep their order. */
	readonly isOrdered: boolean;
}

export interface OfferedValue {
	readonly id: number;
	/** null: none but its id. */
	readonly slug: string | null;
	readonly name: Localized;
	readonly categoryIds: readonly number[];
}

type Sources = Pick<Content, 'categories' | 'subcategories' | 'manufacturers' | 'tags' | 'attributes'>;

/** In the order of the panel. */
export function offeredFilters(content: Sources, { filters }: Pick<ShopSettings, 'filters'>): OfferedFilter[] {
	return filters.panel.flatMap((kind) => toOffered(kind, content, filters));
}

function toOffered(kind: FilterKind, content: Sources, filters: ShopFilters): OfferedFilter[] {
	const { categories, subcategories, manufacturers, tags, attributes } = content;
	switch (kind) {
		case 'category': {
			const values = categories.map((category) => toValue(category, []));
			return [choose('category', 'kategorie', values, { ids: filters.categoryIds, isSorted: true })];
		}
		case 'subcategory': {
			const values = subcategories.map((each) => toValue(each, [each.categoryId]));
			return [choose('subcategory', 'unterkategorie', values, { ids: filters.subcategoryIds, isSorted: true })];
		}
		case 'manufacturer': {
			const values = manufacturers.map((each) => toValue(each, each.categoryIds));
			return [choose('manufacturer', 'marke', values, { ids: filters.manufacturerIds, isSorted: false })];
		}
		case 'tags': {
			const values = tags.map((tag) => toValue(tag, []));
			return [choose('tag', 'thema', values, { ids: [], isSorted: false })];
		}
		case 'attributes':
			return offeredGroups(attributes, filters);
		case 'price':
		case 'availability':
			return [{ kind }];
	}
}

interface Named {
	readonly id: number;
	readonly slug: string;
	readonly displayName: Localized;
}

function toValue({ id, slug, displayName }: Named, categoryIds: readonly number[]): OfferedValue {
	return { id, slug, name: displayName, categoryIds };
}

/** `ids`: what the settings choose, in their order; empty: everything. */
function choose(
	facet: string,
	parameter: string,
	values: readonly OfferedValue[],
	{ ids, isSorted }: { readonly ids: readonly number[]; readonly isSorted: boolean },
): OfferedValues {
	const chosen = ids.length === 0 ? values : ids.flatMap((id) => values.find((value) => value.id === id) ?? []);
	return { kind: 'values', facet, parameter, name: null, categoryId: null, values: chosen, isOrdered: isSorted || ids.length > 0 };
}

/** A group that is offered everywhere needs no row of its own for a category. */
function offeredGroups(attributes: readonly Attribute[], { attributeGroups }: ShopFilters): OfferedValues[] {
	const groups = new Map(attributes.map(({ group }) => [group.id, group]));
	const sorted = [...groups.values()].sort((left, right) => left.sort - right.sort || left.id - right.id);
	const rows = attributeGroups.length === 0 ? sorted.map(({ id }) => ({ groupId: id, categoryId: null })) : attributeGroups;
	const isEverywhere = (groupId: number) => rows.some((row) => row.groupId === groupId && row.categoryId === null);
	const wanted = rows.filter(({ groupId, categoryId }) => categoryId === null || !isEverywhere(groupId));
	const canonical = canonicalAttributes(attributes);
	return wanted.flatMap(({ groupId, categoryId }): OfferedValues[] => {
		const group = groups.get(groupId);
		if (group === undefined) return [];
		const members = attributes.filter(({ id, group: own }) => own.id === groupId && canonical.get(id) === id);
		const values = members.map((member) => ({ id: member.id, slug: null, name: joinValues(member), categoryIds: [] }));
		return [
			{ kind: 'values', facet: `attribute-${groupId}`, parameter: 'merkmal', name: group.name, categoryId, values, isOrdered: false },
		];
	});
}

/** Backends hold the same value more than once: the record with the lowest id stands for all that read alike in German. */
export function canonicalAttributes(attributes: readonly Attribute[]): ReadonlyMap<number, number> {
	const first = new Map<string, number>();
	const ascending = attributes.toSorted((left, right) => left.id - right.id);
	return new Map(
		ascending.map((attribute): [number, number] => {
			const name = JSON.stringify([attribute.group.id, joinValues(attribute).de.text]);
			const id = first.get(name) ?? attribute.id;
			first.set(name, id);
			return [attribute.id, id];
		}),
	);
}

/** All that an attribute says, as one name. */
export function joinValues({ values }: Pick<Attribute, 'values'>): Localized {
	return perLanguage((language) => ({
		text: values.map((value) => value[language].text).join(', '),
		language: values[0]?.[language].language ?? language,
	}));
}

/** Slugs need not be unique in a backend; tokens have to be. */
export function tokenOf({ id, slug }: OfferedValue, slugs: ReadonlyMap<string | null, readonly unknown[]>): string {
	if (slug === null) return String(id);
	return (slugs.get(slug) ?? []).length > 1 ? `${slug}.${id}` : slug;
}

type TagSources = Parameters<typeof offeredFilters>;

/** The query of each tag's list by the tag's id, with its `?`; none where lists are not filtered by tags. */
export function tagQueries(content: TagSources[0], settings: TagSources[1]): ReadonlyMap<number, string> {
	const isTags = (filter: OfferedFilter): filter is OfferedValues => filter.kind === 'values' && filter.facet === 'tag';
	const offered = offeredFilters(content, settings).find(isTags);
	if (offered === undefined) return new Map();
	const slugs = Map.groupBy(offered.values, ({ slug }) => slug);
	return new Map(offered.values.map((value) => [value.id, `?${offered.parameter}=${encodeURIComponent(tokenOf(value, slugs))}`]));
}
