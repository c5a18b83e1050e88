/** One whole purchase by keyboard alone, which `npm test` makes before each push: paid by PayPal, in English, on a small screen. */
import { test } from '../support/browser-test.ts';
import { buyByKeyboard, titleOf } from '../support/purchase/buy-by-keyboard.ts';
import { firstPurchase } from '../support/purchase/purchase-cases.ts';

test(titleOf(firstPurchase), ({ page, context, complaints }) => buyByKeyboard(firstPurchase, { page, context, complaints }));
