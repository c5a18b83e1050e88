/** Writes a rate such as 8.1 the way each language does. Not `Intl`, as with money. */
import type { Language, PerLanguage } from '../../site/languages.ts';

const signs: PerLanguage<string> = { de: '\u00a0%', en: '%', fr: '\u202f%' };

export function formatPercent(percent: number, language: Language): string {
	const number = String(percent);
	return `${language === 'en' ? number : number.replace('.', ',')}${signs[language]}`;
}
