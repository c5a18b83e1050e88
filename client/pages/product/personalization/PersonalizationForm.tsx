/** Asks what is to be put on a product, and shows how it may look. Loaded on demand. */
import { type ReactNode, type RefObject, useEffect, useId, useImperativeHandle, useState } from 'react';
import type { Money } from '../../../../site/money.ts';
import type { PersonalDisplay, Personalization } from '../../../cart/cart.ts';
import { isPrintable, withoutSelectors } from '../../../orders/contract/characters.ts';
import type { PersonalizationData, PersonalizationFieldData } from '../../../products/product-data.ts';
import { formatMoney } from '../../../texts/format-money.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { Text } from '../../../ui/Text.tsx';

export interface PersonalizationFormProps {
	readonly data: PersonalizationData;
	/** Of one product without it; null: not known yet, or on request. */
	readonly price: Money | null;
	/** Set while the form is there. */
	readonly check: RefObject<CheckPersonalization | null>;
	/** null: nothing is wanted, or not yet as it has to be. */
	readonly onChange: (personalization: Personalization | null) => void;
}

export function PersonalizationForm({ data, price, check, onChange }: PersonalizationFormProps): ReactNode {
	const { texts, language } = usePage();
	const { personalization: words } = texts;
	const { fields } = data;
	const [entries, setEntries] = useState<PersonalizationEntries>({});
	/** The visitor has tried to go on, so missing entries are shown. */
	const [isAsked, setAsked] = useState(false);
	const { faults, personalization } = checkPersonalization(fields, entries);
	const focus = (name: string | undefined): void => document.getElementById(personalizationId(name ?? ''))?.focus();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, because the visitor asked for the form
	useEffect(() => focus(fields[0]?.name), []);
	const surcharge = faults.size === 0 ? surchargeOf(fields, personalization) : null;
	useImperativeHandle(check, () => (bare) => {
		setAsked(true);
		if (faults.size === 0)
			return (
				personalization && {
					values: personalization,
					display: toDisplay(data),
					surcharge,
					price: surcharge === null ? bare : sumOf([bare, surcharge]),
				}
			);
		focus([...faults.keys()][0]);
		return 'faulty';
	});
	const change = (name: string, value: string): void => {
		const next = { ...entries, [name]: value };
		setEntries(next);
		const checked = checkPersonalization(fields, next);
		onChange(checked.faults.size === 0 ? checked.personalization : null);
	};
	const entryOf = (name: string): string => entries[name] ?? '';
	const written = fields.filter(({ type }) => type === 'text').map((field) => toEngravable(field, entryOf(field.name)));
	const face = fields.find(({ type }) => type === 'select')?.name;
	const text = written.filter((each) => each !== '').join(' · ');
	return (
		<fieldset className="personalization-fields">
			<legend>
				<Text value={data.name} />
			</legend>
			{fields.map((field) => {
				const fault = faults.get(field.name) ?? null;
				return (
					<PersonalizationField
						key={field.name}
						field={field}
						value={entryOf(field.name)}
						fault={fault?.kind === 'missing' && !isAsked ? null : fault}
						onChange={(value) => change(field.name, value)}
					/>
				);
			})}
			{written.length > 0 && <EngravingPreview text={text} face={face === undefined ? null : entryOf(face)} />}
			<p className="personalization-price" aria-live="polite">
				{price !== null && surcharge !== null && words.priceWith(formatMoney(sumOf([price, surcharge]), language))}
			</p>
			{data.notReturned !== null && <p className="small">{data.notReturned}</p>}
		</fieldset>
	);
}

/** A line's copy of the fields, so that it can name its personalisation in any language. */
function toDisplay({ fields, notReturned }: PersonalizationData): PersonalDisplay {
	return { fields: fields.map(({ name, labels, options }) => ({ name, labels, options })), withdrawalExcluded: notReturned !== null };
}

interface PersonalizationFieldProps {
	readonly field: PersonalizationFieldData;
	readonly value: string;
	/** null: none to show. */
	readonly fault: PersonalizationFault | null;
	readonly onChange: (value: string) => void;
}

/** The id of a field's element. */
function personalizationId(name: string): string {
	return `personalization-${name}`;
}

