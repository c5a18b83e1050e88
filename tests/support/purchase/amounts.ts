/** What an order comes to, in whole cents, as each place that tells it does. */
import type { Page } from '@playwright/test';
import { orderTexts } from '../../../sandbox/order-service/order-texts.ts';
import type { Language } from '../../../site/languages.ts';

export interface Amounts {
	/** Of each line: all its pieces. */
	readonly lineCents: readonly number[];
	/** null: nothing is said of it. */
	readonly shippingCents: number | null;
	/** null: not wrapped. */
	readonly wrappingCents: number | null;
	readonly totalCents: number;
}

/** `14.90` as 1490. */
export function toCents(amount: string): number {
	if (!/^\d+\.\d\d$/.test(amount)) throw new Error(`${amount} is no amount with two decimals`);
	return Number(amount.replace('.', ''));
}

/** The only amount that a text names, in the notation of its language. */
export function centsIn(text: string, language: Language): number {
	const notation = { de: /\d[\d.]*,\d\d\u00a0€/g, en: /€\d[\d,]*\.\d\d/g, fr: /\d[\d\u202f]*,\d\d\u00a0€/g }[language];
	const [found, ...others] = text.match(notation) ?? [];
	if (found === undefined || others.length > 0) throw new Error(`"${text}" does not name one amount in "${language}"`);
	return Number(found.replace(/\D/g, ''));
}

/** Without delivery, of which the cart knows nothing. */
export async function amountsOfCart(page: Page, language: Language): Promise<Amounts> {
	const sums = await centsOf(page, '.cart-total > .figure', language);
	return {
		lineCents: await centsOf(page, '.cart-line-total', language),
		shippingCents: null,
		// pieces, gift wrap, both together; or both alone
		wrappingCents: sums.length > 1 ? (sums[1] ?? null) : null,
		totalCents: sums.at(-1) ?? 0,
	};
}

export async function amountsOfReview(page: Page, language: Language): Promise<Amounts> {
	return toAmounts(await centsOf(page, '.order-line > .figure', language), await centsOf(page, '.order-costs dd', language));
}

export async function amountsOfConfirmation(page: Page, language: Language): Promise<Amounts> {
	return toAmounts(await centsOf(page, '.ordered > li > .figure', language), await centsOf(page, '.ordered-costs dd', language));
}

/** `receipt`: its text, decoded. */
export function amountsOfReceipt(receipt: string, language: Language): Amounts {
	const { sums, colon } = orderTexts[language];
	const after = (start: string): number | null => {
		const line = receipt.split('\n').find((each) => each.startsWith(start));
		return line === undefined ? null : centsIn(line, language);
	};
	return {
		lineCents: [...receipt.matchAll(/^ +\d+ × .+ = (.+)$/gm)].map(([, sum]) => centsIn(sum ?? '', language)),
		shippingCents: after(`${sums.shipping}, `),
		wrappingCents: after(`${sums.wrapping}${colon}`),
		totalCents: after(`${sums.total}${colon}`) ?? 0,
	};
}

async function centsOf(page: Page, selector: string, language: Language): Promise<number[]> {
	return (await page.locator(selector).allInnerTexts()).map((text) => centsIn(text, language));
}

/** `costs`: delivery, gift wrap where it is wanted, and the total. */
function toAmounts(lineCents: readonly number[], costs: readonly number[]): Amounts {
	const [shippingCents = null, ...others] = costs;
	return { lineCents, shippingCents, wrappingCents: others.length > 1 ? (others[0] ?? null) : null, totalCents: others.at(-1) ?? 0 };
}
