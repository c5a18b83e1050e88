/** What a VAT id is called where it was given: a Swiss number is no "USt-IdNr.". */
import type { Language, PerLanguage } from '../../site/languages.ts';

/** By country; `EU` for all others. */
const labels: PerLanguage<Readonly<Record<string, string>>> = {
	de: { AT: 'UID-Nr.', CH: 'MWST-Nr.', LI: 'MWST-Nr.', EU: 'USt-IdNr.' },
	en: { CH: 'VAT no.', LI: 'VAT no.', EU: 'VAT ID' },
	fr: { EU: 'N°\u00a0TVA' },
};

/** `country`: ISO 3166-1 alpha-2, or the beginning of the id itself. */
export function vatLabelOf(country: string, language: Language): string {
	return labels[language][country] ?? labels[language].EU ?? '';
}
