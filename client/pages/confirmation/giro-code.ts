/** The code by which banks' apps fill in a transfer: EPC069-12, version 002, as text (European Payments Council). */
import type { Money } from '../../../site/money.ts';
import type { BankData } from './confirmation-data.ts';

export interface Transfer {
	readonly bank: BankData;
	readonly amount: Money;
	readonly reference: string;
}

const recipientMaxLength = 70;
const referenceMaxLength = 140;
const maxBytes = 331;
const amountPattern = /^(?!0\.00$)\d{1,9}\.\d{2}$/;

/** null where a field is longer than the code takes, or there is nothing to pay. */
export function giroCodeText({ bank: { recipient, iban, bic }, amount, reference }: Transfer): string | null {
	if (!amountPattern.test(amount) || recipient.length > recipientMaxLength || reference.length > referenceMaxLength) return null;
	// neither a purpose nor a structured reference
	const lines = ['BCD', '002', '1', 'SCT', bic ?? '', recipient, iban, `EUR${amount}`, '', '', reference].map(oneLine);
	const text = lines.join('\n');
	return new TextEncoder().encode(text).length <= maxBytes ? text : null;
}

function oneLine(field: string): string {
	return field.replace(/\s+/g, ' ').trim();
}

/** A path of squares of 1, from rows of dark and light ones. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
	return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
