/** Says the base price that belongs to a price, wherever that is shown: on pages, in lists, in the cart. */
import type { Language } from '../../site/languages.ts';
import { type PriceBase, toBasePrice } from '../../site/money.ts';
import { formatMoney } from '../texts/format-money.ts';
import type { TextParts } from '../texts/texts.ts';
import type { PriceData } from './product-card-data.ts';

/** Over variants a range, as the price is; `''` for a price on request. */
export function basePriceText(
	{ amount, highest }: PriceData,
	base: PriceBase,
	{ price }: Pick<TextParts['base'], 'price'>,
	language: Language,
): string {
	if (amount === null) return '';
	const [low, high] = [amount, highest ?? amount].map((each) => formatMoney(toBasePrice(each, base), language));
	return price.base(low === high ? `${low}` : price.range(`${low}`, `${high}`), base.unit);
}
