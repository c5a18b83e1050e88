/** A text of the report in each language; all stand in the one file, and a switch shows one. */
import { defaultLanguage, type Language, type PerLanguage, perLanguage } from '../../site/languages.ts';

export type ReportText = PerLanguage<string>;

/** A text that is the same in all, such as a name. */
export function sameText(text: string | number): ReportText {
	return perLanguage(() => String(text));
}

/** Such as `Preis, Bestand`. */
export function joinTexts(texts: readonly ReportText[], separator: string): ReportText {
	return perLanguage((language) => texts.map((text) => text[language]).join(separator));
}

/** Such as `Nr. 17`. */
export function numberText(number: number): ReportText {
	return { de: `Nr. ${number}`, en: `no. ${number}`, fr: `n°\u00a0${number}` };
}

/** The first of the site's languages. */
export function chooseReportLanguage(siteLanguages: readonly Language[]): Language {
	return siteLanguages[0] ?? defaultLanguage;
}
