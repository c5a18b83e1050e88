/** Phone numbers by their limits and errors, and by the rules of all countries. */
import { expect, it } from 'vitest';
import { checkPhone } from '../../../client/forms/check-phone.ts';

it.each([
	['030 23125934', '+493023125934', '+49 30 23125934'],
	['+49 (0)30 / 2312-5934', '+493023125934', '+49 30 23125934'],
	['0049 30 23125934', '+493023125934', '+49 30 23125934'],
	['+43 1 5124444', '+4315124444', '+43 1 5124444'],
	['+41 44 211 12 34', '+41442111234', '+41 44 211 12 34'],
	['+33 1 42 86 82 00', '+33142868200', '+33 1 42 86 82 00'],
	['+1 212 736 5000', '+12127365000', '+1 212 736 5000'],
	['+91 22 6665 5555', '+912266655555', '+91 22 6665 5555'],
	['+86 10 6552 9988', '+861065529988', '+86 10 6552 9988'],
	['+82 2 2223 4567', '+82222234567', '+82 2 2223 4567'],
	['+7 495 123 45 67', '+74951234567', '+7 495 123 45 67'],
	['+850 2 381 2345', '+85023812345', '+850 2 381 2345'],
	['+352 26 12 34 56', '+35226123456', '+352 26 12 34 56'],
])('reads %s', (input, e164, display) => {
	expect(checkPhone(input, 'DE', 'de')).toEqual({ e164, display, error: null });
});

it.each([
	['\u202a+41 41 410 12 34\u202c', '+41414101234', '+41 41 410 12 34'],
	['+41 41\u200b 410\u00ad 12 34\ufeff', '+41414101234', '+41 41 410 12 34'],
	['+41 41 410 12 34 ext. 5', '+41414101234', '+41 41 410 12 34 ext. 5'],
	['+41 41 410 12 34, Durchwahl 12', '+41414101234', '+41 41 410 12 34 ext. 12'],
	['+41 41 410 12 34 (DW: 12)', '+41414101234', '+41 41 410 12 34 ext. 12'],
	['+41 41 410 12 34 poste 7', '+41414101234', '+41 41 410 12 34 ext. 7'],
	['+41 41 410 12 34x305', '+41414101234', '+41 41 410 12 34 ext. 305'],
	['+41 41 410 12 34-12', '+41414101234', '+41 41 410 12 34 ext. 12'],
	// a German extension is part of the number, which may have any length
	['+49 30 231259-34', '+493023125934', '+49 30 23125934'],
])('reads %j without what cannot be seen, and with its extension', (input, e164, display) => {
	expect(checkPhone(input, 'DE', 'en')).toEqual({ e164, display, error: null });
});

it('names the extension in the language of the page', () => {
	const displays = (['de', 'en', 'fr'] as const).map((language) => checkPhone('+41 41 410 12 34 ext. 5', 'DE', language).display);
	expect(displays).toEqual(['+41 41 410 12 34 Durchwahl 5', '+41 41 410 12 34 ext. 5', '+41 41 410 12 34 poste 5']);
	for (const display of displays) expect(checkPhone(display, 'DE', 'en').display).toBe(displays[1]);
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
	['+210 123456', 'INVALID_COUNTRY'],
])('refuses %s: %s', (input, error) => {
	expect(checkPhone(input, 'DE', 'de')).toEqual({ e164: null, display: input, error });
});

it('takes a number without a calling code for one of the country', () => {
	expect(checkPhone('01 42 86 82 00', 'FR', 'de').e164).toBe('+33142868200');
	expect(checkPhone('041 410 12 34', 'CH', 'de').e164).toBe('+41414101234');
	// a country without a calling code of its own
	expect(checkPhone('041 410 12 34', 'AQ', 'de').error).toBe('INVALID_COUNTRY');
	expect(checkPhone('+41 41 410 12 34', 'AQ', 'de').e164).toBe('+41414101234');
	expect(checkPhone('030 23125934', 'DE', 'de').e164).toBe('+493023125934');
});
