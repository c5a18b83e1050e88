/** Whom something is sent or billed to. Its fields are the backend's words for those of the company. */
import * as z from 'zod/mini';
import { isPostcode } from '../../../site/countries.ts';
import { plainLine } from './fields.ts';
import { nameMaxLength } from './limits.ts';

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.minLength(1), z.regex(/^[A-Z]{2}$/));

const lineMaxLength = 100;

/** Characters of each field that is filled in; also the `maxlength` of its input. */
export const addressMaxLengths = {
	first_name: nameMaxLength,
	last_name: nameMaxLength,
	company: lineMaxLength,
	street: lineMaxLength,
	number: 20,
	addition: lineMaxLength,
	zip_code: 12,
	city: lineMaxLength,
} as const;

export const addressFields = {
	first_name: plainLine(addressMaxLengths.first_name),
	last_name: plainLine(addressMaxLengths.last_name),
	company: z.optional(plainLine(addressMaxLengths.company)),
	street: plainLine(addressMaxLengths.street),
	number: plainLine(addressMaxLengths.number),
	/** Floor, door, care of. */
	addition: z.optional(plainLine(addressMaxLengths.addition)),
	zip_code: plainLine(addressMaxLengths.zip_code),
	city: plainLine(addressMaxLengths.city),
	country_code: countryCode,
};

export const address = z
	.strictObject(addressFields)
	.check(z.refine(({ zip_code, country_code }) => isPostcode(zip_code, country_code), { path: ['zip_code'] }));

export type Address = z.output<typeof address>;
export type AddressField = keyof Address;
