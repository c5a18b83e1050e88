/** What a buyer reads where an order was not placed, or not sent: in their language, with what they can do. */
import type { CheckoutTexts } from '../../texts/texts.ts';

/** `notChecked`: nothing was sent, because the service did not answer before. `elsewhere`: another tab has changed what was seen. */
export type OrderFailure = 'changed' | 'invalid' | 'closed' | 'limited' | 'failed' | 'unknown' | 'notChecked' | 'elsewhere' | 'incomplete';

export function failureText(failure: OrderFailure, { failures }: CheckoutTexts['checkout']): string {
	return failures[failure];
}
