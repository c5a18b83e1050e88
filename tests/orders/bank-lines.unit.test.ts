/** The account as lines of a letter. */
import { expect, it } from 'vitest';
import { ibanIn, toBankLines, unbroken } from '../../orders/shop/bank-lines.ts';

it('leaves the marks of Markdown out, and breaks no line inside an IBAN or a form of company', () => {
	const lines = toBankLines('Juwelier Weidenbach e. K.\n\n- IBAN: DE02 1203 0000 0000 2020 51\n- **BIC**: BYLADEM1001\n');
	expect(lines).toEqual(['Juwelier Weidenbach e. K.', 'IBAN: DE02 1203 0000 0000 2020 51', 'BIC: BYLADEM1001']);
	expect(unbroken(lines.join(' '))).toBe(
		'Juwelier Weidenbach e.\u00a0K. IBAN: DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051 BIC: BYLADEM1001',
	);
	expect(ibanIn(lines)).toBe('DE02120300000000202051');
	expect(ibanIn(['Konto folgt'])).toBeUndefined();
});
