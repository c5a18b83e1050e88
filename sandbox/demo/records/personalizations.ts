/** What buyers tell the workshop about a piece: engravings with their lettering and the characters that the burin knows. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

interface FormField {
	readonly name: string;
	readonly type: 'text' | 'select' | 'number';
	readonly label: Texts;
	readonly required?: true;
	readonly maxLength?: number;
	readonly options?: Readonly<Record<keyof Texts, readonly string[]>>;
	/** The only characters that can be engraved. */
	readonly glyphs?: string;
	/** Gross, for each product. */
	readonly surcharge?: string;
}

interface Personalization {
	readonly id: number;
	readonly name: Texts;
	readonly fields: readonly FormField[];
	/** Goods made to the buyer's specification, § 312g (2) 1 BGB. */
	readonly withdrawalExcluded: boolean;
}

/** With what names and greetings need in German, English, French and the languages around. */
const accented = 'ÄÖÜÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØŒÙÚÛÝŸ';
const capitals = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${accented}`;
const inscription = `${capitals}${capitals.toLowerCase()}ß0123456789 .,:;!?'’·&+–-∞♡`;

const lettering: FormField = {
	name: 'schrift',
	type: 'select',
	label: { de: 'Schrift', en: 'Lettering', fr: 'Écriture' },
	required: true,
	options: {
		de: ['Schreibschrift', 'Antiqua', 'Blockschrift'],
		en: ['Script', 'Roman', 'Capitals'],
		fr: ['Cursive', 'Romaine', 'Capitales'],
	},
};

const personalizations = {
	ringEngraving: {
		id: 1,
		name: { de: 'Gravur im Ring', en: 'Engraving inside the ring', fr: 'Gravure intérieure' },
		fields: [
			{
				name: 'text',
				type: 'text',
				label: { de: 'Text der Gravur', en: 'Engraving text', fr: 'Texte de la gravure' },
				maxLength: 28,
				glyphs: inscription,
				// as the workshop's page says
				surcharge: '35.00',
			},
			lettering,
		],
		withdrawalExcluded: true,
	},
	plateEngraving: {
		id: 2,
		name: { de: 'Gravur auf dem Plättchen', en: 'Engraving on the plate', fr: 'Gravure sur la plaque' },
		fields: [
			{
				name: 'zeile',
				type: 'text',
				label: { de: 'Eine Zeile', en: 'One line', fr: 'Une ligne' },
				required: true,
				maxLength: 24,
				glyphs: inscription,
			},
			lettering,
		],
		withdrawalExcluded: true,
	},
	monogram: {
		id: 3,
		name: { de: 'Monogramm', en: 'Monogram', fr: 'Monogramme' },
		fields: [
			{
				name: 'buchstaben',
				type: 'text',
				label: { de: 'Zwei oder drei Buchstaben', en: 'Two or three letters', fr: 'Deux ou trois lettres' },
				required: true,
				maxLength: 3,
				glyphs: capitals,
			},
		],
		withdrawalExcluded: true,
	},
	// A strap is only shortened, and can be sold again: the right of withdrawal stays.
	strapLength: {
		id: 4,
		name: { de: 'Armband anpassen', en: 'Strap fitting', fr: 'Ajustement du bracelet' },
		fields: [
			{
				name: 'umfang',
				type: 'number',
				label: { de: 'Umfang des Handgelenks in mm', en: 'Wrist circumference in mm', fr: 'Tour de poignet en mm' },
			},
		],
		withdrawalExcluded: false,
	},
} as const satisfies Record<string, Personalization>;

export type PersonalizationKey = keyof typeof personalizations;

/** Id of a personalisation by key. */
export function personalizationId(key: PersonalizationKey): number {
	return personalizations[key].id;
}

export const personalizationRecords: readonly WireRecord[] = Object.values<Personalization>(personalizations).map(
	({ id, name, fields, withdrawalExcluded }) => ({
		id,
		project: domain,
		display_name: name.de,
		fields: fields.map((field) => ({
			name: field.name,
			label: field.label.de,
			type: field.type,
			required: field.required ?? false,
			max_length: field.maxLength ?? null,
			options: field.options?.de ?? null,
			glyphs: field.glyphs ?? null,
			price_brutto: field.surcharge ?? null,
		})),
		withdrawal_excluded: withdrawalExcluded,
		translations: translations(id, { en: texts('en', name, fields), fr: texts('fr', name, fields) }),
	}),
);

function texts(language: 'en' | 'fr', name: Texts, fields: readonly FormField[]): WireRecord {
	return {
		display_name: name[language],
		fields: fields.map((field) => ({ name: field.name, label: field.label[language], options: field.options?.[language] ?? null })),
	};
}
