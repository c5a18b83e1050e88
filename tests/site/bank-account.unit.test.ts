/** The account that buyers pay to: what an editor fills in is read the same by build and service, and written in each language. */
import { describe, expect, it } from 'vitest';
import { parseBankAccount } from '../../shop/data/bank-account.ts';
import { readBic, readHolder, readIban, writeBankDetails } from '../../site/bank-account.ts';
import { languages } from '../../site/languages.ts';

const iban = 'DE02120300000000202051';
const account = { holder: 'Juwelier Weidenbach e. K.', iban, bic: 'BYLADEM1001', bank: 'Sparkasse Hallstedt' };

it.each([
	['DE02 1203 0000 0000 2020 51', iban],
	['de02 1203 0000 0000 2020 51', iban],
	['DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051', iban],
	['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
	['DE03 1203 0000 0000 2020 51', null],
	['IBAN: DE02 1203 0000 0000 2020 51', null],
	['1203 0000', null],
	['', null],
])('the IBAN "%s" is read as %s', (written, expected) => {
	expect(readIban(written)).toBe(expected);
});

it.each([
	['BYLADEM1001', 'BYLADEM1001'],
	['bylade m1', 'BYLADEM1'],
	['BYLADEM100', null],
	['12345678', null],
	['', null],
])('the BIC "%s" is read as %s', (written, expected) => {
	expect(readBic(written)).toBe(expected);
});

it.each([
	[' Juwelier\u00a0Weidenbach  e.\u202fK. ', 'Juwelier Weidenbach e. K.'],
	['x'.repeat(70), 'x'.repeat(70)],
	['x'.repeat(71), null],
	[' ', null],
])('the holder "%s" is read as %s', (written, expected) => {
	expect(readHolder(written)).toBe(expected);
});

describe('the lines of an account', () => {
	it('name each field in the language of the buyer', () => {
		expect(writeBankDetails(account, 'de')).toBe(
			'- Empfänger: Juwelier Weidenbach e. K.\n- Bank: Sparkasse Hallstedt\n- IBAN: DE02 1203 0000 0000 2020 51\n- BIC: BYLADEM1001',
		);
		expect(writeBankDetails({ ...account, bic: null, bank: null }, 'en')).toBe(
			'- Recipient: Juwelier Weidenbach e. K.\n- IBAN: DE02 1203 0000 0000 2020 51',
		);
		expect(writeBankDetails(account, 'fr')).toContain(
			'- Bénéficiaire\u00a0: Juwelier Weidenbach e. K.\n- Banque\u00a0: Sparkasse Hallstedt',
		);
	});

	it.each(languages)('are read back as they were written, in %s', (language) => {
		expect(parseBankAccount(writeBankDetails(account, language))).toEqual({ recipient: account.holder, iban, bic: account.bic });
	});
});
