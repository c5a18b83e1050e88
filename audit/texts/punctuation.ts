/** Signs that texts are put together with, as each language sets them. */
import { type Language, perLanguage } from '../../site/languages.ts';
import type { ReportText } from './report-text.ts';

export const colon: ReportText = { de: ':', en: ':', fr: '\u00a0:' };

const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
	de: ['„', '“'],
	en: ['“', '”'],
	fr: ['«\u202f', '\u202f»'],
};

/** What introduces another text. */
export function withColon(text: ReportText): ReportText {
	return perLanguage((language) => `${text[language]}${colon[language]}`);
}

export function quoted(text: string, language: Language): string {
	const [open, close] = quotes[language];
	return `${open}${text}${close}`;
}
