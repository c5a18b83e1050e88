/** Fields that hold an amount of money. */
import * as z from 'zod';
import { amount, type Extras, type Field } from '../../pipeline/declarations/fields.ts';
import { type FieldModel, type IssueParams, valueSlot } from '../../pipeline/records/wire-fields.ts';
import type { Money } from '../../site/money.ts';
import { toMoney } from './to-money.ts';

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
