/** What lists offer to choose from, in one language: only what some product has. */
import type { PanelData, PanelFilter, PanelValue } from '../../client/catalogue/catalogue-data.ts';
import type { Language } from '../../site/languages.ts';
import { plainText } from '../../site/text.ts';
import type { Content } from '../content/content.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { toOptionalText, toText } from '../data/localized-text.ts';
import { type OfferedValues, offeredFilters, tokenOf } from '../data/offered-filters.ts';
import type { UsedValues } from './to-facets.ts';

type Sources = Pick<Content, 'categories' | 'subcategories' | 'manufacturers' | 'tags' | 'attributes'>;

export function toPanel(content: Sources, settings: Pick<ShopSettings, 'filters'>, used: UsedValues, language: Language): PanelData {
	const collation = new Intl.Collator(language, { numeric: true });
	return {
		filters: offeredFilters(content, settings).flatMap((filter): PanelFilter[] => {
			if (filter.kind !== 'values') return [filter];
			const values = toValues(filter, used.get(filter.facet) ?? new Set(), language, collation);
			const { kind, facet, parameter, categoryId } = filter;
			return values.length === 0 ? [] : [{ kind, facet, parameter, name: toOptionalText(filter.name, language), categoryId, values }];
		}),
	};
}

function toValues(
	{ values, isOrdered }: OfferedValues,
	used: ReadonlySet<number>,
	language: Language,
	collation: Intl.Collator,
): PanelValue[] {
	const slugs = Map.groupBy(values, ({ slug }) => slug);
	const present = values
		.filter(({ id }) => used.has(id))
		.map(
			(value): PanelValue => ({
				id: value.id,
				token: tokenOf(value, slugs),
				name: toText(value.name, language),
				categoryIds: value.categoryIds,
			}),
		);
	if (isOrdered) return present;
	const named = present.map((value) => ({ value, name: plainText(value.name), number: leadingNumber(plainText(value.name)) }));
	const isNumeric = named.every(({ number }) => number !== null);
	return named
		.sort(
			(left, right) =>
				(isNumeric ? (left.number ?? 0) - (right.number ?? 0) : 0) ||
				collation.compare(left.name, right.name) ||
				left.value.id - right.value.id,
		)
		.map(({ value }) => value);
}

/** Of sizes and weights, such as `0,25 ct`: a collation takes the digits behind the comma for a number of their own. */
function leadingNumber(name: string): number | null {
	const [digits] = /^\d+(?:[.,]\d+)?/.exec(name) ?? [];
	return digits === undefined ? null : Number(digits.replace(',', '.'));
}
