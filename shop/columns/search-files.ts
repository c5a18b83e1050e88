/** What a search finds: products by their names and by what they belong to, and pages such as texts and brands. */
import type { BelongingData, FoundPage, NamesData, PagesData, ValueNamesData } from '../../client/search/search-data.ts';
import { textsByLanguage } from '../../client/texts/texts-by-language.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import type { Language } from '../../site/languages.ts';
import type { CatalogueEntry, ProductSummary } from '../catalogue/catalogue.ts';
import type { Content } from '../content/content.ts';
import { parseSynonyms } from '../content/parse-synonyms.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { pageWords } from '../data/description-texts.ts';
import { toText } from '../data/localized-text.ts';
import { canonicalAttributes, joinValues } from '../data/offered-filters.ts';
import { toTaxNote } from '../data/product-card.ts';
import { definitionOf } from '../pages/definitions.ts';
import type { Shop } from '../plan/shop.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';
import { defaultSynonyms } from './default-synonyms.ts';
import { offeredFacets, pieceOrder, toColumns, type UsedValues } from './to-facets.ts';

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

/** `products`: of one block, by id. */
export function toNames(
	pieces: readonly Pick<ProductSummary, 'id' | 'displayName' | 'referenceNumber' | 'referenceSuffixes'>[],
	language: Language,
): NamesData {
	return {
		idSteps: pieces.map(({ id }, index) => id - (pieces[index - 1]?.id ?? 0)),
		names: pieces.map(({ displayName }) => toText(displayName, language)),
		references: pieces.map(({ referenceNumber }) => referenceNumber ?? ''),
		suffixes: pieces.flatMap(({ referenceSuffixes }, place) =>
			referenceSuffixes.length === 0 ? [] : [[place, referenceSuffixes] as const],
		),
	};
}

/** Of pages that fit alike, a search shows the first. */
export function toPages(
	{ pages, links }: Pick<ShopPlan, 'pages' | 'links'>,
	shop: Pick<Shop, 'settings' | 'law'>,
	language: Language,
): PagesData {
	const inputs = { language, texts: textsByLanguage[language], words: pageWords[language] };
	const shipping = fixedPaths.shipping[language];
	return {
		note: { shippingPath: links.hasPage(shipping) ? shipping : null, ...toTaxNote(shop.settings.taxScheme, shop, language) },
		// texts written for visitors come before legal texts that mention the same
		pages: pages
			.toSorted((left, right) => rankOf(left) - rankOf(right))
			.flatMap((page): FoundPage[] => {
				const path = page.paths[language];
				if (path === null || !page.indexed) return [];
				const found = definitionOf(page.subject).found?.(page.subject, inputs) ?? null;
				return found === null ? [] : [{ ...found, path }];
			}),
	};
}

function rankOf({ record, subject }: PlannedPage): number {
	return record.collection === 'page' && subject.template === 'text' ? 0 : 1;
}
