/** The cart against its rules in their plainest form: a cart is a heap of single products, each of which was granted or not. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, type CartAction, type CartLine, emptyCart } from '../../../client/cart/cart.ts';
import { changeCart } from '../../../client/cart/cart-transitions.ts';
import { count, longestMs } from '../../../commands/testing/counts.ts';
import { perLanguage } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import { aCartProduct, anAddAction } from '../../builders/cart.ts';

const runs = count({ usual: 1_000, long: 10_000 });
const nowMs = 1_700_000_000_000;

interface ModelLine {
	readonly product: number;
	readonly variant: number | null;
	readonly text: string | null;
	cents: number;
	stock: number | null;
	/** One entry a product. */
	pieces: 'piece'[];
}

class ModelCart {
	lines: ModelLine[] = [];

	/** Product by product, until there is none left. */
	private grant(line: ModelLine, wanted: number): void {
		line.pieces = [];
		while (line.pieces.length < wanted && line.pieces.length < 999 && this.isLeft(line)) line.pieces.push('piece');
	}

	private isLeft({ product, variant, stock }: ModelLine): boolean {
		const rivals = this.lines.filter((other) => other.product === product && other.variant === variant);
		return stock === null || rivals.flatMap(({ pieces }) => pieces).length < stock;
	}

	add(wanted: Omit<ModelLine, 'pieces'>, pieces: number, index = this.lines.length): void {
		const { product, variant, text, cents, stock } = wanted;
		const same = this.lines.find((line) => line.product === product && line.variant === variant && line.text === text);
		const line = same ?? { ...wanted, pieces: [] };
		const before = { ...line };
		if (!same) this.lines.splice(index, 0, line);
		Object.assign(line, { cents, stock });
		this.grant(line, before.pieces.length + pieces);
		if (line.pieces.length > 0) return;
		if (same) Object.assign(line, before);
		else this.lines = this.lines.filter((other) => other !== line);
	}

	changeCount(line: ModelLine, pieces: number): void {
		const before = line.pieces;
		this.grant(line, pieces);
		if (pieces > 0 && line.pieces.length === 0) line.pieces = before.slice(0, pieces);
		if (line.pieces.length === 0) this.remove(line);
	}

	remove(line: ModelLine): void {
		this.lines = this.lines.filter((other) => other !== line);
	}

	refresh(cents: number | null, stock: number | null): void {
		const before = this.lines;
		this.lines = [];
		for (const line of before) {
			if (cents === null) continue;
			const wanted = line.pieces.length;
			Object.assign(line, { cents, stock });
			line.pieces = [];
			this.lines.push(line);
			this.grant(line, wanted);
			if (line.pieces.length === 0) this.remove(line);
		}
	}
}

const stocks = fc.constantFrom(null, 1, 2, 4);
const steps = fc.oneof(
	fc.record({
		type: fc.constant('add' as const),
		product: fc.integer({ min: 1, max: 3 }),
		variant: fc.constantFrom(null, 1, 2),
		text: fc.constantFrom(null, 'A', 'B'),
		pieces: fc.integer({ min: 1, max: 5 }),
		stock: stocks,
	}),
	fc.record({ type: fc.constant('changeCount' as const), index: fc.nat(3), pieces: fc.integer({ min: -1, max: 9 }) }),
	fc.record({ type: fc.constant('remove' as const), index: fc.nat(3) }),
	fc.record({ type: fc.constant('undo' as const) }),
	fc.record({ type: fc.constant('refresh' as const), cents: fc.constantFrom(null, 1, 1999, 100_010), stock: stocks }),
	fc.record({ type: fc.constant('reset' as const) }),
);

const toMoney = (cents: number) => (cents / 100).toFixed(2) as Money;

function toAdd({ product, variant, text, cents, stock }: Omit<ModelLine, 'pieces'>, pieces: number): CartAction {
	return anAddAction({
		product: aCartProduct({ id: product }),
		variant: variant === null ? null : { id: variant, names: perLanguage(() => `Size ${variant}`) },
		personalization: text === null ? null : { text },
		count: pieces,
		maxCount: stock,
		priceBrutto: toMoney(cents),
	});
}

