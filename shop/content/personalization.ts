/** Wishes that a buyer may add to a product, such as an engraving. The fields are JSON, so each is judged here. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { Money } from '../../site/money.ts';
import type { personalization } from '../collections/personalization.ts';

export interface Personalization {
	readonly id: number;
	readonly displayName: Localized;
	readonly fields: readonly PersonalizationField[];
	/** Products made with it cannot be sent back (§ 312g (2) 1 BGB); shown at the field, in cart, summary and mail. */
	readonly withdrawalExcluded: boolean;
}

export interface PersonalizationField {
	/** Key of the value in cart lines and orders. */
	readonly name: string;
	readonly label: Localized;
	readonly type: 'text' | 'select' | 'number';
	readonly required: boolean;
	/** Characters of a text; null: as many as one likes. */
	readonly maxLength: number | null;
	/** Of a select; empty for the other types. The German text is the value. */
	readonly options: readonly Localized[];
	/** The only characters that a text may have; null: all. */
	readonly glyphs: string | null;
	/** Gross surcharge on one product whose buyer fills the field in; null: none. */
	readonly price: Money | null;
}

type PersonalizationRecord = RecordOf<typeof personalization>;
type FieldRecord = PersonalizationRecord['fields'][number];

/** null, with a warning, where no field can be filled in: there would be nothing to ask for. */
export function toPersonalization(record: PersonalizationRecord, context: RecordContext): Personalization | null {
	const fields = record.fields.flatMap((field, index) => {
		const fault = fieldFault(field, record.fields.slice(0, index));
		if (fault === null) return [toField(field, `fields[${index}]`, record, context)];
		warn(`fields[${index}]`, `The field ${describeValue(field.name)} ${fault}. It is left out.`, context);
		return [];
	});
	if (fields.length === 0) {
		warn('fields', 'There is no usable field. Products are shown without this personalisation.', context);
		return null;
	}
	return {
		id: record.id,
		displayName: context.texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		fields: fields.map((field) => (isUnavoidable(field, fields) ? withoutPrice(field, record, context) : field)),
		withdrawalExcluded: record.withdrawal_excluded,
	};
}

/** What keeps a field from being asked for, as the end of a sentence; null: nothing. Its name becomes a key in storage and orders. */
function fieldFault({ name, type, max_length: maxLength, options }: FieldRecord, before: readonly FieldRecord[]): string | null {
	if (!/^[a-z][a-z0-9_-]{0,39}$/i.test(name) || name in {}) return 'has a name that is not made of letters, digits, - and _';
	if (before.some((other) => other.name === name)) return 'has the name of another one';
	if (type === 'select' && options.length === 0) return 'has no options to choose from';
	return maxLength === 0 ? 'allows no characters' : null;
}

function toField(field: FieldRecord, place: string, record: PersonalizationRecord, { texts }: RecordContext): PersonalizationField {
	const rows = record.translations.map((row) => ({
		language: row.language,
		field: row.fields.find((candidate) => candidate.name === field.name) ?? null,
	}));
	return {
		name: field.name,
		label: texts.requiredText(`${place}.label`, field.label ?? field.name, rows, (row) => row.field?.label ?? null),
		type: field.type,
		required: field.required,
		maxLength: field.type === 'text' ? field.max_length : null,
		options: [...new Set<string>(field.type === 'select' ? field.options : [])].map((option) => {
			const index = [...field.options].indexOf(option);
			return texts.requiredText(`${place}.options[${index}]`, option, rows, (row) => row.field?.options[index] ?? null);
		}),
		glyphs: field.type === 'text' ? field.glyphs || null : null,
		price: field.price_brutto,
	};
}

/** Every buyer of the product has to fill the field in: its surcharge would be a part of the price that the product's page does not show (§ 3 PAngV). */
function isUnavoidable({ price: surcharge, required, type }: PersonalizationField, fields: readonly PersonalizationField[]): boolean {
	const writing = fields.filter((field) => field.type !== 'select');
	// a choice alone, such as a font, is only asked for where something is written
	const mayBeLeftOut = type === 'select' && writing.length > 0 && !writing.some((field) => field.required);
	return surcharge !== null && required && !mayBeLeftOut;
}

function withoutPrice(field: PersonalizationField, record: PersonalizationRecord, context: RecordContext): PersonalizationField {
	const index = record.fields.findIndex(({ name }) => name === field.name);
	context.warn({
		code: 'personalization-invalid',
		field: `fields[${index}].price_brutto`,
		message: `The field ${describeValue(field.name)} is required, so every buyer would pay its surcharge. No surcharge is charged.`,
		fix: "Add the amount to the product's price, or let the field be left empty.",
	});
	return { ...field, price: null };
}

function warn(field: string, message: string, context: RecordContext): void {
	context.warn({
		code: 'personalization-invalid',
		field,
		message,
		fix: 'Give each field a name of its own, a type (text, select or number), and options if it is a select.',
	});
}
