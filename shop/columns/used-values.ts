/** What products belong to, all in all: what none has is neither offered in lists nor named in a search. */
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import { unpackBelonging } from '../catalogue/pack-belonging.ts';
import type { Content } from '../content/content.ts';
import { attributeGroups, valuesOf } from './to-facets.ts';

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
