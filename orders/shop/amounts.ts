/** Amounts as whole cents, in which the service adds up; the largest that it meets are far below what a number holds exactly. */
import { type Language, perLanguage } from '../../site/languages.ts';

/** Of a backend's decimal, which is a number or a string; null for what is no amount. */
export function toCents(value: unknown): number | null {
	if (typeof value !== 'number' && typeof value !== 'string') return null;
	const match = /^(?<euros>\d{1,10})(?:\.(?<cents>\d{1,2})0*)?$/.exec(String(value).trim());
	if (!match?.groups) return null;
	return Number(match.groups.euros) * 100 + Number((match.groups.cents ?? '').padEnd(2, '0'));
}

/** As the contract writes it: `"1234.50"`; less than 0 with a minus. */
export function toAmount(cents: number): string {
	if (cents < 0) return `-${toAmount(-cents)}`;
	return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Amounts as each language writes them. */
const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' } as const;
const formats = perLanguage((language) => new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }));

/** `123450` as `1.234,50 €`, `€1,234.50` or `1 234,50 €`. */
export function formatAmount(cents: number, language: Language): string {
	const amount = toAmount(cents) as `${number}`;
	return formats[language].format(amount);
}
