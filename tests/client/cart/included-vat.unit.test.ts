/** The VAT in a total: what browser and order service say of the same order, by different code, to the cent. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { includedVat } from '../../../client/cart/order-total.ts';
import { formatMoney, formatPercent } from '../../../client/texts/format-money.ts';
import { textsByLanguage } from '../../../client/texts/texts-by-language.ts';
import { includedVat as serviceVat } from '../../../orders/judge/totals.ts';
import { vatText } from '../../../orders/mail/order-lines.ts';
import { formatAmount, toAmount } from '../../../orders/shop/amounts.ts';
import { toShopTexts } from '../../../orders/shop/shop.ts';
import { languages } from '../../../site/languages.ts';
import { type Money, type TaxScheme, taxSchemes } from '../../../site/money.ts';

const money = (cents: number): Money => toAmount(cents) as Money;
const line = (cents: number, taxScheme: TaxScheme | null = null, count = 1) => ({ priceBrutto: money(cents), count, taxScheme });
const standard = { taxScheme: 'standard', vatPercent: 19 } as const;
const plain = (lines: readonly ReturnType<typeof line>[]) => ({ lines, shipping: money(0), wrap: null });

it('takes the VAT out of what is paid, and rounds once for the whole', () => {
	expect(includedVat(plain([line(33_900)]), standard)).toEqual({ percent: 19, amount: '54.13', isOfAll: true });
	expect(includedVat(plain([line(10), line(10), line(10)]), standard)?.amount).toBe('0.05');
	expect(includedVat(plain([line(10_810)]), { ...standard, vatPercent: 8.1 })?.amount).toBe('8.10');
});

it('leaves out what is taxed by its margin or not at all (§ 25a, § 19 UStG), and says that it does', () => {
	const some = { percent: 19, amount: '19.00', isOfAll: false };
	expect(includedVat(plain([line(11_900), line(5000, 'margin')]), standard)).toEqual(some);
	expect(includedVat(plain([line(11_900), line(5000, 'small_business')]), standard)).toEqual(some);
	expect(includedVat(plain([line(5000, 'margin')]), standard)).toBeNull();
	expect(includedVat(plain([line(11_900)]), { ...standard, vatPercent: null })).toBeNull();
	expect(includedVat(plain([]), standard)).toBeNull();
});

it('taxes delivery and gift wrap as the shop is, beside products with VAT', () => {
	const extras = { shipping: money(590), wrap: money(600) };
	expect(includedVat({ lines: [line(10_710)], ...extras }, standard)).toMatchObject({ amount: '19.00', isOfAll: true });
	expect(includedVat({ lines: [line(10_710, 'margin')], ...extras }, standard)).toBeNull();
	const ofMargin = { taxScheme: 'margin', vatPercent: 19 } as const;
	expect(includedVat({ lines: [line(11_900, 'standard')], ...extras }, ofMargin)).toMatchObject({ amount: '19.00', isOfAll: false });
});

test('orders, schemes and rates at random', () => {
	const cents = fc.integer({ min: 0, max: 99_999_999 });
	const anyLine = fc.record({
		cents,
		count: fc.integer({ min: 1, max: 99 }),
		scheme: fc.constantFrom(null, ...taxSchemes),
	});
	const rate = fc.oneof(
		fc.constantFrom(19, 7, 8.1, 2.6, 20),
		fc.integer({ min: 1, max: 1_000_000 }).map((parts) => parts / 10_000),
	);
	const shop = fc.record({ taxScheme: fc.constantFrom(...taxSchemes), vatPercent: fc.option(rate) });
	const order = fc.record({ lines: fc.array(anyLine, { maxLength: 8 }), shipping: cents, wrap: fc.option(cents) });
	let shown = 0;
	fc.assert(
		fc.property(order, shop, ({ lines, shipping, wrap }, tax) => {
			const lineCents = lines.map((each) => each.cents * each.count);
			const totalCents = lineCents.reduce((sum, each) => sum + each, shipping + (wrap ?? 0));
			const service = serviceVat(
				{ lineCents, shippingCents: shipping, wrappingCents: wrap, totalCents },
				lines.map(({ scheme }) => scheme),
				tax,
			);
			const browser = includedVat(
				{
					lines: lines.map((each) => line(each.cents, each.scheme, each.count)),
					shipping: money(shipping),
					wrap: wrap === null ? null : money(wrap),
				},
				tax,
			);
			if (browser !== null) shown++;
			expect(browser).toEqual(service && { percent: service.percent, amount: toAmount(service.cents), isOfAll: service.isOfAll });
		}),
	);
	expect(shown).toBeGreaterThan(10);
});

test.each(languages)('page and mail say it in the same words (%s)', (language) => {
	const readable = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
	const { price } = textsByLanguage[language];
	for (const isOfAll of [true, false]) {
		const write = isOfAll ? price.vat : price.vatOfSome;
		const shown = write(formatPercent(8.1, language), formatMoney('1234.50' as Money, language));
		expect(readable(vatText({ percent: 8.1, cents: 123_450, isOfAll }, language))).toBe(readable(shown));
		expect(shown).toContain(formatAmount(123_450, language));
	}
});

test.each([
	[19, 'standard', 19],
	['8.10', 'standard', 8.1],
	[0, 'standard', null],
	[null, 'standard', null],
	['viel', 'standard', null],
	[19, 'small_business', null],
	[19, 'margin', 19],
])('the service reads the rate %s of a shop taxed as %s', (default_tax_percent, tax_scheme, percent) => {
	expect(toShopTexts({ default_tax_percent, tax_scheme }).vatPercent).toBe(percent);
});
