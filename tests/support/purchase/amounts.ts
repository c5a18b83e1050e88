/** What an order comes to, in whole cents, as each place that tells it does. */
import type { Page } from '@playwright/test';
import { orderTexts } from '../../../orders/mail/order-texts.ts';
import type { Language } from '../../../site/languages.ts';

export interface Amounts {
	/** Of each line: all its products. */
	readonly lineCents: readonly number[];
	/** null: nothing is said of it. */
	readonly shippingCents: number | null;
	/** null: not wrapped. */
	readonly wrappingCents: number | null;
	readonly totalCents: number;
	/** In the total. */
	readonly vatCents: number;
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
		// products, gift wrap, both together; or both alone
		wrappingCents: sums.length > 1 ? (sums[1] ?? null) : null,
		totalCents: sums.at(-1) ?? 0,
		vatCents: await vatIn(page, '.cart-total', language),
	};
}

export async function amountsOfReview(page: Page, language: Language): Promise<Amounts> {
	return amountsOf(page, '.order-line > .figure', '.order-costs', language);
}

export async function amountsOfConfirmation(page: Page, language: Language): Promise<Amounts> {
	return amountsOf(page, '.ordered > li > .figure', '.ordered-costs', language);
}

/** `receipt`: its text, decoded. */
export function amountsOfReceipt(receipt: string, language: Language): Amounts {
	const { sums, colon } = orderTexts[language];
	const lines = receipt.split('\n');
	const after = (start: string): number | null => {
		const line = lines.find((each) => each.startsWith(start));
		return line === undefined ? null : centsIn(line, language);
	};
	return {
		lineCents: [...receipt.matchAll(/^ +\d+ × .+ = (.+)$/gm)].map(([, sum]) => centsIn(sum ?? '', language)),
		shippingCents: after(`${sums.shipping}, `),
		wrappingCents: after(`${sums.wrapping}${colon}`),
		totalCents: after(`${sums.total}${colon}`) ?? 0,
		vatCents: centsIn(lines.find((line) => vatRate.test(line)) ?? '', language),
	};
}

/** The rate, in any of the languages. */
const vatRate = /\b19\s?%/;

async function centsOf(page: Page, selector: string, language: Language): Promise<number[]> {
	return (await page.locator(selector).allInnerTexts()).map((text) => centsIn(text, language));
}

/** Of the one note that names rate and amount. */
async function vatIn(page: Page, selector: string, language: Language): Promise<number> {
	return centsIn(await page.locator(`${selector} .price-note`).filter({ hasText: vatRate }).innerText(), language);
}

/** `costs`: the list of delivery, gift wrap where it is wanted, and the total with its notes. */
async function amountsOf(page: Page, lines: string, costs: string, language: Language): Promise<Amounts> {
	const figures = await page.locator(`${costs} dd`).evaluateAll((all) =>
		all.map((figure) => {
			const amount = figure.cloneNode(true);
			if (amount instanceof Element) for (const note of amount.querySelectorAll('.price-note')) note.remove();
			return amount.textContent ?? '';
		}),
	);
	const [shippingCents = null, ...others] = figures.map((text) => centsIn(text, language));
	return {
		lineCents: await centsOf(page, lines, language),
		shippingCents,
		wrappingCents: others.length > 1 ? (others[0] ?? null) : null,
		totalCents: others.at(-1) ?? 0,
		vatCents: await vatIn(page, costs, language),
	};
}
