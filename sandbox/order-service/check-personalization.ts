/** Judges what an order wants to have put on a product. A browser may send anything: what the site's own form would not have sent is refused. */
import type { FieldFault } from '../../client/orders/contract/answer.ts';
import type { OrderLine } from '../../client/orders/contract/order-request.ts';
import type { PersonalizationField, PersonalizationRules } from './personalization.ts';

/** Values by field; null: nothing is wanted. */
export type CheckedPersonalization = Readonly<Record<string, string | number>> | null;

type Values = NonNullable<OrderLine['personalization']>;

/** `rules` null: nothing can be put on the product. `place`: path of the personalisation in the order. */
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
	const entry = value.trim().normalize('NFC');
	if (type === 'select') return options.has(entry) ? entry : { fault: 'invalid' };
	const written = readersCharacters(entry);
	const known = glyphs === null ? null : new Set(readersCharacters(glyphs.normalize('NFC')));
	if (known !== null && written.some((character) => !known.has(character))) return { fault: 'invalid' };
	return maxLength !== null && written.length > maxLength ? { fault: 'too_long' } : entry;
}

function readersCharacters(value: string): readonly string[] {
	return Array.from(new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(value), ({ segment }) => segment);
}
