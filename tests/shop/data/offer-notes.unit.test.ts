/** What stands beside a price: never more of a reduction than there is, and the base price by the unit that the law names. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toOfferNotes, toPieceNotes } from '../../../shop/data/offer-notes.ts';
import { money } from '../../builders/content.ts';

const plain = { isReduced: false, recommendedPrice: null, contentQuantity: null, contentUnit: null };

it('tells of a reduction what it is compared with, and by how much it is below that', () => {
	const reduced = { ...plain, isReduced: true };
	expect(toOfferNotes({ price: money('99.00'), referencePrice: money('129.00') }, reduced, 'de')).toEqual([
		'Niedrigster Preis der 30 Tage vor der Ermäßigung: 129,00\u00a0€ (−23\u00a0%)',
	]);
	expect(toOfferNotes({ price: money('99.00'), referencePrice: money('129.00') }, reduced, 'en')[0]).toContain('€129.00 (−23%)');
});

it.each([
	['is not announced', false, '99.00', '129.00'],
	['has no reference price', true, '99.00', null],
	['is none', true, '129.00', '129.00'],
	['is a rise', true, '130.00', '129.00'],
])('tells of no reduction that %s', (_, isReduced, price, reference) => {
	const offer = { price: money(price), referencePrice: reference === null ? null : money(reference) };
	expect(toOfferNotes(offer, { ...plain, isReduced }, 'de')).toEqual([]);
});

it('never says more percent than the price is reduced by', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999 }), (low, more) => {
			const [price, reference] = [low, low + more].map((cents) => money((cents / 100).toFixed(2)));
			const [note = ''] = toOfferNotes(
				{ price: price ?? money('1.00'), referencePrice: reference ?? null },
				{ ...plain, isReduced: true },
				'en',
			);
			const percent = Number(/\(−(\d+)%\)/.exec(note)?.[1] ?? 0);
			expect(percent * (low + more)).toBeLessThanOrEqual(100 * more);
			expect((percent + 1) * (low + more)).toBeGreaterThan(100 * more);
		}),
	);
});

it.each([
	['24', 'g', '145.00', '604,17\u00a0€ je 100\u00a0g'],
	['250', 'ml', '10.00', '4,00\u00a0€ je 100\u00a0ml'],
	['500', 'ml', '10.00', '20,00\u00a0€ je l'],
	['0.4', 'm', '10.00', '25,00\u00a0€ je m'],
] as const)('gives the base price of %s %s', (contentQuantity, contentUnit, price, shown) => {
	const notes = toOfferNotes({ price: money(price), referencePrice: null }, { ...plain, contentQuantity, contentUnit }, 'de');
	expect(notes).toEqual([`Grundpreis: ${shown}`]);
});

it('gives the range of base prices while no variant is chosen', () => {
	const announced = { ...plain, contentQuantity: '150', contentUnit: 'ml' } as const;
	const notesOf = (amount: string | null, highest: string | null) =>
		toPieceNotes({ amount: amount === null ? null : money(amount), highest: highest === null ? null : money(highest) }, announced, 'en');
	expect(notesOf('30.00', '45.00')).toEqual(['Base price: €20.00 – €30.00 per 100\u00a0ml']);
	expect(notesOf('30.00', null)).toEqual(['Base price: €20.00 per 100\u00a0ml']);
	expect(notesOf(null, null)).toEqual([]);
});

it('says nothing of a price on request', () => {
	const announced = { isReduced: true, recommendedPrice: money('9.00'), contentQuantity: '1', contentUnit: 'm' } as const;
	expect(toOfferNotes({ price: null, referencePrice: money('5.00') }, announced, 'de')).toEqual([]);
});
