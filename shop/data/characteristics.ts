/** The characteristics of a product over all its variants: each value once, with the variants that it is true of. */
import type { CartFactData } from '../../client/products/product-data.ts';
import { perLanguage } from '../../site/languages.ts';
import { toTranslatedText } from '../../site/text.ts';
import type { Product, ProductAttribute } from '../content/product.ts';
import { toText } from './localized-text.ts';
import { productFactsTexts } from './product-facts-texts.ts';

export interface Characteristic extends ProductAttribute {
	/** Ids of the variants; null: it is true of all variants of the product. */
	readonly variants: readonly number[] | null;
}

type Described = Pick<Product, 'attributes' | 'variants'>;

/** By group, in the order of the groups; within one in the order of the variants. */
export function toCharacteristics({ attributes, variants }: Described): readonly Characteristic[] {
	if (variants.every((variant) => variant.attributes === null)) return attributes.map((attribute) => ({ ...attribute, variants: null }));
	const found = variants.flatMap((variant) =>
		(variant.attributes ?? attributes).map((attribute) => ({ attribute, variant: variant.id, key: keyOf(attribute) })),
	);
	const characteristics = [...Map.groupBy(found, ({ key }) => key).values()].flatMap((same): Characteristic[] => {
		const [first] = same;
		if (first === undefined) return [];
		return [{ ...first.attribute, variants: same.length === variants.length ? null : same.map(({ variant }) => variant) }];
	});
	return [...Map.groupBy(characteristics, ({ groupId }) => groupId).values()]
		.toSorted((a, b) => (a[0]?.groupSort ?? 0) - (b[0]?.groupSort ?? 0) || (a[0]?.groupId ?? 0) - (b[0]?.groupId ?? 0))
		.flat();
}

/** Facts that a buyer must see of a product right before the order is placed (§ 312j (2) BGB), in every language. */
export function toEssentials(product: Described & Pick<Product, 'fineness'>): readonly CartFactData[] {
	const characteristics = toCharacteristics(product);
	const essential = characteristics
		.filter(({ isEssential }) => isEssential)
		.map(({ group, values, variants }) => ({
			names: toTranslatedText((language) => [toText(group, language)]),
			values: toTranslatedText((language) => values.map((value) => toText(value, language))),
			...(variants !== null && { of: variants }),
		}));
	const { fineness } = product;
	return [...essential, ...(fineness === null || isToldOf(fineness, characteristics) ? [] : [finenessFact(fineness)])];
}

/** Whether an attribute gives the same number, as `585/000`. */
export function isToldOf(fineness: number, attributes: readonly ProductAttribute[]): boolean {
	return attributes.some(({ values }) => values.some(({ de }) => de.text.includes(String(fineness))));
}

function finenessFact(fineness: number): CartFactData {
	return {
		names: perLanguage((language) => productFactsTexts[language].fineness),
		values: perLanguage((language) => productFactsTexts[language].thousandths(fineness)),
	};
}

function keyOf({ groupId, values }: ProductAttribute): string {
	return JSON.stringify([groupId, values.map((value) => value.de.text)]);
}
