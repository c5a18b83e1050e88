/** The kinds of products that brands and categories can be of. */

import * as z from 'zod';
import { choice, type Field, readAs } from '../../pipeline/declarations/fields.ts';
import { type IssueParams, optional, valueSlot } from '../../pipeline/records/wire-fields.ts';
import { type GoodsLinkKey, goodsLinkKeys } from '../../site/fixed-paths.ts';

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
