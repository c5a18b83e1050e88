/** What a product can be chosen in: ring sizes, lengths of chains, straps. */
import type { Texts } from './texts.ts';

export interface VariantSet {
	/** What is chosen, such as the ring size. */
	readonly label: Texts;
	readonly rows: readonly VariantRow[];
}

export interface VariantRow {
	readonly name: Texts;
	readonly price: string;
	readonly stock: number;
	/** Appended to the product's reference number. */
	readonly suffix: string;
	readonly active?: boolean;
	readonly shippingTime?: number;
	readonly reorder?: boolean;
}

type Override = Partial<Omit<VariantRow, 'name' | 'suffix'>>;

const ringSize: Texts = { de: 'Ringgröße', en: 'Ring size', fr: 'Tour de doigt' };
const length: Texts = { de: 'Länge', en: 'Length', fr: 'Longueur' };

/** Inner circumferences in mm. `stocks` gives the pieces in stock by size; sizes it leaves out are made to order. */
export function ringSizes(
	sizes: readonly number[],
	price: string,
	stocks: Readonly<Record<number, number>> = {},
	overrides: Readonly<Record<number, Override>> = {},
): VariantSet {
	return {
		label: ringSize,
		rows: sizes.map((size) => {
			const diameter = (size / Math.PI).toFixed(1);
			return {
				name: {
					de: `${size} (⌀ ${diameter.replace('.', ',')} mm)`,
					en: `${size} (⌀ ${diameter} mm)`,
					fr: `${size} (⌀ ${diameter.replace('.', ',')} mm)`,
				},
				price,
				stock: stocks[size] ?? 0,
				suffix: `-${size}`,
				...overrides[size],
			};
		}),
	};
}

/** Lengths in cm with their prices and the pieces in stock. */
export function lengths(rows: readonly (readonly [cm: number, price: string, stock: number, override?: Override])[]): VariantSet {
	return {
		label: length,
		rows: rows.map(([cm, price, stock, override]) => ({
			name: { de: `${cm} cm`, en: `${cm} cm`, fr: `${cm} cm` },
			price,
			stock,
			suffix: `-${cm}`,
			...override,
		})),
	};
}

/** Choices of any other kind, each named in three languages. */
export function choices(
	label: Texts,
	rows: readonly (readonly [suffix: string, name: Texts, price: string, stock: number, override?: Override])[],
): VariantSet {
	return { label, rows: rows.map(([suffix, name, price, stock, override]) => ({ name, price, stock, suffix, ...override })) };
}
