/** The plain limits of phone numbers, which form and service share: they refuse no number that a country has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CountryCode, parsePhoneNumberWithError } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { countNationalDigits, phone } from '../../../../client/orders/contract/fields.ts';
import { projectDir } from '../../../../commands/options/project-folder.ts';

it.each([
	['030 1234567', 9],
	['+49 (0)30 / 1234-567', 9],
	['0049 30 1234567', 9],
	['  +1 212 736 5000', 10],
	['+44 20 7031 3000', 10],
	['+420 601 123 456', 9],
	['+999 123456', 6],
	['110', 3],
	['+49', 0],
	['', 0],
])('%s has %i digits of its own', (typed, digits) => {
	expect(countNationalDigits(typed)).toBe(digits);
});

it.each(['030 1234567890123456', '+49 123456789012345678', '+49 1', '0049 1', '+420', '01', '0'.repeat(40)])('refuses %s', (typed) => {
	expect(phone.safeParse(typed).success).toBe(false);
});

it.each(['11', '030 123456789012345', '+49 12345678901234567', '+49 12'])('takes %s, which is just within the limits', (typed) => {
	expect(phone.safeParse(typed).success).toBe(true);
});

it('finds in each country as many digits as its own rules do, however its number is written, and takes it', () => {
	const file = join(projectDir, 'node_modules/libphonenumber-js/examples.mobile.json');
	const examples: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
	const known = Object.entries(examples).filter(([country]) => country in metadata.countries);
	expect(known.length).toBeGreaterThan(200);
	for (const [country, national] of known) {
		const number = parsePhoneNumberWithError(national, country as CountryCode, metadata);
		for (const written of [number.number, number.formatInternational(), number.number.replace('+', '00')]) {
			expect([written, countNationalDigits(written)]).toEqual([written, number.nationalNumber.length]);
			expect([written, phone.safeParse(written).success]).toEqual([written, true]);
		}
	}
});