/** One field of what is put on a product, with what is wrong about it. */
function PersonalizationField({ field, value, fault, onChange }: PersonalizationFieldProps): ReactNode {
	const { language, texts } = usePage();
	const { personalization } = texts;
	const { name, type, required, maxLength, labels, options, price } = field;
	const id = personalizationId(name);
	const noteId = `${id}-note`;
	const shared = { id, name: id, value, required, 'aria-invalid': fault !== null || undefined, 'aria-describedby': noteId };
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{labels[language]}
				{!required && ` (${personalization.optional})`}
				{price && <span className="soft"> {personalization.surcharge(formatMoney(price, language))}</span>}
			</label>
			{type === 'select' ? (
				<select {...shared} onChange={({ target }) => onChange(target.value)}>
					<option value="">{texts.product.chooseVariant}</option>
					{options.map((option) => (
						<option key={option.de} value={option.de}>
							{option[language]}
						</option>
					))}
				</select>
			) : (
				<input
					{...shared}
					type="text"
					inputMode={type === 'number' ? 'decimal' : undefined}
					autoComplete="off"
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
			<p id={noteId} className={fault ? 'field-error' : 'small soft'} role={fault && fault.kind !== 'missing' ? 'alert' : undefined}>
				{fault
					? describe(fault, personalization)
					: maxLength !== null && personalization.counted(graphemesOf(value.trim()).length, maxLength)}
			</p>
		</div>
	);
}

function describe(fault: PersonalizationFault, words: ReturnType<typeof usePage>['texts']['personalization']): string {
	switch (fault.kind) {
		case 'missing':
			return words.missing;
		case 'too-long':
			return words.tooLong(fault.length, fault.most);
		case 'glyphs':
			return words.unknownGlyphs(fault.unknown.join('  '), fault.unknown.length);
		case 'no-number':
			return words.noNumber;
	}
}

/** Faces of the preview by what an editor calls them; any other is drawn in the face of the page's texts. */
const faces: Readonly<Record<string, string>> = { Schreibschrift: 'script', Antiqua: 'roman', Blockschrift: 'capitals' };

const largestPx = 30;
/** As wide as all graphemes together may be: capitals of the script are the widest. */
const roomPx = 440;
const scriptRoomPx = 360;

/**
 * How an engraving may look: its words on a band of metal, which is an illustration and says so. `face`: the German name of the chosen
 * one; null: none is.
 */
function EngravingPreview({ text, face }: { text: string; face: string | null }): ReactNode {
	const { personalization } = usePage().texts;
	const path = useId();
	const drawn = faces[face ?? ''] ?? 'roman';
	const sizePx = Math.min(largestPx, (drawn === 'script' ? scriptRoomPx : roomPx) / Math.max(1, graphemesOf(text).length));
	return (
		<figure className="engraving">
			<svg viewBox="0 0 320 92" role="img" aria-label={personalization.preview(text)}>
				<path className="engraving-band" d="M4 30Q160 4 316 30V84Q160 58 4 84Z" />
				<path className="engraving-edges" d="M4 35Q160 9 316 35M4 79Q160 53 316 79" />
				<path id={path} d="M4 65Q160 39 316 65" fill="none" />
				<text className={`engraving-text engraving-${drawn}`} fontSize={sizePx} textAnchor="middle" aria-hidden>
					<textPath href={`#${path}`} startOffset="50%">
						{text}
					</textPath>
				</text>
			</svg>
			<figcaption className="small soft">{personalization.illustration}</figcaption>
		</figure>
	);
}

/** The entries, by the name of the field. */
type PersonalizationEntries = Readonly<Record<string, string>>;

type PersonalizationFault =
	| { readonly kind: 'missing' }
	/** In graphemes: what a reader takes for one character. */
	| { readonly kind: 'too-long'; readonly length: number; readonly most: number }
	/** The face has none of these, each named once. */
	| { readonly kind: 'glyphs'; readonly unknown: readonly string[] }
	| { readonly kind: 'no-number' };

interface CheckedPersonalization {
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

/**
 * Judges a wished personalisation: whether it is complete, fits, and can be written in the face of the engraving. Where nothing is
 * written and nothing has to be, nothing is wanted: a face alone is no engraving.
 */
export function checkPersonalization(fields: readonly PersonalizationFieldData[], entries: PersonalizationEntries): CheckedPersonalization {
	const entryOf = ({ name }: PersonalizationFieldData): string =>
		withoutSelectors(entries[name] ?? '')
			.trim()
			.normalize('NFC');
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
function sumOf(amounts: readonly Money[]): Money {
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
	const unknown = [...new Set(written)].filter(lackedBy(glyphs));
	if (unknown.length > 0) return { kind: 'glyphs', unknown };
	return maxLength !== null && written.length > maxLength ? { kind: 'too-long', length: written.length, most: maxLength } : null;
}

/** Whether the face has no such character, or no document could print it; `glyphs` null: the face has all. */
function lackedBy(glyphs: string | null): (grapheme: string) => boolean {
	const known = glyphs === null ? null : new Set(graphemesOf(withoutSelectors(glyphs)));
	return (grapheme) => !isPrintable(grapheme) || (known !== null && !known.has(grapheme));
}

/** An entry without what cannot be engraved. */
export function toEngravable({ glyphs }: PersonalizationFieldData, entry: string): string {
	const isLacking = lackedBy(glyphs);
	return graphemesOf(withoutSelectors(entry))
		.filter((grapheme) => !isLacking(grapheme))
		.join('')
		.trim();
}

function toValue({ type }: PersonalizationFieldData, entry: string): string | number {
	return type === 'number' ? toNumber(entry) : entry;
}

function toNumber(entry: string): number {
	return Number(entry.replace(',', '.'));
}
