/** Judges a wished personalisation: whether it is complete, fits, and can be written in the face of the engraving. */
import type { Money } from '../../../../site/money.ts';
import type { PersonalDisplay, Personalization } from '../../../cart/cart.ts';
import type { PersonalizationFieldData } from '../../../products/product-data.ts';

/** The entries, by the name of the field. */
export type PersonalizationEntries = Readonly<Record<string, string>>;

export type PersonalizationFault =
	| { readonly kind: 'missing' }
	/** In graphemes: what a reader takes for one character. */
	| { readonly kind: 'too-long'; readonly length: number; readonly most: number }
	/** The face has none of these, each named once. */
	| { readonly kind: 'glyphs'; readonly unknown: readonly string[] }
	| { readonly kind: 'no-number' };

export interface CheckedPersonalization {
	/** As cart lines and orders carry it; null: nothing is wanted. Means nothing where there are faults. */
	readonly personalization: Personalization | null;
	/** By the name of the field, in the order of the fields. */
	readonly faults: ReadonlyMap<string, PersonalizationFault>;
}

/** Part of a cart line. */
export interface Wanted {
	readonly values: Personalization;
	readonly display: PersonalDisplay;
	/** Of one product, with the surcharge. */
	readonly price: Money;
	/** null: it costs nothing. */
	readonly surcharge: Money | null;
}

/** Returns the wish, null: none; `faulty` once it has shown the faults. `price`: of one product without it. */
export type CheckPersonalization = (price: Money) => Wanted | null | 'faulty';

/** Where nothing is written and nothing has to be, nothing is wanted: a face alone is no engraving. */
export function checkPersonalization(fields: readonly PersonalizationFieldData[], entries: PersonalizationEntries): CheckedPersonalization {
	const entryOf = ({ name }: PersonalizationFieldData): string => (entries[name] ?? '').trim().normalize('NFC');
	const isChoice = ({ type }: PersonalizationFieldData): boolean => type === 'select';
	const hasWriting = fields.some((field) => !isChoice(field));
	const isWanted = fields.some((field) => (field.required || entryOf(field) !== '') && !(hasWriting && isChoice(field)));
	if (!isWanted) return { personalization: null, faults: new Map() };
	const faults = fields.flatMap((field): [string, PersonalizationFault][] => {
		const fault = faultOf(field, entryOf(field));
		return fault ? [[field.name, fault]] : [];
	});
	const filled = fields.filter((field) => entryOf(field) !== '');
	return {
		personalization: Object.fromEntries(filled.map((field) => [field.name, toValue(field, entryOf(field))])),
		faults: new Map(faults),
	};
}

/** The surcharge for the wish, on one product; null: none. */
export function surchargeOf(fields: readonly PersonalizationFieldData[], wanted: Personalization | null): Money | null {
	const amounts = fields.flatMap(({ name, price }) => (price !== undefined && wanted?.[name] !== undefined ? [price] : []));
	return amounts.length === 0 ? null : sumOf(amounts);
}

/** In whole cents, so that it is exact. */
export function sumOf(amounts: readonly Money[]): Money {
	const cents = String(amounts.reduce((sum, amount) => sum + Number(amount.replace('.', '')), 0)).padStart(3, '0');
	return `${cents.slice(0, -2)}.${cents.slice(-2)}` as Money;
}

/** The characters of a text as its reader counts them. */
export function graphemesOf(text: string): readonly string[] {
	return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.normalize('NFC'))].map(({ segment }) => segment);
}

function faultOf({ type, required, maxLength, glyphs, options }: PersonalizationFieldData, entry: string): PersonalizationFault | null {
	if (entry === '') return required ? { kind: 'missing' } : null;
	if (type === 'select') return options.some(({ de }) => de === entry) ? null : { kind: 'missing' };
	if (type === 'number') return Number.isFinite(toNumber(entry)) ? null : { kind: 'no-number' };
	const written = graphemesOf(entry);
	const known = glyphs === null ? null : new Set(graphemesOf(glyphs));
	const unknown = [...new Set(written)].filter((grapheme) => known !== null && !known.has(grapheme));
	if (unknown.length > 0) return { kind: 'glyphs', unknown };
	return maxLength !== null && written.length > maxLength ? { kind: 'too-long', length: written.length, most: maxLength } : null;
}

function toValue({ type }: PersonalizationFieldData, entry: string): string | number {
	return type === 'number' ? toNumber(entry) : entry;
}

function toNumber(entry: string): number {
	return Number(entry.replace(',', '.'));
}
