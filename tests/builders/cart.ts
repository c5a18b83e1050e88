/** Cart actions and lines for tests: valid as they are, with what a test is about put on top. */
import type { CartAction, CartLine, CartProduct } from '../../client/cart/cart.ts';
import { perLanguage } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';

type AddAction = Extract<CartAction, { type: 'add' }>;

export function aCartProduct(overrides: Partial<CartProduct> = {}): CartProduct {
	const id = overrides.id ?? 1;
	return {
		id,
		names: perLanguage((language) => `Ring ${id} (${language})`),
		paths: perLanguage((language) => `/${language}/ring-${id}`),
		reference: `R-${id}`,
		picture: { key: 'abc123', width: 320, height: 320, widthPx: 320 },
		...overrides,
	};
}

export function anAddAction(overrides: Partial<Omit<AddAction, 'type'>> = {}): AddAction {
	return {
		type: 'add',
		product: aCartProduct(),
		variant: null,
		personalization: null,
		count: 1,
		maxCount: null,
		priceBrutto: '100.00' as Money,
		taxScheme: null,
		...overrides,
	};
}

export function aCartLine(overrides: Partial<CartLine> = {}): CartLine {
	const { type: _type, ...line } = anAddAction();
	return { ...line, cartId: 1, totalPriceBrutto: line.priceBrutto, ...overrides };
}
