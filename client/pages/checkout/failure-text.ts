/** The buyer's text when an order was not placed, or not sent: in their language, with the ways on. */
import type { CheckoutTexts } from '../../texts/texts.ts';

/** Why an order was not placed, or not sent: there are words for each. */
export type OrderFailure = keyof CheckoutTexts['checkout']['failures'];

export function failureText(failure: OrderFailure, { failures }: CheckoutTexts['checkout']): string {
	return failures[failure];
}
