/** A text of the report in its two languages; both stand in the one file, and a switch shows one. */

export const reportLanguages = ['de', 'en'] as const;

export type ReportLanguage = (typeof reportLanguages)[number];

export type ReportText = Readonly<Record<ReportLanguage, string>>;

/** A text that is the same in both, such as a number. */
export function sameText(text: string | number): ReportText {
	return { de: String(text), en: String(text) };
}
