import { describe, expect, it } from 'vitest';
import { isIban, parseBankAccount, toBareLines } from '../../../shop/data/bank-account.ts';

const iban = 'DE02120300000000202051';

describe('an account', () => {
	it.each([
		['as a list', 'Juwelier Weidenbach e. K.\n\n- Sparkasse Hallstedt\n- IBAN: DE02 1203 0000 0000 2020 51\n- BIC: BYLADEM1001'],
		['in one line', 'Juwelier Weidenbach e. K.\nIBAN DE02 1203 0000 0000 2020 51 BIC BYLADEM1001'],
		['with emphasis and breaks', '**Juwelier Weidenbach e. K.**\\\n*IBAN:* DE02120300000000202051\\\nSWIFT: BYLADEM1001'],
		['with no-break spaces', 'Juwelier Weidenbach e. K.\nIBAN: DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051, BIC: BYLADEM1001'],
		[
			'under a heading',
			'## Unsere Bankverbindung:\n\nKontoinhaberin: Juwelier Weidenbach e. K.\nSparkasse\nDE02 1203 0000 0000 2020 51\nBIC BYLADEM1001',
		],
		[
			'in French',
			'Caisse d’épargne\n\n- Titulaire du compte : Juwelier Weidenbach e. K.\n- IBAN : DE02 1203 0000 0000 2020 51\n- BIC : BYLADEM1001',
		],
		[
			'as HTML',
			'<p>Juwelier Weidenbach e.&nbsp;K.<br>Sparkasse</p>\n<ul>\n<li>IBAN: <strong>DE02 1203 0000 0000 2020 51</strong></li>\n<li>BIC: BYLADEM1001</li>\n</ul>',
		],
	])('is read %s', (_, markdown) => {
		expect(parseBankAccount(markdown)).toEqual({ recipient: 'Juwelier Weidenbach e. K.', iban, bic: 'BYLADEM1001' });
	});

	it('needs no BIC', () => {
		expect(parseBankAccount(`Haus\n${iban}`)).toEqual({ recipient: 'Haus', iban, bic: null });
	});

	it('is the first one whose number can be right', () => {
		expect(parseBankAccount('Haus\nIBAN DE03 1203 0000 0000 2020 51\nIBAN AT61 1904 3002 3457 3201')?.iban).toBe('AT611904300234573201');
	});

	it.each([
		['no number', 'Juwelier Weidenbach e. K.\nKonto 202051, BLZ 12030000'],
		['wrong check digits', 'Haus\nIBAN DE03 1203 0000 0000 2020 51'],
		['a digit too few', 'Haus\nIBAN DE02 1203 0000 0000 2020 5'],
		['a country outside SEPA', 'Haus\nIBAN QA58 DOHB 0000 1234 5678 90AB CDEF G'],
		['nobody who is paid', `IBAN ${iban}`],
		['nothing', ''],
	])('is not read from %s', (_, markdown) => {
		expect(parseBankAccount(markdown)).toBeNull();
	});

	it('is paid to a name of 70 characters at most, as banks take it', () => {
		expect(parseBankAccount(`${'Haus '.repeat(30)}\n${iban}`)?.recipient).toHaveLength(69);
	});
});

it.each([
	['DE02120300000000202051', true],
	['GB82WEST12345698765432', true],
	['GB82WEST12345698765433', false],
	['DE20120300000000202051', false],
	['DE02 1203', false],
])('%s has right check digits: %s', (number, isRight) => {
	expect(isIban(number)).toBe(isRight);
});

it('has lines without the marks of markdown', () => {
	expect(toBareLines('# Bank\n\n> - *IBAN* `folgt`\n1. **Haus** & Co\\\n  \na_b')).toEqual(['Bank', '- IBAN folgt', 'Haus & Co', 'a_b']);
});
