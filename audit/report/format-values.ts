/** Numbers, amounts and times as each language writes them. */
import { isMoney } from '../../site/money.ts';
import { type ReportLanguage, type ReportText, reportLanguages } from '../texts/report-text.ts';

const locales: Readonly<Record<ReportLanguage, string>> = { de: 'de-DE', en: 'en-GB' };

export function formatNumber(value: number): ReportText {
	return inBoth((locale) => new Intl.NumberFormat(locale).format(value));
}

/** An amount in euro; anything else stays as it is. */
export function formatAmount(value: unknown): ReportText {
	const text = String(value);
	if (typeof value !== 'number' && !isMoney(text)) {
		return inBoth(() => text);
	}
	return inBoth((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(Number(value)));
}

export function formatBytes(bytes: number): ReportText {
	const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
	return inBoth((locale) => `${new Intl.NumberFormat(locale, { maximumFractionDigits: unit === 'kB' ? 0 : 1 }).format(size)} ${unit}`);
}

/** ISO 8601 to day and time. The same wherever the report is made. */
export function formatTime(iso: string): ReportText {
	const date = new Date(iso);
	if (Number.isNaN(date.getTime())) {
		return inBoth(() => iso);
	}
	return inBoth((locale) =>
		new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(date),
	);
}

/** Such as `98 %`: below 100 wherever anything is missing. */
export function formatShare(part: number, whole: number): string {
	return whole === 0 ? '–' : `${Math.floor((part / whole) * 100)} %`;
}

function inBoth(format: (locale: string) => string): ReportText {
	const [de, en] = reportLanguages.map((language) => format(locales[language]));
	return { de: de ?? '', en: en ?? '' };
}
