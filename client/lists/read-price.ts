/** Reads an amount in any spelling that the site itself prints, so that a copied price means what it says. */

/** Euros; null: nothing was typed; `unreadable`: no amount, or one that no price of a shop reaches. */
export type TypedPrice = number | null | 'unreadable';

const highest = 99_999_999;
/** Signs and names of euros and francs. */
const currency = /€|(?<![a-z])(?:eur(?:os?)?|chf|s?fr\.?)(?![a-z])/gi;
/** The dashes that stand for no cents, as in `1.000,- €` and `1'000.--`. */
const noCents = /[.,]?[-\u2013\u2014\u2212]{1,2}$/;
/** Blanks of any width and apostrophes part thousands only where three digits follow. */
const gap = /(\d)[\s'\u2019](?=\d{3}(?!\d))/g;
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

/** A point or a comma before three digits parts thousands in every language: no shop has prices of a tenth of a cent. */
export function readPrice(typed: string): TypedPrice {
	const amount = typed.replace(currency, ' ').trim().replace(noCents, '').trim().replace(gap, '$1');
	if (amount === '') return typed.trim() === '' ? null : 'unreadable';
	const separator = grouped.exec(amount)?.[1];
	if (separator === undefined && !plain.test(amount)) return 'unreadable';
	const euros = Number((separator === undefined ? amount : amount.replaceAll(separator, '')).replace(',', '.'));
	return euros <= highest ? euros : 'unreadable';
}
