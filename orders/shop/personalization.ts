/** The personalisation of products: the fields that the shop's records define, and the check of the values that an order brings. */
import type { FieldFault } from '../../client/orders/contract/answer.ts';
import { isPrintable, withoutSelectors } from '../../client/orders/contract/characters.ts';
import type { OrderLine } from '../../client/orders/contract/order-request.ts';
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import { isWireRecord, type WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import type { PerLanguage } from '../../site/languages.ts';
import { toCents } from './amounts.ts';
import { inEveryLanguage, isOn, rows, text, wholeNumber } from './wire-values.ts';

export interface PersonalizationRules {
	readonly name: PerLanguage<string>;
	/** Products made with it cannot be sent back (§ 312g (2) 1 BGB). */
	readonly withdrawalExcluded: boolean;
	readonly fields: readonly PersonalizationField[];
}

export interface PersonalizationField {
	readonly name: string;
	readonly label: PerLanguage<string>;
	readonly type: 'text' | 'select' | 'number';
	readonly required: boolean;
	/** Characters of a text, as readers count them; null: as many as one likes. */
	readonly maxLength: number | null;
	/** The only characters that a text may have; null: all. */
	readonly glyphs: string | null;
	/** Of a select, by the German text, which is the value. */
	readonly options: ReadonlyMap<string, PerLanguage<string>>;
	/** Surcharge on one product whose buyer fills the field in. */
	readonly cents: number;
}

/** By id. One without a usable field is none. */
export function toPersonalizations(snapshot: Pick<Snapshot, 'records'>, project: string): ReadonlyMap<number, PersonalizationRules> {
	const own = snapshot.records('ecommerce_personalization').filter((record) => record.project === project);
	const rules = own.map((record): [number, PersonalizationRules] => [
		wholeNumber(record.id) ?? -1,
		{
			name: inEveryLanguage(record.display_name, record.translations, (row) => row.display_name),
			withdrawalExcluded: isOn(record.withdrawal_excluded),
			fields: withAvoidableSurcharges(
				rows(record.fields).flatMap((field, index, all) => toField(field, all.slice(0, index), record) ?? []),
			),
		},
	]);
	return new Map(rules.filter(([, { fields }]) => fields.length > 0));
}

/** A field that every buyer has to fill in costs nothing extra: it belongs to the product's own price. */
function withAvoidableSurcharges(fields: readonly PersonalizationField[]): readonly PersonalizationField[] {
	const writing = fields.filter(({ type }) => type !== 'select');
	const isWritingOptional = writing.length > 0 && writing.every(({ required }) => !required);
	return fields.map((field) => (field.required && !(isWritingOptional && field.type === 'select') ? { ...field, cents: 0 } : field));
}

const types = ['text', 'select', 'number'] as const;

/** null: it cannot be filled in, and the site does not ask for it. */
function toField(field: WireRecord, before: readonly WireRecord[], record: WireRecord): PersonalizationField | null {
	const name = text(field.name);
	const type = types.find((each) => each === field.type);
	const maxLength = wholeNumber(field.max_length);
	const isTaken = before.some((other) => text(other.name) === name);
	if (!/^[a-z][a-z0-9_-]{0,39}$/i.test(name) || name in {} || isTaken || type === undefined || maxLength === 0) return null;
	const translated = (row: WireRecord): WireRecord => rows(row.fields).find((each) => text(each.name) === name) ?? {};
	const options = texts(field.options).map((option, index): [string, PerLanguage<string>] => [
		option,
		inEveryLanguage(option, record.translations, (row) => texts(translated(row).options)[index]),
	]);
	if (type === 'select' && options.length === 0) return null;
	const label = inEveryLanguage(field.label, record.translations, (row) => translated(row).label);
	return {
		name,
		label: label.de === '' ? { de: name, en: name, fr: name } : label,
		type,
		required: isOn(field.required),
		maxLength: type === 'text' ? maxLength : null,
		glyphs: type === 'text' && typeof field.glyphs === 'string' && field.glyphs !== '' ? field.glyphs : null,
		// the first of two that are alike
		options: new Map(type === 'select' ? options.toReversed() : []),
		cents: toCents(field.price_brutto) ?? 0,
	};
}

/** With their places, so that translations find theirs. */
function texts(value: unknown): readonly string[] {
	return Array.isArray(value) && !isWireRecord(value) ? value.map(text) : [];
}

/** Values by field; null: nothing is wanted. */
export type CheckedPersonalization = Readonly<Record<string, string | number>> | null;

type Values = NonNullable<OrderLine['personalization']>;

/**
 * Checks the personalisation of an order's line. A browser may send anything: values that the site's own form would not send are refused. `rules`
 * null: nothing can be put on the product. `place`: path of the personalisation in the order.
 */
export function checkPersonalization(
	wanted: Values | null,
	rules: PersonalizationRules | null,
	place: string,
): { readonly values: CheckedPersonalization } | { readonly faults: readonly FieldFault[] } {
	const entries = new Map(Object.entries(wanted ?? {}).filter(([, value]) => !isEmpty(value)));
	const fields = rules?.fields ?? [];
	const isUnknown = [...entries.keys()].some((name) => fields.every((field) => field.name !== name));
	if (isUnknown) return { faults: [{ field: place, code: 'invalid' }] };
	// a face alone is no engraving: where something can be written, a choice makes no wish
	const hasWriting = fields.some(({ type }) => type !== 'select');
	const counting = hasWriting ? fields.filter(({ type }) => type !== 'select') : fields;
	if (!counting.some(({ name, required }) => required || entries.has(name))) return { values: null };
	const values: Record<string, string | number> = {};
	const faults: FieldFault[] = [];
	for (const field of fields) {
		const judged = judge(field, entries.get(field.name));
		if (typeof judged === 'object') faults.push({ field: `${place}.${field.name}`, code: judged.fault });
		else if (judged !== undefined) values[field.name] = judged;
	}
	return faults.length > 0 ? { faults } : { values };
}

/** The charge for the values, on one product. */
export function surchargeOf(values: CheckedPersonalization, rules: PersonalizationRules | null): number {
	return (rules?.fields ?? []).reduce((sum, { name, cents }) => (values?.[name] === undefined ? sum : sum + cents), 0);
}

function isEmpty(value: Values[string]): boolean {
	return typeof value === 'string' && value.trim() === '';
}

type Judged = string | number | undefined | { readonly fault: FieldFault['code'] };

function judge({ type, required, maxLength, glyphs, options }: PersonalizationField, value: Values[string] | undefined): Judged {
	if (value === undefined) return required ? { fault: 'missing' } : undefined;
	if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : { fault: 'invalid' };
	if (typeof value !== 'string' || !value.isWellFormed() || /\p{Cc}/u.test(value)) return { fault: 'invalid' };
	const entry = withoutSelectors(value).trim().normalize('NFC');
	if (type === 'text' && !isPrintable(entry)) return { fault: 'invalid' };
	if (type === 'select') return options.has(entry) ? entry : { fault: 'invalid' };
	const written = readersCharacters(entry);
	const known = glyphs === null ? null : new Set(readersCharacters(withoutSelectors(glyphs).normalize('NFC')));
	if (known !== null && written.some((character) => !known.has(character))) return { fault: 'invalid' };
	return maxLength !== null && written.length > maxLength ? { fault: 'too_long' } : entry;
}

function readersCharacters(value: string): readonly string[] {
	return Array.from(new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(value), ({ segment }) => segment);
}
