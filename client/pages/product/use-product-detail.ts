/** The product that a page shows, and what is chosen of it: by the visitor, or by the address. */
import { type RefObject, useEffect, useState } from 'react';
import { initialProductCount } from '../../../site/constants.ts';
import type { Money } from '../../../site/money.ts';
import { plainText, type Text } from '../../../site/text.ts';
import type { Personalization } from '../../cart/cart.ts';
import type { PriceData } from '../../products/product-card-data.ts';
import type { OfferData, ProductData, VariantData } from '../../products/product-data.ts';
import { readdress } from '../../runtime/navigation/readdress.ts';
import { createStore, useStore } from '../../runtime/store.ts';

/** In the address: the id of the chosen variant, as in `variantPath`. */
const parameter = 'variante';

export interface ShownProduct {
	readonly detail: ProductDetail;
	readonly dispatch: (action: ProductDetailAction) => void;
	readonly picked: Picked;
	/** Chooses the variant that the fields name, and says so in the address; none where they name none. */
	readonly pick: () => void;
}

/** `container`: what holds the fields in which a variant is chosen. What was chosen before the app ran goes before what the address says. */
export function useProductDetail(data: ProductData, container: RefObject<HTMLElement | null>): ShownProduct {
	const kept = useStore(productDetailStore);
	const [picked, setPicked] = useState<Picked>([]);
	const { variants } = data;
	const fields = (): HTMLSelectElement[] => [...(container.current?.querySelectorAll('select') ?? [])];
	const read = (): number | null => {
		const values = fields().map(({ value }) => value);
		setPicked(values);
		return findVariant(variants, values)?.id ?? null;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
	useEffect(() => {
		dispatch({ type: 'add', product: data });
		if (fields().some(({ value }) => value)) chooseVariant(read());
		else {
			const asked = new URLSearchParams(window.location.search).get(parameter);
			const variant = variants.find(({ id }) => String(id) === asked);
			const values = variant ? toPicked(variants, variant) : [];
			for (const [choice, field] of fields().entries()) field.value = values[choice] ?? '';
			if (variant) dispatch({ type: 'variantChange', variant: read() });
		}
		return () => dispatch({ type: 'reset' });
	}, [data]);
	return {
		detail: kept.details?.id === data.id ? kept : changeProductDetail(noProduct, { type: 'add', product: data }),
		dispatch,
		picked,
		pick: () => chooseVariant(read()),
	};
}

function dispatch(action: ProductDetailAction): void {
	productDetailStore.set(changeProductDetail(productDetailStore.get(), action));
}

function chooseVariant(id: number | null): void {
	dispatch({ type: 'variantChange', variant: id });
	const query = new URLSearchParams(window.location.search);
	query.delete(parameter);
	if (id !== null) query.set(parameter, String(id));
	readdress(window, `${window.location.pathname}?${query}`.replace(/\?$/, ''), 'replace');
}

/** Details of a chosen product: of the product itself, or of its variant. null: none is chosen. */
interface Choice {
	/** Working days. */
	readonly shippingTime: number | null;
	/** It can be had: ordered again, or from the stock. */
	readonly reorderPossible: boolean | null;
	readonly priceBrutto: Money | null;
	readonly stock: number | null;
	readonly countSelected: number | null;
}

/** The product that a page shows, and what the visitor has chosen of it: its shape, its actions and its store. */
export interface ProductDetail extends Choice {
	/** null: no product is shown. */
	readonly details: ProductData | null;
	readonly hasVariants: boolean;
	/** null: as the interface calls a variant. */
	readonly variantDisplayName: Text | null;
	/** Active ones only. */
	readonly variantsAvailable: readonly VariantData[];
	readonly variantSelected: VariantData | null;
	/** From the lowest price to the highest, which is null where they are equal; null without variants. */
	readonly variantPriceRange: PriceData | null;
	/** null: no personalisation. */
	readonly personalization: Personalization | null;
	readonly ratingsCount: number;
	/** 0 where there are none. */
	readonly averageRating: number;
}

export type ProductDetailAction =
	| { readonly type: 'add'; readonly product: ProductData }
	| { readonly type: 'reset' }
	/** An id that no active variant has selects none, as null does. */
	| { readonly type: 'variantChange'; readonly variant: number | null }
	| { readonly type: 'countChange'; readonly count: number }
	| { readonly type: 'personalizationChange'; readonly personalization: Personalization | null };

const nothingChosen: Choice = { shippingTime: null, reorderPossible: null, priceBrutto: null, stock: null, countSelected: null };

export const noProduct: ProductDetail = {
	details: null,
	hasVariants: false,
	variantDisplayName: null,
	variantsAvailable: [],
	variantSelected: null,
	variantPriceRange: null,
	...nothingChosen,
	personalization: null,
	ratingsCount: 0,
	averageRating: 0,
};

export const productDetailStore = createStore<ProductDetail>(noProduct);

/** A product page's actions as pure functions. The state after an action. An unknown action type only logs. */
export function changeProductDetail(state: ProductDetail, action: ProductDetailAction): ProductDetail {
	switch (action.type) {
		case 'add':
			return toDetail(action.product);
		case 'reset':
			return noProduct;
		case 'variantChange': {
			const selected = state.variantsAvailable.find(({ id }) => id === action.variant) ?? null;
			return { ...state, variantSelected: selected, ...toChoice(selected) };
		}
		case 'countChange':
			return { ...state, countSelected: action.count };
		case 'personalizationChange':
			return { ...state, personalization: action.personalization };
		default:
			console.warn('Product Reducer Action Type Not Found', action satisfies never);
			return state;
	}
}

function toDetail(product: ProductData): ProductDetail {
	const { offer, ratings } = product;
	return {
		...noProduct,
		details: product,
		hasVariants: !offer,
		variantDisplayName: product.variantLabel,
		variantsAvailable: product.variants,
		variantPriceRange: offer ? null : product.price,
		...toChoice(offer),
		...(ratings && { ratingsCount: ratings.count, averageRating: ratings.average }),
	};
}

/** The details of an offer once it is chosen; null: none is. */
function toChoice(offer: OfferData | null): Choice {
	if (!offer) return nothingChosen;
	const { price, stock, shippingTimeDays, orderable } = offer;
	return {
		priceBrutto: price,
		stock,
		shippingTime: shippingTimeDays,
		reorderPossible: orderable || stock > 0,
		countSelected: initialProductCount,
	};
}

/**
 * How a variant is chosen: by one choice, or by two whose values make a variant together. A value is named by the first variant that has
 * it. The value of each choice; `''` or undefined: none.
 */
export type Picked = readonly (string | undefined)[];

interface ChoiceOption {
	readonly value: string;
	readonly name: Text;
	/** The variants that have this value, and the one that is chosen in the other choice. */
	readonly variants: readonly VariantData[];
}

/** The name of a variant's value in a choice: the first one is 0. */
function choiceName({ name, name2 = '' }: VariantData, choice: number): Text {
	return choice ? name2 : name;
}

/** The values of each choice where this variant is chosen. */
export function toPicked(variants: readonly VariantData[], variant: VariantData): readonly string[] {
	if (variant.name2 === undefined) return [String(variant.id)];
	return [0, 1].map((choice) => {
		const name = plainText(choiceName(variant, choice));
		return String((variants.find((each) => plainText(choiceName(each, choice)) === name) ?? variant).id);
	});
}

/** null: something is not chosen yet, or nothing is both. */
export function findVariant(variants: readonly VariantData[], picked: Picked): VariantData | null {
	return variants.find((variant) => toPicked(variants, variant).every((value, choice) => value === picked[choice])) ?? null;
}

/** Something is chosen in both choices, and no variant is both. */
export function isImpossible(variants: readonly VariantData[], picked: Picked): boolean {
	return !!picked[0] && !!picked[1] && !findVariant(variants, picked);
}

export function toOptions(variants: readonly VariantData[], choice: number, picked: Picked): readonly ChoiceOption[] {
	const other = picked[1 - choice];
	const rows = variants.map((variant) => ({ variant, own: toPicked(variants, variant) }));
	return rows.flatMap(({ variant, own }, index) => {
		const value = own[choice] ?? '';
		if (rows.findIndex((row) => row.own[choice] === value) < index) return [];
		const fitting = rows.filter((row) => row.own[choice] === value && (!other || row.own.length < 2 || row.own[1 - choice] === other));
		return [{ value, name: choiceName(variant, choice), variants: fitting.map((row) => row.variant) }];
	});
}
