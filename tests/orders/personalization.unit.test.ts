/** The service judges engravings by itself: both it and the form that sends them have to say the same of whatever is entered. */
import { expect, it } from 'vitest';
import {
	checkPersonalization as checkInForm,
	surchargeOf as surchargeInForm,
} from '../../client/pages/product/personalization/PersonalizationForm.tsx';
import type { PersonalizationFieldData } from '../../client/products/product-data.ts';
import { count } from '../../commands/testing/counts.ts';
import { toAmount } from '../../orders/shop/amounts.ts';
import {
	checkPersonalization,
	type PersonalizationField,
	type PersonalizationRules,
	surchargeOf,
} from '../../orders/shop/personalization.ts';
import { createRandom, type Random } from '../../sandbox/random.ts';
import type { Money } from '../../site/money.ts';

const tries = count({ usual: 2000, long: 20_000 });

const everywhere = (text: string) => ({ de: text, en: text, fr: text });

function aField(random: Random, name: string): PersonalizationField {
	const type = random.pick(['text', 'select', 'number'] as const);
	return {
		name,
		label: everywhere(name),
		type,
		required: random.whole(2) === 0,
		maxLength: type === 'text' ? random.pick([null, 1, 3]) : null,
		glyphs: type === 'text' ? random.pick([null, 'AbÄe♡ \u0308']) : null,
		options: new Map(type === 'select' ? ['Antiqua', 'A\u0308ltlich'.normalize('NFC')].map((option) => [option, everywhere(option)]) : []),
		cents: random.pick([0, 5, 3500, 123_456]),
	};
}

const entries = [
	'',
	'  ',
	'A',
	' b ',
	'Äe',
	'A\u0308e',
	'AbAb',
	'♡♡♡',
	'👩‍👩‍👧',
	'x',
	'Antiqua',
	'antiqua',
	'12',
	'12,5',
	'-1.5',
	'1e999',
	'Ältlich',
];

function toFormField({ name, label, type, required, maxLength, glyphs, options, cents }: PersonalizationField): PersonalizationFieldData {
	return {
		...(cents > 0 && { price: toAmount(cents) as Money }),
		name,
		labels: label,
		type,
		required,
		maxLength,
		glyphs,
		options: [...options.values()],
	};
}

it(`says of ${tries} engravings what the form says`, () => {
	const random = createRandom(312);
	const outcomes = { wanted: 0, nothing: 0, faulty: 0 };
	for (let number = 0; number < tries; number++) {
		const fields = ['a', 'b', 'c'].slice(0, 1 + random.whole(3)).map((name) => aField(random, name));
		const rules: PersonalizationRules = { name: everywhere('Gravur'), withdrawalExcluded: true, fields };
		const entered = Object.fromEntries(fields.map(({ name }) => [name, random.pick(entries)]));
		const inForm = checkInForm(fields.map(toFormField), entered);
		// as the form would send it, if it sent what it refuses
		const sent = Object.fromEntries(
			fields.map(({ name, type }) => {
				const entry = entered[name] ?? '';
				const isNumber = type === 'number' && entry.trim() !== '';
				return [name, isNumber ? Number(entry.trim().replace(',', '.')) : entry];
			}),
		);
		const inService = checkPersonalization(sent, rules, 'p');
		const context = JSON.stringify({ fields: fields.map(toFormField), entered });
		if ('faults' in inService) {
			outcomes.faulty++;
			expect(inService.faults.map(({ field }) => field.slice(2)).toSorted(), context).toEqual([...inForm.faults.keys()].toSorted());
		} else {
			outcomes[inService.values === null ? 'nothing' : 'wanted']++;
			expect([inForm.faults.size, inForm.personalization], context).toEqual([0, inService.values]);
			const surcharge = surchargeInForm(fields.map(toFormField), inForm.personalization);
			expect(surcharge ?? '0.00', context).toBe(toAmount(surchargeOf(inService.values, rules)));
		}
	}
	expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(tries / 50);
});

it('takes what the form sends, and nothing where nothing can be put on', () => {
	expect(checkPersonalization(null, null, 'p')).toEqual({ values: null });
	expect(checkPersonalization({}, null, 'p')).toEqual({ values: null });
	expect(checkPersonalization({ a: 'x' }, null, 'p')).toEqual({ faults: [{ field: 'p', code: 'invalid' }] });
});

it.each(['a\nb', 'a\u0000', '\ud800', { a: 'b' }, true, ['a']])('refuses %j, which no form sends', (value) => {
	const field: PersonalizationField = {
		name: 'a',
		label: everywhere('a'),
		type: 'text',
		required: false,
		maxLength: null,
		glyphs: null,
		options: new Map(),
		cents: 0,
	};
	const rules = { name: everywhere('Gravur'), withdrawalExcluded: false, fields: [field] };
	expect(checkPersonalization({ a: value }, rules, 'p')).toEqual({ faults: [{ field: 'p.a', code: 'invalid' }] });
});
