/** Numbers, amounts and times as each language writes them. */
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { isMoney } from '../../site/money.ts';
import { type ReportText, sameText } from '../texts/report-text.ts';

const locales: PerLanguage<string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

export function formatNumber(value: number): ReportText {
	return inEach((locale) => new Intl.NumberFormat(locale).format(value));
}

/** An amount in euro; anything else stays as it is. */
export function formatAmount(value: unknown): ReportText {
	const text = String(value);
	if (typeof value !== 'number' && !isMoney(text)) return sameText(text);
	return inEach((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(Number(value)));
}

export function formatBytes(bytes: number): ReportText {
	const [size, unit] = bytes < 1_000_000 ? ([bytes / 1000, 'kilobyte'] as const) : ([bytes / 1_000_000, 'megabyte'] as const);
	const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
	return inEach((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(size));
}

/** ISO 8601 to day and time. The same wherever the report is made. */
export function formatTime(iso: string): ReportText {
	const date = new Date(iso);
	if (Number.isNaN(date.getTime())) return sameText(iso);
	return inEach((locale) =>
		new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(date),
	);
}

/** Such as `98 %`, which no line parts: below 100 wherever anything is missing. */
export function formatShare(part: number, whole: number): string {
	return whole === 0 ? '–' : `${Math.floor((part / whole) * 100)}\u00a0%`;
}

function inEach(format: (locale: string) => string): ReportText {
	return perLanguage((language) => format(locales[language]));
}