interface Removed {
	readonly line: CartLine;
	readonly model: ModelLine;
	readonly index: number;
}

test(
	`behaves like a heap of pieces, whatever is done to it, in ${runs} runs`,
	() => {
		let undone = 0;
		fc.assert(
			fc.property(fc.array(steps, { maxLength: 30, size: 'max' }), (todo) => {
				let cart: Cart = emptyCart;
				const model = new ModelCart();
				let removed: Removed | null = null;
				for (const step of todo) {
					const line = 'index' in step ? cart.products[step.index] : undefined;
					const known = 'index' in step ? model.lines[step.index] : undefined;
					const cartId = line?.cartId ?? -1;
					let action: CartAction;
					switch (step.type) {
						case 'add': {
							const wanted = { ...step, cents: step.product * 1999 + 5 };
							model.add(wanted, step.pieces);
							action = toAdd(wanted, step.pieces);
							break;
						}
						case 'changeCount':
							if (known) model.changeCount(known, step.pieces);
							action = { type: 'changeCount', cartId, count: step.pieces };
							break;
						case 'remove':
							if (known && line) removed = { line, model: known, index: step.index };
							if (known) model.remove(known);
							action = { type: 'remove', cartId };
							break;
						case 'undo':
							if (removed) undone++;
							if (removed) model.add(removed.model, removed.model.pieces.length, removed.index);
							action = { type: 'putBack', lines: removed ? [removed] : [] };
							removed = null;
							break;
						case 'refresh': {
							model.refresh(step.cents, step.stock);
							const offer = step.cents === null ? null : { priceBrutto: toMoney(step.cents), maxCount: step.stock };
							const lines = cart.products.map((each) => ({
								cartId: each.cartId,
								productId: each.product.id,
								variantId: each.variant?.id ?? null,
								offer,
							}));
							action = { type: 'refresh', lines };
							break;
						}
						case 'reset':
							model.lines = [];
							action = step;
					}
					const before = cart;
					cart = changeCart(cart, action, nowMs);
					compare(cart, model, findReusedId(before, cart, step.type));
				}
			}),
			{ numRuns: runs },
		);
		expect(undone).toBeGreaterThan(runs / 10); // else the steps are not what they seem
	},
	longestMs,
);

function compare(cart: Cart, { lines }: ModelCart, reusedId: string | null): void {
	const cents = lines.reduce((sum, line) => sum + line.cents * line.pieces.length, 0);
	const ids = cart.products.map(({ cartId }) => cartId);
	expect({
		lines: cart.products.map(({ product, variant, personalization, count: pieces, priceBrutto, maxCount }) => [
			...[product.id, variant?.id ?? null, personalization?.text ?? null, pieces, priceBrutto, maxCount],
		]),
		totalCount: cart.totalCount,
		totalPriceBrutto: cart.totalPriceBrutto,
		ids: new Set(ids).size,
		highestId: Math.max(0, ...ids) <= cart.lastCartId,
		timestamp: cart.timestamp,
		reusedId,
	}).toEqual({
		lines: lines.map(({ product, variant, text, pieces, cents: price, stock }) => [
			...[product, variant, text, pieces.length, toMoney(price), stock],
		]),
		totalCount: lines.flatMap(({ pieces }) => pieces).length,
		totalPriceBrutto: toMoney(cents),
		ids: lines.length,
		highestId: true,
		timestamp: lines.length === 0 ? null : nowMs,
		reusedId: null,
	});
}

/** What is wrong with the ids after a step: none is given twice but to a product that was put back, and after a reset. */
function findReusedId(before: Cart, after: Cart, step: string): string | null {
	if (step === 'reset') return after === emptyCart ? null : 'A reset leaves something';
	if (after.lastCartId < before.lastCartId) return 'The highest id is forgotten';
	const known = new Set(before.products.map(({ cartId }) => cartId));
	const reused = after.products.find(({ cartId }) => !known.has(cartId) && cartId <= before.lastCartId);
	return reused && step !== 'undo' ? `${reused.cartId} is given twice` : null;
}
