/** A text of the report in its two languages; both stand in the one file, and a switch shows one. */
import type { Language } from '../../site/languages.ts';

export const reportLanguages = ['de', 'en'] as const;

export type ReportLanguage = (typeof reportLanguages)[number];

export type ReportText = Readonly<Record<ReportLanguage, string>>;

/** A text that is the same in both, such as a number. */
export function sameText(text: string | number): ReportText {
	return { de: String(text), en: String(text) };
}

/** The first of the site's languages that there is a report in, else English. */
export function chooseReportLanguage(siteLanguages: readonly Language[]): ReportLanguage {
	return siteLanguages.map((language) => reportLanguages.find((known) => known === language)).find((known) => known !== undefined) ?? 'en';
}
