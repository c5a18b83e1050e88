/** The kinds of products that brands and categories can be of. */
import { type GoodsLinkKey, goodsLinkKeys } from '../../site/link-keys.ts';
import { optional, goodsLinkKey as required } from '../records/wire-fields.ts';
import { choice, type Field, readAs } from './fields.ts';

const choices = Object.fromEntries(goodsLinkKeys.map((key) => [key, key]));

/** A kind of product, which decides below which path its brands and products are listed. */
export function goodsLinkKey(extras: { readonly required: true; readonly doc: string }): Field<GoodsLinkKey>;
export function goodsLinkKey(extras: { readonly doc: string }): Field<GoodsLinkKey | null>;
export function goodsLinkKey(extras: { readonly required?: true; readonly doc: string }): Field {
	return readAs<unknown>(extras.required ? required : optional(required, null), choice('Warenart', choices, extras));
}
