/** What Klarna hears of an order: lines whose tax adds up to the cent, and languages that it speaks. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toTaxedLines } from '../../../orders/judge/taxed-lines.ts';
import { includedVat } from '../../../orders/judge/totals.ts';
import { toKlarnaPurchase } from '../../../orders/payments/klarna/klarna-purchase.ts';
import { toShopTexts } from '../../../orders/shop/shop.ts';
import { purchaseFaults } from '../../../sandbox/providers/klarna-purchase-checks.ts';
import { perLanguage } from '../../../site/languages.ts';
import type { TaxScheme } from '../../../site/money.ts';
import { aPayableOrder } from './run-klarna.ts';

interface Wanted {
	readonly lines: readonly { readonly cents: number; readonly count: number; readonly taxScheme: TaxScheme | null }[];
	readonly shippingCents: number;
	readonly wrappingCents: number | null;
	readonly percent: number;
	readonly scheme: TaxScheme;
}

function tax({ lines, shippingCents, wrappingCents, percent, scheme }: Wanted) {
	const texts = toShopTexts({ default_tax_percent: percent, tax_scheme: scheme });
	const details = { reference: 'R', shippingDays: null, priceBasis: null, facts: [], personalization: null };
	const product = { ...details, name: perLanguage(() => 'Ring') };
	const lineCents = lines.map(({ cents, count }) => cents * count);
	const totalCents = lineCents.reduce((sum, cents) => sum + cents, shippingCents + (wrappingCents ?? 0));
	const total = { lineCents, shippingCents, wrappingCents, totalCents };
	const judged = lines.map(({ cents, taxScheme }) => ({ product, personalization: null, cents, taxScheme, isLimited: false }));
	const request = {
		language: 'de',
		lines: lines.map(({ count }) => ({ product: 1, variant: null, personalization: null, count, price_brutto: '1' })),
	} as const;
	const taxed = toTaxedLines({ ...request, lines: [...request.lines] }, { lines: judged, total }, { texts });
	const vat = includedVat(
		total,
		lines.map(({ taxScheme }) => taxScheme),
		texts,
	);
	return { taxed, totalCents, vat };
}

const scheme = fc.constantFrom<TaxScheme>('standard', 'margin', 'small_business');
const wanted = fc.record({
	lines: fc.array(
		fc.record({ cents: fc.integer({ min: 1, max: 1_000_000 }), count: fc.integer({ min: 1, max: 9 }), taxScheme: fc.option(scheme) }),
		{ minLength: 1, maxLength: 20 },
	),
	shippingCents: fc.integer({ min: 0, max: 5000 }),
	wrappingCents: fc.option(fc.integer({ min: 0, max: 1000 })),
	percent: fc.constantFrom(19, 7, 20, 8.1, 25.5),
	scheme,
});

it('passes the checks of Klarna with the tax that the receipt names, whatever is ordered', () => {
	fc.assert(
		fc.property(wanted, (order) => {
			const { taxed, totalCents, vat } = tax(order);
			const purchase = toKlarnaPurchase(aPayableOrder({ totalCents, taxedLines: taxed }));
			expect(purchaseFaults(purchase)).not.toHaveProperty('faults');
			expect(purchase.order_tax_amount).toBe(vat?.cents ?? 0);
		}),
		{ numRuns: 200 },
	);
});

it('refuses to send lines that are not the total', () => {
	expect(() => toKlarnaPurchase(aPayableOrder({ totalCents: 10_591 }))).toThrow('The lines of order 1001 are not its total');
});

it.each([
	['de', 'DE', 'de-DE', 'Versand'],
	['fr', 'FR', 'fr-FR', 'Livraison'],
	['fr', 'DE', 'en-DE', 'Livraison'],
	['de', 'NL', 'en-NL', 'Versand'],
] as const)('speaks %s in %s as %s', (language, country, locale, shipping) => {
	const order = aPayableOrder({ language });
	const purchase = toKlarnaPurchase({ ...order, billing: { ...order.billing, country_code: country } });
	expect(purchase.locale).toBe(locale);
	expect(purchase.order_lines.at(-1)?.name).toBe(shipping);
});
