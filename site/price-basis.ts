/** What the price of a product is for, where its picture or name could mean something else. */

export const priceBases = ['piece', 'pair', 'ring', 'set'] as const;

export type PriceBasis = (typeof priceBases)[number];
