/** How a variant is chosen: by one choice, or by two whose values make a variant together. A value is named by the first variant that has it. */
import { plainText, type Text } from '../../../site/text.ts';
import type { VariantData } from '../../products/product-data.ts';

/** The value of each choice; `''` or undefined: none. */
export type Picked = readonly (string | undefined)[];

export interface ChoiceOption {
	readonly value: string;
	readonly name: Text;
	/** The variants that have this value, and the one that is chosen in the other choice. */
	readonly variants: readonly VariantData[];
}

/** The name of a variant's value in a choice: the first one is 0. */
export function choiceName({ name, name2 = '' }: VariantData, choice: number): Text {
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
