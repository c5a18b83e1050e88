/** What a visitor may do with a product on its page, and with the lines of the cart. */
import type { Page } from '@playwright/test';
import type { Random } from '../../../sandbox/random.ts';
import type { WalkModel } from './walk-model.ts';
import * as shop from './walk-page.ts';
import type { Step } from './walk-step.ts';

export function productSteps(model: WalkModel, page: Page, random: Random): Step[] {
	const { place } = model;
	if (place.kind !== 'product' || place.piece.goods.length === 0) return [];
	const { piece, language } = place;
	const goods = random.pick(piece.goods);
	const number = Math.min(1 + random.whole(3), goods.most ?? 3);
	return [
		{
			weight: 10,
			name: `add ${number}${goods.variantId === null ? '' : ` of variant ${goods.variantId}`}`,
			take: async () => {
				model.add(piece, goods, number);
				await shop.addToCart(page, language, goods, number);
			},
		},
	];
}

export function cartSteps(model: WalkModel, page: Page, random: Random): Step[] {
	const { place, lines, removed } = model;
	if (place.kind !== 'cart') return [];
	const index = lines.length === 0 ? 0 : random.whole(lines.length);
	const line = lines[index];
	const number = 1 + random.whole(5);
	const ofLine: Step[] =
		line === undefined
			? []
			: [
					{
						weight: 3,
						name: `type ${number} for line ${index}`,
						take: async () => {
							// what is there already is no change, and takes no offer to undo away
							if (number !== line.count) model.setCount(line, number);
							await shop.typeCount(page, index, number);
						},
					},
					{
						weight: 3,
						name: `one more of line ${index}`,
						take: async () => {
							model.setCount(line, line.count + 1);
							await shop.stepCount(page, index, 1);
						},
					},
					{
						weight: line.count > 1 ? 2 : 0,
						name: `one fewer of line ${index}`,
						take: async () => {
							model.setCount(line, line.count - 1);
							await shop.stepCount(page, index, -1);
						},
					},
					{
						weight: 4,
						name: `remove line ${index}`,
						take: async () => {
							model.remove(index);
							await shop.removeLine(page, index);
						},
					},
				];
	return [
		...ofLine,
		{
			weight: removed === null ? 0 : 8,
			name: 'undo',
			take: async () => {
				model.undo();
				await shop.undo(page);
			},
		},
	];
}
