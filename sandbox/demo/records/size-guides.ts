/** Tables by which buyers find their size. */
import type { WireRecord } from '../wire-record.ts';
import { domain } from './house.ts';
import type { Texts } from './texts.ts';
import { translations } from './translations.ts';

type Language = keyof Texts;

const ringSizes = [
	[48, '15,3', 'I ½', '4 ½'],
	[50, '15,9', 'K', '5 ¼'],
	[52, '16,6', 'L ½', '6'],
	[54, '17,2', 'N', '6 ¾'],
	[56, '17,8', 'O ½', '7 ½'],
	[58, '18,5', 'Q', '8 ½'],
	[60, '19,1', 'R ½', '9 ¼'],
	[62, '19,7', 'T', '10'],
	[64, '20,4', 'U ½', '10 ¾'],
] as const;

const ringHeads: Readonly<Record<Language, readonly string[]>> = {
	de: ['Ringgröße (Innenumfang in mm)', 'Durchmesser', 'Großbritannien', 'USA'],
	en: ['Ring size (inner circumference in mm)', 'Diameter', 'United Kingdom', 'USA'],
	fr: ['Tour de doigt (circonférence intérieure en mm)', 'Diamètre', 'Royaume-Uni', 'États-Unis'],
};

const chainLengths: Readonly<Record<Language, readonly (readonly string[])[]>> = {
	de: [
		['Länge', 'Wo sie liegt'],
		['42 cm', 'eng am Hals'],
		['45 cm', 'am Schlüsselbein'],
		['50 cm', 'unter dem Schlüsselbein'],
		['60 cm', 'auf der Brust'],
	],
	en: [
		['Length', 'Where it lies'],
		['42 cm', 'close to the neck'],
		['45 cm', 'on the collarbone'],
		['50 cm', 'below the collarbone'],
		['60 cm', 'on the chest'],
	],
	// Without French on purpose.
	fr: [],
};

const ids = { rings: 1, chains: 2 } as const;

export type SizeGuideKey = keyof typeof ids;

/** Id of a size guide by key. */
export function sizeGuideId(key: SizeGuideKey): number {
	return ids[key];
}

export const sizeGuideRecords: readonly WireRecord[] = [
	guide('rings', { de: 'Ringgrößen', en: 'Ring sizes', fr: 'Tours de doigt' }, { de: rings('de'), en: rings('en'), fr: rings('fr') }),
	guide('chains', { de: 'Kettenlängen', en: 'Chain lengths', fr: 'Longueurs de chaîne' }, chainLengths),
];

function rings(language: Language): readonly (readonly string[])[] {
	return [
		ringHeads[language],
		...ringSizes.map(([size, diameter, british, american]) => {
			const millimetres = language === 'en' ? diameter.replace(',', '.') : diameter;
			return [String(size), `${millimetres} mm`, british, american];
		}),
	];
}

function guide(key: SizeGuideKey, name: Texts, tables: Readonly<Record<Language, readonly (readonly string[])[]>>): WireRecord {
	const id = ids[key];
	const texts = (language: 'en' | 'fr') =>
		tables[language].length > 0 ? { display_name: name[language], table: tables[language] } : undefined;
	return {
		id,
		project: domain,
		display_name: name.de,
		table: tables.de,
		translations: translations(id, { en: texts('en'), fr: texts('fr') }),
	};
}
