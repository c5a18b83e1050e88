/** The code of a transfer: as text by EPC069-12, and as squares that are read again. */
import encode from 'qr';
import decode from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { giroCodeText, squaresPath, type Transfer } from '../../../../client/pages/confirmation/OrderPayment.tsx';
import type { Money } from '../../../../site/money.ts';

function aTransfer(overrides: Partial<Transfer> = {}): Transfer {
	return {
		bank: { recipient: 'Juwelier Weidenbach e. K.', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
		amount: '1250.40' as Money,
		reference: 'WB-1042',
		...overrides,
	};
}

describe('the text of the code', () => {
	it('has its eleven lines in their order', () => {
		expect(giroCodeText(aTransfer())).toBe(
			'BCD\n002\n1\nSCT\nBYLADEM1001\nJuwelier Weidenbach e. K.\nDE02120300000000202051\nEUR1250.40\n\n\nWB-1042',
		);
	});

	it('needs no BIC, and lets no field break into the next', () => {
		const bank = { recipient: 'Haus\nEUR1.00', iban: 'DE02120300000000202051', bic: null };
		expect(giroCodeText(aTransfer({ bank }))).toBe('BCD\n002\n1\nSCT\n\nHaus EUR1.00\nDE02120300000000202051\nEUR1250.40\n\n\nWB-1042');
	});

	it.each([
		['nothing to pay', aTransfer({ amount: '0.00' as Money })],
		['more than a transfer takes', aTransfer({ amount: '1000000000.00' as Money })],
		['a negative amount', aTransfer({ amount: '-1.00' as Money })],
		['a reference that is too long', aTransfer({ reference: 'x'.repeat(141) })],
		['a name that is too long', aTransfer({ bank: { ...aTransfer().bank, recipient: 'x'.repeat(71) } })],
		['more bytes than the code may have', aTransfer({ reference: 'ü'.repeat(140) })],
	])('does not exist for %s', (_, transfer) => {
		expect(giroCodeText(transfer)).toBeNull();
	});

	it.each(['0.01', '0.10', '999999999.99'])('exists for %s', (amount) => {
		expect(giroCodeText(aTransfer({ amount: amount as Money }))).toContain(`\nEUR${amount}\n`);
	});
});

it('is read from its squares again, umlauts too, and is no larger than banks read', () => {
	const bank = { ...aTransfer().bank, recipient: 'Goldschmiede Größer & Söhne' };
	const text = giroCodeText(aTransfer({ bank })) ?? '';
	const rows = encode(text, 'raw', { ecc: 'medium', encoding: 'byte', border: 4 });
	// version 13 has 69 squares
	expect(rows.length - 8).toBeLessThanOrEqual(69);
	const path = squaresPath(rows);
	// a reader takes a negative, too: the first dark square stands behind the quiet ones
	expect(path).toMatch(/^M4 4h/);
	const scale = 4;
	const width = rows.length * scale;
	const data = new Uint8Array(width * width * 4).fill(255);
	for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
		for (let dy = 0; dy < scale; dy++) {
			for (let dx = 0; dx < scale; dx++) {
				const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
				data.fill(0, at, at + 3);
			}
		}
	}
	expect(decode({ width, height: width, data })).toBe(text);
});
