/** What a visitor may do with a list. */
import type { Page } from '@playwright/test';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import type { Random } from '../../../sandbox/random.ts';
import { productPageSize } from '../../../site/constants.ts';
import type { Piece } from './demo-pieces.ts';
import { findPieces, type ListState, type Place, type WalkModel } from './walk-model.ts';
import * as shop from './walk-page.ts';
import type { Step } from './walk-step.ts';

export function listSteps(model: WalkModel, page: Page, random: Random): Step[] {
	const { place, pieces } = model;
	if (place.kind !== 'list') return [];
	const { language, list } = place;
	const { filter } = textsByLanguage[language].list;
	const goTo = (next: ListState) => model.go({ kind: 'list', language, list: next });
	const found = findPieces(pieces, language, list);
	const shown = found.slice(0, productPageSize * (list.more + 1));
	const toggles = [
		...toggleOf(model, random, 'categories', (piece) => piece.categories[language], filter.names.category),
		...toggleOf(model, random, 'manufacturers', (piece) => piece.manufacturers?.[language], filter.names.manufacturer),
	].map(
		({ group, option, next, isChosen }): Step => ({
			weight: 3,
			name: `${isChosen ? 'leave out' : 'filter by'} ${option}`,
			take: async () => {
				goTo(next);
				await shop.toggleFilter(page, language, group, option);
			},
		}),
	);
	const chips = [
		...list.categories.map((name) => ({ name, next: { ...list, categories: list.categories.filter((each) => each !== name) } })),
		...list.manufacturers.map((name) => ({ name, next: { ...list, manufacturers: list.manufacturers.filter((each) => each !== name) } })),
	].map(
		({ name, next }): Step => ({
			weight: 1,
			name: `chip ${name} away`,
			take: async () => {
				goTo({ ...next, more: 0 });
				await shop.takeChipAway(page, name);
			},
		}),
	);
	const sort = random.pick(['id', '-id', 'price_brutto', '-price_brutto'].filter((each) => each !== list.sort));
	const piece = shown.length === 0 ? null : random.pick(shown);
	return [
		...toggles,
		...chips,
		{
			weight: 2,
			name: `sort by ${sort}`,
			take: async () => {
				goTo({ ...list, sort, more: 0 });
				await shop.sortBy(page, sort);
			},
		},
		{
			weight: shown.length < found.length ? 3 : 0,
			name: 'more',
			take: async () => {
				model.replace({ ...place, list: { ...list, more: list.more + 1 } });
				await shop.showMore(page, language);
			},
		},
		...(piece === null ? [] : [openPiece(model, page, place, piece)]),
	];
}

function openPiece(model: WalkModel, page: Page, { language }: Place, piece: Piece): Step {
	return {
		weight: 6,
		name: `open ${piece.names.de}`,
		take: async () => {
			model.go({ kind: 'product', language, piece });
			await page.locator(`.product-grid .card-link[href="${piece.paths[language]}"]`).click();
		},
	};
}

/** A box of a filter that can be ticked, or taken back: one that shows something, at random. */
function toggleOf(
	{ place, pieces }: WalkModel,
	random: Random,
	facet: 'categories' | 'manufacturers',
	nameOf: (piece: Piece) => string | undefined,
	group: string,
): readonly { readonly group: string; readonly option: string; readonly isChosen: boolean; readonly next: ListState }[] {
	if (place.kind !== 'list') return [];
	const { list, language } = place;
	const chosen = list[facet];
	const values = [...new Set(findPieces(pieces, language, list, facet).flatMap((piece) => nameOf(piece) ?? []))];
	const options = [...new Set([...values, ...chosen])];
	if (options.length === 0) return [];
	const option = random.pick(options);
	const isChosen = chosen.includes(option);
	const next = isChosen ? chosen.filter((each) => each !== option) : [...chosen, option];
	return [{ group, option, isChosen, next: { ...list, [facet]: next, more: 0 } }];
}
