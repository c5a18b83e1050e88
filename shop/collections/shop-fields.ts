/** The kinds of fields that only a shop has: amounts of money, working days, kinds of goods. */
import * as z from 'zod';
import { amount, choice, count, type Extras, type Field, readAs, slug } from '../../pipeline/declarations/fields.ts';
import * as wire from '../../pipeline/records/wire-fields.ts';
import { type FieldModel, type IssueParams, optional, valueSlot } from '../../pipeline/records/wire-fields.ts';
import { toDecimal } from '../../pipeline/snapshot/normalise-record.ts';
import { mostDispatchDays } from '../../site/constants.ts';
import { type GoodsLinkKey, goodsLinkKeys } from '../../site/fixed-paths.ts';
import type { Money, TaxScheme } from '../../site/money.ts';

/** A price: null and 0 mean "on request". A price that cannot be read is an error even where a price is optional. */
export const readPrice = readMoney((money) => (money === '0.00' ? null : money));

/** A fee: null is "none set", 0 is free. */
export const readFee = readMoney((money) => money);

/** Gross, in euro; null and 0 mean "on request". */
export const price = (label: string, extras: Extras = {}): Field<Money | null> => inEuro(amount(label, readPrice, extras));

/** Gross, in euro; 0 is free. */
export const fee = (label: string, extras: Extras = {}): Field<Money | null> => inEuro(amount(label, readFee, extras));

function inEuro<Value>(field: Field<Value>): Field<Value> {
	return { ...field, options: { ...field.options, iconRight: 'euro' } };
}

function readMoney(toResult: (money: Money) => Money | null) {
	return z
		.unknown()
		.optional()
		.transform((value, context): Money | null => {
			if (value === undefined || value === null || value === '') return null;
			const result = toMoney(value);
			if ('money' in result) return toResult(result.money);
			const fix = 'Enter an amount in euro such as 1234.50, or leave the field empty.';
			const params: IssueParams = { code: 'price-invalid', fix, standIn: null };
			context.addIssue({ code: 'custom', message: `The price ${valueSlot} ${result.fault}.`, params, input: value });
			return z.NEVER;
		})
		.meta({ model: z.string() } satisfies FieldModel);
}

export type MoneyResult = { readonly money: Money } | { readonly fault: string };

/** The amount, or what is wrong with the value. */
export function toMoney(value: unknown): MoneyResult {
	const result = toDecimal(value);
	return 'decimal' in result ? { money: result.decimal as Money } : result;
}

const expectedDays = { error: `a whole number of days from 0 to ${mostDispatchDays}` };

export const dispatchDays = wire.count.refine((days) => days <= mostDispatchDays, expectedDays);

/** `otherwise`: where there are none. */
export function workingDays<const Otherwise extends number | null>(
	label: string,
	otherwise: Otherwise,
	extras: Extras = {},
): Field<number | Otherwise> {
	return readAs(wire.optional(dispatchDays, otherwise), count(label, otherwise, extras));
}

const choices = Object.fromEntries(goodsLinkKeys.map((key) => [key, key]));

const readGoodsLinkKey = z.string({ error: 'a kind of goods' }).transform((value, context): GoodsLinkKey => {
	const key = goodsLinkKeys.find((known) => known === value);
	if (key !== undefined) return key;
	const fix = `Choose one of: ${goodsLinkKeys.join(', ')}.`;
	const params: IssueParams = { code: 'link-key-unknown', fix };
	context.addIssue({ code: 'custom', message: `${valueSlot} is not a kind of goods.`, params, input: value });
	return z.NEVER;
});

/** A kind of product, which decides below which path its brands and products are listed. */
export function goodsLinkKey(extras: { readonly required: true; readonly doc: string }): Field<GoodsLinkKey>;
export function goodsLinkKey(extras: { readonly doc: string }): Field<GoodsLinkKey | null>;
export function goodsLinkKey(extras: { readonly required?: true; readonly doc: string }): Field {
	return readAs<unknown>(extras.required ? readGoodsLinkKey : optional(readGoodsLinkKey, null), choice('Warenart', choices, extras));
}

export const sharedSlug = { ...slug, note: 'Teil der Adresse, für alle Sprachen gleich' };

export const taxSchemeLabels = {
	standard: 'Regelbesteuerung',
	margin: 'Differenzbesteuerung (§ 25a UStG)',
	small_business: 'Kleinunternehmen (§ 19 UStG)',
} as const satisfies Record<TaxScheme, string>;
