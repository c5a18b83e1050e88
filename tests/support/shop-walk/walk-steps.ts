/** What a visitor may do next, wherever the walk is. */
import type { Page } from '@playwright/test';
import type { Random } from '../../../sandbox/random.ts';
import { languages } from '../../../site/languages.ts';
import type { Goods, Piece } from './demo-pieces.ts';
import { cartSteps, productSteps } from './goods-steps.ts';
import { listSteps } from './list-steps.ts';
import { translateList, type WalkModel } from './walk-model.ts';
import * as shop from './walk-page.ts';
import type { Step } from './walk-step.ts';

export function chooseStep(model: WalkModel, page: Page, random: Random): Step {
	const steps = stepsAt(model, page, random);
	return random.pick(steps.flatMap((step) => Array.from({ length: step.weight }, () => step)));
}

function stepsAt(model: WalkModel, page: Page, random: Random): readonly Step[] {
	const { place } = model;
	const own = { list: listSteps, product: productSteps, cart: cartSteps }[place.kind];
	return [...own(model, page, random), ...anywhere(model, page, random)];
}

/** Steps that are possible on every page. */
function anywhere(model: WalkModel, page: Page, random: Random): Step[] {
	const { place } = model;
	const other = random.pick(languages.filter((language) => language !== place.language));
	const [piece, goods] = pickGoods(model, random);
	return [
		{
			weight: model.canGoBack ? 4 : 0,
			name: 'Back',
			take: async () => {
				model.back();
				await page.goBack();
			},
		},
		{
			weight: 1,
			name: 'reload',
			take: async () => {
				model.removed = null;
				await page.reload();
				await shop.settle(page);
			},
		},
		{
			weight: 1,
			name: `switch to ${other}`,
			take: async () => {
				model.go(
					place.kind === 'list'
						? { kind: 'list', language: other, list: translateList(model.pieces, place.list, place.language, other) }
						: { ...place, language: other },
				);
				await shop.switchLanguage(page, other);
			},
		},
		{
			weight: place.kind === 'cart' ? 0 : 2,
			name: 'to the cart',
			take: async () => {
				model.go({ kind: 'cart', language: place.language });
				await shop.openCart(page);
			},
		},
		{
			weight: 1,
			name: `a second tab adds ${piece.names.de}`,
			take: async () => {
				model.add(piece, goods, 1);
				const tab = await page.context().newPage();
				await tab.goto(piece.paths[place.language]);
				await shop.settle(tab);
				await shop.addToCart(tab, place.language, goods, 1);
				await tab.close();
			},
		},
	];
}

function pickGoods({ pieces }: WalkModel, random: Random): readonly [Piece, Goods] {
	const piece = random.pick(pieces.filter(({ goods }) => goods.length > 0));
	return [piece, random.pick(piece.goods)];
}
