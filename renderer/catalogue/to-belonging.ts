/** What a search finds pieces by beside their own names: what they belong to, and what that is called. */
import type { BelongingData, ValueNamesData } from '../../client/search/search-data.ts';
import type { CatalogueEntry } from '../../pipeline/catalogue/catalogue.ts';
import { unpackBelonging } from '../../pipeline/catalogue/pack-belonging.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { Localized } from '../../pipeline/content/localized.ts';
import type { ShopSettings } from '../../pipeline/content/shop-settings.ts';
import type { Language } from '../../site/languages.ts';
import { toText } from '../data/localized-text.ts';
import { canonicalAttributes, joinValues } from './offered-filters.ts';
import { toColumn } from './to-column.ts';
import { attributeGroups, offeredFacets, pieceOrder, valuesOf } from './to-facets.ts';

type Sources = Pick<Content, 'categories' | 'subcategories' | 'manufacturers' | 'tags' | 'attributes'>;

/** What pieces belong to and no list offers; the rest is told by `toFacets`. `entries`: by id. */
export function toBelonging(entries: readonly CatalogueEntry[], content: Sources, settings: Pick<ShopSettings, 'filters'>): BelongingData {
	const offered = new Set(offeredFacets(content, settings));
	const facets = [...namedValues(content).keys()].filter((facet) => !offered.has(facet));
	const groups = attributeGroups(content);
	const pieces = entries.map((entry) => ({ entry, belonging: unpackBelonging(entry.belonging) }));
	return {
		order: pieceOrder(entries),
		columns: Object.fromEntries(
			facets.map((facet) => [facet, toColumn(pieces.map(({ entry, belonging }) => valuesOf(facet, entry, belonging, groups)))]),
		),
	};
}

/** Ids by facet. */
export type NamedUse = ReadonlyMap<string, ReadonlySet<number>>;

/** Everything that some piece belongs to. */
export function usedNames(entries: readonly CatalogueEntry[], content: Sources): NamedUse {
	const groups = attributeGroups(content);
	const used = new Map([...namedValues(content).keys()].map((facet) => [facet, new Set<number>()]));
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

/** The names of what is used. */
export function toValueNames(content: Sources, used: NamedUse, language: Language): ValueNamesData {
	return {
		facets: Object.fromEntries(
			[...namedValues(content)].map(([facet, values]) => {
				const present = values.filter(({ id }) => used.get(facet)?.has(id));
				return [facet, present.map(({ id, displayName }) => [id, toText(displayName, language)] as const)];
			}),
		),
	};
}

interface Named {
	readonly id: number;
	readonly displayName: Localized;
}

/** All that pieces can belong to, by facet. Of attributes that read alike one stands for all, as in lists. */
function namedValues({ categories, subcategories, manufacturers, tags, attributes }: Sources): ReadonlyMap<string, readonly Named[]> {
	const canonical = canonicalAttributes(attributes);
	const own = attributes.filter(({ id }) => canonical.get(id) === id);
	const groups = Map.groupBy(own, ({ group }) => `attribute-${group.id}`);
	return new Map<string, readonly Named[]>([
		['category', categories],
		['subcategory', subcategories],
		['manufacturer', manufacturers],
		['tag', tags],
		...[...groups].map(([facet, members]): [string, Named[]] => [
			facet,
			members.map((attribute) => ({ id: attribute.id, displayName: joinValues(attribute) })),
		]),
	]);
}
