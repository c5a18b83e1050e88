/** The rate that totals name. */
import type { ShopSettings } from '../content/shop-settings.ts';

/** null: none is set, or the shop charges no VAT (§ 19 UStG), even if products name a rate. */
export function toVatPercent({ defaultTaxPercent, taxScheme }: Pick<ShopSettings, 'defaultTaxPercent' | 'taxScheme'>): number | null {
	return taxScheme === 'small_business' || defaultTaxPercent === 0 ? null : defaultTaxPercent;
}
