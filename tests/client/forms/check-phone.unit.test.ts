/** Phone numbers by the specification's limits and errors (§5), and by the rules of the countries that the site knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkPhone, formatPhone } from '../../../client/forms/check-phone.ts';
import { phoneCountries } from '../../../client/forms/phone-countries.ts';
import { projectDir } from '../../../commands/options/project-folder.ts';

it.each([
	['030 23125934', '+493023125934', '+49 30 23125934'],
	['+49 (0)30 / 2312-5934', '+493023125934', '+49 30 23125934'],
	['0049 30 23125934', '+493023125934', '+49 30 23125934'],
	['+43 1 5124444', '+4315124444', '+43 1 5124444'],
	['+41 44 211 12 34', '+41442111234', '+41 44 211 12 34'],
	['+33 1 42 86 82 00', '+33142868200', '+33 1 42 86 82 00'],
	['+1 212 736 5000', '+12127365000', '+1 212 736 5000'],
])('reads %s', (input, e164, display) => {
	expect(checkPhone(input)).toEqual({ e164, display, error: null });
});

it.each([
	['Durchwahl siehe Zettel', 'NOT_A_NUMBER'],
	['', 'NOT_A_NUMBER'],
	['x'.repeat(250), 'NOT_A_NUMBER'],
	['1', 'TOO_SHORT'],
	['+49 1', 'TOO_SHORT'],
	['12', 'TOO_SHORT'],
	['030 1234567890123456', 'TOO_LONG'],
	['+49 123456789012345678', 'TOO_LONG'],
	[`030${' '.repeat(248)}`, 'TOO_LONG'],
	['+999 123456', 'INVALID_COUNTRY'],
	['+850 2 381 2345', 'INVALID_COUNTRY'],
])('refuses %s: %s', (input, error) => {
	expect(checkPhone(input)).toEqual({ e164: null, display: input, error });
});

it('takes a number without a country code for one of the country that it is told, Germany otherwise', () => {
	expect(checkPhone('01 42 86 82 00', 'FR').e164).toBe('+33142868200');
	expect(checkPhone('030 23125934').e164).toBe('+493023125934');
});

it('shows what it cannot read as it stands, and logs why', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	expect([formatPhone('030 23125934'), formatPhone('auf Anfrage')]).toEqual(['+49 30 23125934', 'auf Anfrage']);
	expect(warn).toHaveBeenCalledExactlyOnceWith('The phone number cannot be read: NOT_A_NUMBER');
});

/** The rules are those of the library, for the countries listed. After an update of it: `npx vitest run --update check-phone`. */
it('has the rules of its countries as the library has them', async () => {
	const all = JSON.parse(readFileSync(join(projectDir, 'node_modules/libphonenumber-js/metadata.min.json'), 'utf8'));
	const known = new Set<string>(phoneCountries);
	const codes = Object.entries<string[]>(all.country_calling_codes).flatMap(([code, countries]) => {
		const own = countries.filter((country) => known.has(country));
		return own.length === 0 ? [] : [[code, own]];
	});
	const countries = Object.fromEntries([...known].sort().map((country) => [country, all.countries[country]]));
	const own = { version: all.version, country_calling_codes: Object.fromEntries(codes), countries, nonGeographic: {} };
	await expect(`${JSON.stringify(own)}\n`).toMatchFileSnapshot(join(projectDir, 'client/forms/phone-metadata.json'));
});
