/** How a shop or a single product is taxed (§§ 19, 25a UStG): it decides what is written beside the price. */
import type { TaxScheme } from '../../site/money.ts';

export const taxSchemeLabels = {
	standard: 'Regelbesteuerung',
	margin: 'Differenzbesteuerung (§ 25a UStG)',
	small_business: 'Kleinunternehmen (§ 19 UStG)',
} as const satisfies Record<TaxScheme, string>;
