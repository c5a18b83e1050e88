/** A list's active filters, each with the action that removes it. */
import type { Language } from '../../site/languages.ts';
import { isMoney } from '../../site/money.ts';
import type { Text } from '../../site/text.ts';
import type { ListView } from '../catalogue/list-engine.ts';
import type { ListAction, PriceRange } from '../catalogue/list-query.ts';
import { formatMoney } from '../texts/format-money.ts';
import type { TextParts } from '../texts/texts.ts';

export interface ChosenFilter {
	readonly key: string;
	readonly name: Text;
	readonly undo: ListAction;
}

/** In the order of the panel. */
export function chosenFilters(
	{ offer, query }: Pick<ListView, 'offer' | 'query'>,
	list: TextParts['lists']['list'],
	language: Language,
): ChosenFilter[] {
	return offer.filters.flatMap((filter): ChosenFilter[] => {
		if (filter.kind === 'values') {
			const chosen = new Set(query.values[filter.facet]);
			return filter.values
				.filter(({ id }) => chosen.has(id))
				.map(({ id, name }) => ({ key: `${filter.facet} ${id}`, name, undo: { type: 'toggleValue', facet: filter.facet, id } }));
		}
		if (filter.kind === 'availability') {
			return query.availability.map((availability) => ({
				key: availability,
				name: list.filter.availability[availability],
				undo: { type: 'toggleAvailability', availability },
			}));
		}
		const name = nameRange(query.price, list, language);
		if (name === null) return [];
		return [{ key: 'price', name, undo: { type: 'setPrice', from: null, to: null } }];
	});
}

/** null: any price. */
export function nameRange({ from, to }: PriceRange, { filter }: TextParts['lists']['list'], language: Language): string | null {
	return from === null && to === null ? null : filter.range(toPrice(from, language), toPrice(to, language));
}

/** `euros`: a whole number. */
function toPrice(euros: number | null, language: Language): string | null {
	const amount = `${euros}.00`;
	return euros !== null && isMoney(amount) ? formatMoney(amount, language) : null;
}
