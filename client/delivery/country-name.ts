/** Names of countries. */
import type { Language } from '../../site/languages.ts';

/** The code itself where the browser has no name for it. */
export function countryName(code: string, language: Language): string {
	return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;
}
