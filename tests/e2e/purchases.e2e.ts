/** Whole purchases by keyboard alone, by each method of payment, in each language, on small and large screens. `purchase.e2e.ts` makes one of them. */
import { test } from '../support/browser-test.ts';
import { buyByKeyboard, titleOf } from '../support/purchase/buy-by-keyboard.ts';
import { otherPurchases } from '../support/purchase/purchase-cases.ts';

for (const each of otherPurchases) {
	test(titleOf(each), ({ page, context, complaints }) => buyByKeyboard(each, { page, context, complaints }));
}
