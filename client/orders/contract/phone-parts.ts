/** Takes a typed phone number apart, for the forms and the order service: what cannot be seen goes, and the extension stands apart from the number. */
import type { Language, PerLanguage } from '../../../site/languages.ts';

export interface PhoneParts {
	/** Without the extension. */
	readonly number: string;
	/** Digits; null: there is none. */
	readonly extension: string | null;
}

const extensionWords: PerLanguage<string> = { de: 'Durchwahl', en: 'ext.', fr: 'poste' };

const worded = /^(.*\d)[\s,;/(.-]*(?:ext(?:ension)?|x|#|durchwahl|dw|nebenstelle|nst|apparat|app|poste|interne)[\s.:]*(\d{1,7})[\s).]*$/i;
const hyphened = /^(.*\d)\s*[-–]\s*(\d{1,5})$/;

/** Without the characters that only direct how text is shown, such as U+202A and U+202C around a number from a list of contacts. */
export function withoutInvisible(typed: string): string {
	return typed.replace(/\p{Cf}+/gu, '').trim();
}

/** An extension that a word announces. */
export function splitExtension(typed: string): PhoneParts {
	const visible = withoutInvisible(typed);
	const [, number = visible, extension = null] = worded.exec(visible) ?? [];
	return { number, extension };
}

/** How a number may be meant, the likelier way first: digits behind a hyphen belong to the number, or are its extension. */
export function phoneReadings(typed: string): readonly [PhoneParts, ...PhoneParts[]] {
	const whole = splitExtension(typed);
	const [, number, extension] = (whole.extension === null && hyphened.exec(whole.number)) || [];
	return number === undefined || extension === undefined ? [whole] : [whole, { number, extension }];
}

/** `splitExtension` reads it back. */
export function joinExtension({ number, extension }: PhoneParts, language: Language): string {
	return extension === null ? number : `${number} ${extensionWords[language]} ${extension}`;
}
