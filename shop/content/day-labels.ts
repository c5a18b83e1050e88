/** What the backend's day codes mean; 0 is information and not shown. */
import type { PerLanguage } from '../../site/languages.ts';

export const dayLabels: ReadonlyMap<number, PerLanguage<string>> = new Map(
	[
		{ de: 'Mo', en: 'Mon', fr: 'Lun' },
		{ de: 'Di', en: 'Tue', fr: 'Mar' },
		{ de: 'Mi', en: 'Wed', fr: 'Mer' },
		{ de: 'Do', en: 'Thu', fr: 'Jeu' },
		{ de: 'Fr', en: 'Fri', fr: 'Ven' },
		{ de: 'Sa', en: 'Sat', fr: 'Sam' },
		{ de: 'So', en: 'Sun', fr: 'Dim' },
		{ de: 'Mo - Fr', en: 'Mon - Fri', fr: 'Lun - Ven' },
		{ de: 'Mo - Sa', en: 'Mon - Sat', fr: 'Lun - Sam' },
		{ de: 'Mo - Do', en: 'Mon - Thu', fr: 'Lun - Jeu' },
		{ de: 'Di - Fr', en: 'Tue - Fri', fr: 'Mar - Ven' },
		{ de: 'Di - Sa', en: 'Tue - Sat', fr: 'Mar - Sam' },
		{ de: 'Sa - So', en: 'Sat - Sun', fr: 'Sam - Dim' },
		{ de: 'Feiertage', en: 'Public holidays', fr: 'Jours fériés' },
		{ de: 'Heiligabend', en: 'Christmas Eve', fr: 'Veille de Noël' },
		{ de: 'Silvester', en: 'New Year’s Eve', fr: 'Saint-Sylvestre' },
	].map((label, index) => [index + 1, label]),
);

/** Information only: the record is left out. */
export const infoDayCode = 0;
