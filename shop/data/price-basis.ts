/** Says what a price is for, in the words that stand beside it. */

import type { PerLanguage } from '../../site/languages.ts';
import type { PriceBasis } from '../../site/money.ts';
import type { Product } from '../content/product.ts';

const words: Readonly<Record<PriceBasis, PerLanguage<string>>> = {
	piece: { de: 'pro Stück', en: 'per piece', fr: 'la pièce' },
	pair: { de: 'pro Paar', en: 'per pair', fr: 'la paire' },
	ring: { de: 'pro Ring', en: 'per ring', fr: 'l’anneau' },
	set: { de: 'pro Set', en: 'per set', fr: 'le lot' },
};

/** null where the product does not say. */
export function priceBasisText({ priceBasis = null }: Partial<Pick<Product, 'priceBasis'>>): PerLanguage<string> | null {
	return priceBasis === null ? null : words[priceBasis];
}
