/** A line of the cart: its schema, which reads it from storage, and the types that follow from it. */
import * as z from 'zod/mini';
import { languages } from '../../site/languages.ts';
import { isMoney, type Money, taxSchemes } from '../../site/money.ts';
import { maxLineCount } from '../orders/contract/max-line-count.ts';

export type PersonalizationValue =
	| string
	| number
	| boolean
	| null
	| readonly PersonalizationValue[]
	| { readonly [field: string]: PersonalizationValue };

/** The buyer's entries by field; `{}` means the same as none. */
export type Personalization = Readonly<Record<string, PersonalizationValue>>;

type Plain = string | number | boolean | null | undefined;

/** What a schema describes, to be read only; a personalisation is so already, and goes on in itself. */
export type Kept<Value> = Value extends Plain
	? Value
	: { readonly [Key in keyof Value]: Key extends 'personalization' ? Value[Key] : Kept<Value[Key]> };

const text = z.string();
const positive = z.int().check(z.minimum(1));
const money = z.custom<Money>((value) => isMoney(value) && !value.startsWith('-'));
/** Nothing but a path of this site may become a link. Browsers skip tabs and ends of lines: "/\t/evil.example" names another host. */
const sitePath = z.string().check(z.regex(/^\/(?![/\\])\P{Cc}*$/u));

const language = z.optional(z.enum(languages));
const names = z.object({
	de: text,
	en: text,
	fr: text,
	written: z.optional(z.object({ de: language, en: language, fr: language })),
});

/** How what is put on a product is named. */
const personal = z.object({
	/** `options`: of a choice; the German text is its value. */
	fields: z.array(z.object({ name: text, labels: names, options: z.array(names) })),
	/** It cannot be sent back (§ 312g (2) 1 BGB). */
	withdrawalExcluded: z.boolean(),
});

/** A line's copy of its product, so that it can be shown in any language without a request. Carts of before lack what is optional. */
const product = z.object({
	id: z.int(),
	names,
	paths: z.object({ de: sitePath, en: sitePath, fr: sitePath }),
	reference: z.nullable(text),
	picture: z.nullable(z.object({ key: z.string().check(z.regex(/^[\w-]+$/)), width: positive, height: positive, widthPx: positive })),
	/** Left out where it is not sold by weight, volume or length. */
	base: z.optional(z.object({ times: positive, by: positive, unit: text })),
	/** Unit of the price; left out if not stated. */
	basis: z.optional(names),
	/** Its essential characteristics (§ 312j (2) BGB), those of the variant among them; left out where there are none. */
	facts: z.optional(z.array(z.object({ names, values: names }))),
	/** Left out where nothing is put on the product. */
	personal: z.optional(personal),
});

export const cartLine = z.object({
	cartId: positive,
	product,
	variant: z.nullable(z.object({ id: z.int(), names })),
	personalization: z.nullable(z.record(text, z.json()) as z.ZodMiniType<Personalization>),
	count: positive.check(z.maximum(maxLineCount)),
	/** How many products there are, for all lines of this product and variant; null: as many as one likes, because they are ordered. As last heard of. */
	maxCount: z.nullable(positive),
	/** How many products were there when it was put into the cart; left out where none was, or if unknown. Where `maxCount` is null, the others are ordered. */
	inStock: z.optional(positive),
	/** Price of one product, with the surcharge of its personalisation. */
	priceBrutto: money,
	/** Share of that price for the personalisation; left out: none, or unknown. */
	surcharge: z.optional(money),
	/** How its tax is shown, where the product says so itself; null: as the shop's. */
	taxScheme: z._default(z.nullable(z.enum(taxSchemes)), null),
});

export type CartLine = Kept<z.output<typeof cartLine>> & {
	/** Price times count. */
	readonly totalPriceBrutto: Money;
};
export type CartProduct = CartLine['product'];
export type PersonalDisplay = Kept<z.output<typeof personal>>;
