/** Numbers of orders in what payers wrote, wherever a bank breaks it. */
import { expect, it } from 'vitest';
import { findMentions } from '../../../orders/payments/transfer/order-references.ts';

/** `1003?`: a person has to say whether it is meant. `1004|7`: behind the bar stands what it may read as besides. */
function mentionsIn(texts: readonly (readonly string[])[], isBelgian = false): readonly string[] {
	return findMentions(texts, isBelgian).map(
		({ number, isClear, otherReading }) => `${number}${isClear ? '' : '?'}${otherReading === null ? '' : ` or ${otherReading}`}`,
	);
}

it.each<[string, readonly string[]]>([
	['B-1003', ['1003']],
	['b 1003', ['1003']],
	['B1003.', ['1003']],
	['B–1003, danke', ['1003']],
	['B\u20111003', ['1003']],
	['B - 1003 / Anna', ['1003']],
	['Nr.:B-1003', ['1003']],
	['(B-1003)', ['1003']],
	['B.1003', ['1003']],
	['B?1003', ['1003']],
	['Ｂ－１００３', ['1003']],
	['B-\u00ad1003', ['1003']],
	['B-1003 und B-1004', ['1003', '1004']],
	['B-1003 B-1003', ['1003']],
	['B-1003 und 1004', ['1003', '1004?']],
	['B-1003, 1004 + 1005', ['1003', '1004?', '1005?']],
	['B-1003 u. 1004', ['1003', '1004?']],
	['B-1003 1004', ['1003 or 10031004', '1004?']],
	['B-1003 27.11.2026', ['1003']],
	['B-1003 1295,90 EUR', ['1003']],
	['B-1003 Danke Anna', ['1003']],
	['B-123456789', ['123456789']],
	// Within another word or number.
	['AB-1003', []],
	['AB1003 10031', []],
	['B-1234567890', []],
	['DE02B1003', []],
	['B-100', []],
	// It may be meant.
	['B-1003DANKE', ['1003?']],
	['B-1003-2', ['1003?']],
	['B-1003/2026', ['1003?']],
	['2026-B-1003', ['1003?']],
	['Bestellung 1003', ['1003?']],
	['Bestellnr. 1003', ['1003?']],
	['Order No. 1003', ['1003?']],
	['commande n° 1003', ['1003?']],
	['B-10 03', ['1003?']],
	['B-1004 7 Ringe', ['1004 or 10047']],
	// Addresses.
	['Rue du Trone 12, B-1050 Bruxelles', []],
	['B-1050 Brussel', []],
	['B-4000 Liège', []],
	['B-9000 GENT', []],
	['B-8300 Knokke-Heist', []],
	['B-1234 Irgendwo, Belgique', []],
	['B-1050 Bruxelles B-1003', ['1003']],
])('in one line, %s', (text, expected) => {
	expect(mentionsIn([[text]])).toEqual(expected);
});

it.each<[readonly string[], readonly string[]]>([
	[['Collier fuer Anna, danke B-100', '3'], ['1003']],
	[['B-1004', '7'], ['10047 or 1004']],
	[['B-', '1003'], ['1003']],
	[['B', '-1003'], ['1003']],
	[['B-1', '0', '03'], ['1003']],
	[['danke', 'B-1003', 'Anna'], ['1003']],
	[['B-1003', '27.11.2026'], ['100327? or 1003']],
	[['Plan B', '2026 Ringe'], ['2026?']],
	[['B-1050', 'Bruxelles'], []],
])('over lines, %j', (lines, expected) => {
	expect(mentionsIn([lines])).toEqual(expected);
});

it('joins no lines of two places', () => {
	expect(mentionsIn([['B-100'], ['3']])).toEqual([]);
	expect(mentionsIn([['B-1003'], ['7']])).toEqual(['1003']);
});

it('takes a place that it does not know for one where the payer is Belgian', () => {
	expect(mentionsIn([['B-9185 Wachtebeke']], true)).toEqual(['9185?']);
	expect(mentionsIn([['B-9185 Danke']], false)).toEqual(['9185']);
	expect(mentionsIn([['B-1003']], true)).toEqual(['1003']);
});
