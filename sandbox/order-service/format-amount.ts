/** Amounts as each language writes them. */
import type { Language, PerLanguage } from '../../site/languages.ts';
import { toAmount } from './cents.ts';

const locales: PerLanguage<string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

/** `123450` as `1.234,50 €`, `€1,234.50` or `1 234,50 €`. */
export function formatAmount(cents: number, language: Language): string {
	const amount = toAmount(cents) as `${number}`;
	return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(amount);
}
