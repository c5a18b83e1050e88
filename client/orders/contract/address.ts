/** Whom something is sent or billed to. Its fields are the backend's words for those of the company (specification §3). */
import * as z from 'zod/mini';
import { line } from './fields.ts';
import { nameMaxLength } from './limits.ts';
import { isPostcode } from './postcodes.ts';

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.minLength(1), z.regex(/^[A-Z]{2}$/));

const lineMaxLength = 100;
const numberMaxLength = 20;
const postcodeMaxLength = 12;

export const addressFields = {
	first_name: line(nameMaxLength),
	last_name: line(nameMaxLength),
	company: z.optional(line(lineMaxLength)),
	street: line(lineMaxLength),
	number: line(numberMaxLength),
	/** Floor, door, care of. */
	addition: z.optional(line(lineMaxLength)),
	zip_code: line(postcodeMaxLength),
	city: line(lineMaxLength),
	country_code: countryCode,
};

export const address = z
	.strictObject(addressFields)
	.check(z.refine(({ zip_code, country_code }) => isPostcode(zip_code, country_code), { path: ['zip_code'] }));

export type Address = z.output<typeof address>;
export type AddressField = keyof Address;
