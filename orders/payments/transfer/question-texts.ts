/** Questions in words: what it is, why nothing was booked, and what to do. */
import type { Language, PerLanguage } from '../../../site/languages.ts';
import type { Question, QuestionWords } from './question.ts';
import { english } from './questions-in-english.ts';
import { french } from './questions-in-french.ts';
import { german } from './questions-in-german.ts';

interface QuestionTexts {
	readonly kinds: QuestionWords;
	readonly entry: (number: number) => string;
	readonly line: (number: number) => string;
	/** Of a statement's row whose payer the bank does not name. */
	readonly unknownPayer: string;
}

const texts: PerLanguage<QuestionTexts> = {
	de: { kinds: german, entry: (number) => `Eintrag ${number}`, line: (number) => `Zeile ${number}`, unknownPayer: 'unbekannter Zahler' },
	en: { kinds: english, entry: (number) => `entry ${number}`, line: (number) => `line ${number}`, unknownPayer: 'unknown payer' },
	fr: { kinds: french, entry: (number) => `écriture ${number}`, line: (number) => `ligne ${number}`, unknownPayer: 'payeur inconnu' },
};

export function describeQuestion(
	{ kind, orders, detail }: Pick<Question, 'kind' | 'orders' | 'detail'>,
	language: Language,
): { readonly what: string; readonly todo: string } {
	const [what, todo] = texts[language].kinds[kind](orders.join(', '), detail);
	return { what, todo };
}

/** Such as `statement.xml, entry 3`. */
export function describePlace({ file, format, number }: Pick<Question, 'file' | 'format' | 'number'>, language: Language): string {
	if (number === null) return file;
	return `${file}, ${texts[language][format === 'csv' ? 'line' : 'entry'](number)}`;
}

export function unknownPayer(language: Language): string {
	return texts[language].unknownPayer;
}
