/** Sizes and times that forms and service have in common. */
import { phoneLimits } from '../../../site/constants.ts';
import type { FormEndpoint } from './endpoints.ts';

/** Characters; an e-mail address is never longer (RFC 5321). */
export const emailMaxLength = 254;
/** The browsers' pattern of an address, but with a dot in its domain: "anna@gmail" is a slip. Also the `pattern` of its field. */
export const emailPattern =
	"[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+";
export const nameMaxLength = 100;
export const messageMaxLength = 5000;
/** Of the text that names a contract. */
export const contractMaxLength = 200;
export const phoneMaxLength = phoneLimits.maxInputCharacters;
/** Of its digits without the country's code. */
export const phoneMinDigits = phoneLimits.minNationalDigits;
export const phoneMaxDigits = phoneLimits.maxNationalDigits;
export const ratingTitleMaxLength = 120;
export const ratingTextMaxLength = 4000;
/** Stars that a rating has at most; the least is one. */
export const maxStars = 5;

/** Of one question; a cart with more lines asks in parts. */
export const quoteMaxLines = 100;
/** Of one order: with as much on each as the contract takes, it stays within what the service reads. A cart may have more lines. */
export const orderMaxLines = 100;

/** No visitor fills in a form faster: the form waits with sending until then, and the service holds back a message that took less. */
export const minimumFillMs: Readonly<Record<FormEndpoint, number>> = {
	contact: 3000,
	newsletter: 1000,
	request: 3000,
	rating: 3000,
	withdrawal: 3000,
};
