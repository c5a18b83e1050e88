/** The languages of a site as people call them. */
import { isLanguage, type Language } from '../../site/languages.ts';
import { type ReportText, sameText } from './report-text.ts';

const names: Readonly<Record<Language, ReportText>> = {
	de: { de: 'Deutsch', en: 'German', fr: 'Allemand' },
	en: { de: 'Englisch', en: 'English', fr: 'Anglais' },
	fr: { de: 'Französisch', en: 'French', fr: 'Français' },
};

/** The code itself where it is no language of a site. */
export function languageName(code: string): ReportText {
	return isLanguage(code) ? names[code] : sameText(code);
}
