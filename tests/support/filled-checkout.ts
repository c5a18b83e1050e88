/** The review of an order, for tests that begin there: the checkout is filled in by hand once a worker, and its entries are put into the browser's storage. */
import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../site/constants.ts';
import { fillInOnce } from './order-faults/buyers.ts';
import { checkoutOf, orderButton } from './walk-checkout.ts';

let filled: ReturnType<typeof fillInOnce> | null = null;

/** Ready to order by transfer; returns the buyer's e-mail address, which nobody else has. */
export async function openFilledReview(page: Page, baseURL: string): Promise<string> {
	const browser = page.context().browser();
	if (!browser) throw new Error('The page has no browser of its own');
	filled ??= fillInOnce(browser, baseURL);
	const { origins } = await filled;
	const email = `${crypto.randomUUID()}@post.example`;
	// a page of the site that has no script
	await page.goto('/robots.txt');
	await page.evaluate(
		([entries, checkoutKey, customerEmail]) => {
			for (const { name, value } of entries) {
				localStorage.setItem(name, name === checkoutKey ? JSON.stringify({ ...JSON.parse(value), customerEmail }) : value);
			}
		},
		[origins.flatMap(({ localStorage }) => localStorage), storageKeys.checkout, email] as const,
	);
	await page.goto(`${checkoutOf()}?schritt=pruefen`);
	await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
	return email;
}
