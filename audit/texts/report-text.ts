/** Texts of the report in each language, and how they are joined. All languages are in the one file, and a switch shows one. */
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

/** The name of a kind of problem, its effect on the website, and its fix: for people who have never seen code. */
export interface ProblemText {
	/** A few words that fit a line, without a full stop. */
	readonly heading: ReportText;
	/** Its meaning for the website or its visitors, in whole sentences. */
	readonly meaning: ReportText;
	/** The fix, in whole sentences. */
	readonly fix: ReportText;
}

/** As each language sets it. */
export const colon: ReportText = { de: ':', en: ':', fr: '\u00a0:' };

const quotes: Readonly<Record<Language, readonly [open: string, close: string]>> = {
	de: ['„', '“'],
	en: ['“', '”'],
	fr: ['«\u202f', '\u202f»'],
};

/** The text with a colon behind it. */
export function withColon(text: ReportText): ReportText {
	return perLanguage((language) => `${text[language]}${colon[language]}`);
}

export function quoted(text: string, language: Language): string {
	const [open, close] = quotes[language];
	return `${open}${text}${close}`;
}

export type Counted = keyof typeof forms;

type Forms = Readonly<Record<'one' | 'other', ReportText>>;

const forms = {
	errors: { one: { de: 'Fehler', en: 'error', fr: 'erreur' }, other: { de: 'Fehler', en: 'errors', fr: 'erreurs' } },
	warnings: {
		one: { de: 'Warnung', en: 'warning', fr: 'avertissement' },
		other: { de: 'Warnungen', en: 'warnings', fr: 'avertissements' },
	},
	changes: { one: { de: 'Änderung', en: 'change', fr: 'modification' }, other: { de: 'Änderungen', en: 'changes', fr: 'modifications' } },
	added: { one: { de: 'neu', en: 'new', fr: 'ajout' }, other: { de: 'neu', en: 'new', fr: 'ajouts' } },
	changed: { one: { de: 'geändert', en: 'changed', fr: 'modification' }, other: { de: 'geändert', en: 'changed', fr: 'modifications' } },
	removed: { one: { de: 'entfernt', en: 'removed', fr: 'suppression' }, other: { de: 'entfernt', en: 'removed', fr: 'suppressions' } },
} as const satisfies Readonly<Record<string, Forms>>;

/** The name of counted things, singular or plural by count, without the number; null: not known. */
export function countedText(name: Counted, count: number | null): ReportText {
	return perLanguage((language) => forms[name][count === null ? 'other' : formOf(count, language)][language]);
}

/** In French, 0 is counted as 1 is. */
function formOf(count: number, language: Language): keyof Forms {
	return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other';
}
