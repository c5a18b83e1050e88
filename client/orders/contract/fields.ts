/** Fields that several requests have, as visitors fill them in. What surrounds a text is cut off, and what cannot be seen is refused. */
import * as z from 'zod/mini';
import { type Language, languages, type PerLanguage } from '../../../site/languages.ts';
import { isPrintable, withoutSelectors } from './characters.ts';
import { emailMaxLength, emailPattern, phoneMaxDigits, phoneMaxLength, phoneMinDigits } from './limits.ts';

/**
 * A text of one line that mails and pages show: no control characters, so none that could end a line of an e-mail's head; nothing that is not seen but
 * joins the parts of a letter or an emoji (U+200C, U+200D), nothing that turns the direction of what stands after it, no half of a character, and none
 * that has no meaning.
 */
export function line(maxLength: number) {
	return z.string().check(...lineChecks(maxLength));
}

function lineChecks(maxLength: number) {
	return [
		z.overwrite(withoutMarks),
		z.trim(),
		z.minLength(1),
		z.maxLength(maxLength),
		z.regex(/^(?:[^\p{C}\u115f\u1160\u2028\u2029\u3164\uffa0]|\u200c|\u200d)*$/u),
		z.regex(seen),
	] as const;
}

/** Names that run from right to left come with unseen marks of it (U+200E, U+200F), which say no more than their letters do. */
function withoutMarks(text: string): string {
	return text.replace(/[\u200e\u200f]/g, '');
}

/** Something of it is seen. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of a name or an address. It is printed, and mailed to any typed address: no link and no markup stands in it. */
export function plainLine(maxLength: number) {
	return z
		.string()
		.check(z.overwrite(withoutSelectors), ...lineChecks(maxLength), z.refine(isPrintable), z.regex(/^(?!.*(?:[<>]|:\/\/|\bwww\.))/i));
}

/** A text of any lines, of which something is seen: no control characters but tab and line ends, no half of a character, and none without a meaning. */
export function paragraphs(maxLength: number) {
	return z
		.string()
		.check(
			z.trim(),
			z.minLength(1),
			z.maxLength(maxLength),
			z.regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202d\u202e])*$/u),
			z.regex(seen),
		);
}

/** An empty one is missing, not wrong. */
export const email = z.string().check(z.trim(), z.minLength(1), z.maxLength(emailMaxLength), z.regex(new RegExp(`^${emailPattern}$`, 'v')));

/** A phone number as typed: digits within `phoneLimits`, with what may stand between them. The form judges it by its country's rules, too. */
export const phone = z.string().check(
	z.overwrite(withoutInvisible),
	z.minLength(1),
	z.maxLength(phoneMaxLength),
	z.regex(/^\+?[\s()./-]*\d[\s\d()./-]*\d[\s()./-]*$/),
	z.refine((value) => {
		const digits = countNationalDigits(value);
		return digits >= phoneMinDigits && digits <= phoneMaxDigits;
	}),
);

/** Digits behind the number of a switchboard. */
const phoneExtension = z.string().check(z.regex(/^\d{1,7}$/));

/** Text of an optional phone field that cannot be read as a number: it is kept, and refuses no form. */
const phoneAsTyped = z.string().check(z.overwrite(withoutInvisible), ...lineChecks(phoneMaxLength));

/** A phone field of a request, which may be empty: a number, with its extension, or what was typed instead. */
export const phoneFields = {
	phone: z.optional(phone),
	phone_extension: z.optional(phoneExtension),
	phone_as_typed: z.optional(phoneAsTyped),
};

export type PhoneFields = { readonly [Field in keyof typeof phoneFields]?: string | undefined };

/** A phone field as a form sends it. `isReadable` false: by the rules of its country it is no number. */
export function toPhoneFields(typed: string, isReadable = true): PhoneFields {
	const { number, extension } = splitExtension(typed);
	if (number === '') return {};
	if (isReadable && phone.safeParse(number).success) return { phone: number, ...(extension !== null && { phone_extension: extension }) };
	const kept = phoneAsTyped.safeParse(
		withoutInvisible(typed)
			.replace(/\p{Cc}+/gu, ' ')
			.trim()
			.slice(0, phoneMaxLength),
	);
	return kept.success ? { phone_as_typed: kept.data } : {};
}

/** Id of a product or a variant. */
export const recordId = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1));

/** An amount in euro such as `"1234.50"` (decision 0009), never below zero. */
export const amount = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

/** Domain of the project: one service may answer several sites. */
export const project = z.string().check(z.maxLength(253), z.regex(/^[a-z0-9][a-z0-9.-]*$/));

/** Sent by every form beside its fields. */
export const formFrame = {
	project,
	language: z.enum(languages),
	/** One message however often it is sent: made before the first attempt and kept until an answer says how it went. */
	/** In one spelling, so that capitals make no other key of it. */
	idempotency_key: z.uuid().check(z.toLowerCase()),
	/** How long the form was filled in. */
	elapsed_ms: z.int().check(z.nonnegative()),
	/** A hidden field; only programs fill it in. */
	website: z.optional(z.string().check(z.maxLength(500))),
};

/** Codes of countries by the plan of the ITU (E.164): which have one digit and which two; all others have three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * The digits of a phone number without the country's code and without the 0 that replaces it at home. No more can be checked: the rules of its
 * country are larger than a page. `00` is a plus, as dialled in the default country.
 */
export function countNationalDigits(typed: string): number {
	const digits = typed.replace('(0)', '').replace(/\D/g, '');
	const dialled = typed.trimStart().startsWith('+') ? `00${digits}` : digits;
	return (dialled.startsWith('00') ? dialled.slice(2).replace(countryCode, '') : dialled.replace(/^0/, '')).length;
}

/** Of all that is put on one product, as JSON. */
const personalizationMaxLength = 2000;

/** The buyer's entries by field, as the cart has them. */
export const personalization = z
	.record(z.string().check(z.maxLength(100)), z.json())
	.check(z.refine((values) => JSON.stringify(values).length <= personalizationMaxLength));

/** Takes a typed phone number apart, for the forms and the order service: what cannot be seen goes, and the extension stands apart from the number. */
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
function withoutInvisible(typed: string): string {
	return typed.replace(/\p{Cf}+/gu, '').trim();
}

/** An extension that a word announces. */
function splitExtension(typed: string): PhoneParts {
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
