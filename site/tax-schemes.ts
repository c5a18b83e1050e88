/** How turnover tax is shown at a price: with the tax, by the margin of second-hand goods (§ 25a UStG), or none for a small business (§ 19 UStG). */
export const taxSchemes = ['standard', 'margin', 'small_business'] as const;

export type TaxScheme = (typeof taxSchemes)[number];
