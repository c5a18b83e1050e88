/** What a search finds products by beside their own names: what they belong to, and what that is called. */
import type { BelongingData, ValueNamesData } from '../../client/search/search-data.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Language } from '../../site/languages.ts';
import type { CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import { parseSynonyms } from '../content/parse-synonyms.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { toText } from '../data/localized-text.ts';
import { canonicalAttributes, joinValues } from '../filters/offered-filters.ts';
import { defaultSynonyms } from './default-synonyms.ts';
import { offeredFacets, pieceOrder, toColumns } from './to-facets.ts';
import type { UsedValues } from './used-values.ts';

type Sources = Pick<Content, 'categories' | 'subcategories' | 'manufacturers' | 'tags' | 'attributes' | 'personalizations'>;

/** Columns of the facets that no list offers; `toFacets` has the others. `entries`: by id. */
export function toBelonging(entries: readonly CatalogueEntry[], content: Sources, settings: Pick<ShopSettings, 'filters'>): BelongingData {
	const offered = new Set(offeredFacets(content, settings));
	const facets = [...namedValues(content).keys()].filter((facet) => !offered.has(facet));
	return { order: pieceOrder(entries), columns: toColumns(facets, entries, content) };
}

/** The names of what is used, and other words for them. */
export function toValueNames(
	content: Sources,
	{ searchSynonyms }: Pick<ShopSettings, 'searchSynonyms'>,
	used: UsedValues,
	language: Language,
): ValueNamesData {
	return {
		synonyms: searchSynonyms[language] ?? parseSynonyms(defaultSynonyms[language]).groups,
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

/** All that products can belong to, by facet. Of attributes that read alike one stands for all, as in lists. */
function namedValues({
	categories,
	subcategories,
	manufacturers,
	tags,
	attributes,
	personalizations,
}: Sources): ReadonlyMap<string, readonly Named[]> {
	const canonical = canonicalAttributes(attributes);
	const own = attributes.filter(({ id }) => canonical.get(id) === id);
	const groups = Map.groupBy(own, ({ group }) => `attribute-${group.id}`);
	return new Map<string, readonly Named[]>([
		['category', categories],
		['subcategory', subcategories],
		['manufacturer', manufacturers],
		['tag', tags],
		['personalization', personalizations],
		...[...groups].map(([facet, members]): [string, Named[]] => [
			facet,
			members.map((attribute) => ({ id: attribute.id, displayName: joinValues(attribute) })),
		]),
	]);
}
