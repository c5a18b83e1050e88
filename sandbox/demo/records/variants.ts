/** What a product can be chosen in: ring sizes, lengths of chains, straps, stones of several weights. */
import type { PieceDrawing } from '../engraving/drawing.ts';
import type { AttributeKey } from './attributes.ts';
import type { Texts } from './texts.ts';

export interface VariantSet {
	/** What is chosen, such as the ring size. */
	readonly label: Texts;
	/** What is chosen beside it. */
	readonly label2?: Texts;
	readonly rows: readonly VariantRow[];
}

export interface VariantRow {
	readonly name: Texts;
	readonly name2?: Texts;
	readonly price: string;
	readonly stock: number;
	/** Appended to the product's reference number. */
	readonly suffix: string;
	readonly active?: boolean;
	readonly shippingTime?: number;
	readonly reorder?: boolean;
	/** In place of the product's of the same groups. */
	readonly attributes?: readonly AttributeKey[];
	/** In place of the product's. It comes with its detail, as that does. */
	readonly picture?: VariantPicture;
}

export interface VariantPicture {
	/** Of the file. */
	readonly name: string;
	readonly drawing: PieceDrawing;
}

type Override = Partial<Omit<VariantRow, 'name' | 'name2' | 'suffix'>>;

type RingSize = keyof { [Key in AttributeKey as Key extends `size${infer Size extends number}` ? Size : never]: true };

const ringSize: Texts = { de: 'Ringgröße', en: 'Ring size', fr: 'Tour de doigt' };
const length: Texts = { de: 'Länge', en: 'Length', fr: 'Longueur' };

/** Inner circumferences in mm. `stocks` gives the pieces in stock by size; sizes it leaves out are made to order. */
export function ringSizes(
	sizes: readonly RingSize[],
	price: string,
	stocks: Readonly<Record<number, number>> = {},
	overrides: Readonly<Record<number, Override>> = {},
): VariantSet {
	return {
		label: ringSize,
		rows: sizes.map((size) => ({
			name: sizeName(size),
			price,
			stock: stocks[size] ?? 0,
			suffix: `-${size}`,
			attributes: [`size${size}` as const],
			...overrides[size],
		})),
	};
}

function sizeName(size: RingSize): Texts {
	const diameter = (size / Math.PI).toFixed(1);
	return {
		de: `${size} (⌀ ${diameter.replace('.', ',')} mm)`,
		en: `${size} (⌀ ${diameter} mm)`,
		fr: `${size} (⌀ ${diameter.replace('.', ',')} mm)`,
	};
}

/** A stone of a weight, with the ring sizes in which there is a ring for it. */
export interface StoneChoice extends Pick<VariantRow, 'name' | 'price' | 'suffix' | 'picture' | 'active'> {
	readonly attribute: AttributeKey;
	readonly sizes: readonly (readonly [size: RingSize, stock: number, override?: Override])[];
}

export function stonesAndSizes(label: Texts, stones: readonly StoneChoice[]): VariantSet {
	return {
		label,
		label2: ringSize,
		rows: stones.flatMap(({ attribute, sizes, suffix, ...stone }) =>
			sizes.map(([size, stock, override]) => ({
				...stone,
				name2: sizeName(size),
				stock,
				suffix: `${suffix}-${size}`,
				attributes: [attribute, `size${size}` as const],
				...override,
			})),
		),
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
