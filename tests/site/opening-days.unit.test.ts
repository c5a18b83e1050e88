import { describe, expect, it } from 'vitest';
import { parseClosingDays, toOpeningDays, type WrittenHours } from '../../site/opening-days.ts';

const hours = (fields: Partial<WrittenHours>): WrittenHours => ({
	dayCode: null,
	dayLabel: '',
	closed: false,
	saysWhen: true,
	opens: null,
	closes: null,
	...fields,
});
const weekdaysOf = (...all: Partial<WrittenHours>[]) => toOpeningDays(all.map(hours)).weekdays?.join('') ?? null;

describe('days of the week', () => {
	it.each([
		[1, '1'],
		[7, '7'],
		[8, '12345'],
		[9, '123456'],
		[10, '1234'],
		[11, '2345'],
		[12, '23456'],
		[13, '67'],
		[0, null],
		[14, null],
		[15, null],
		[99, null],
	])('by the day code %i', (dayCode, expected) => {
		expect(weekdaysOf({ dayCode })).toBe(expected);
	});

	it.each([
		['Mo', '1'],
		['Mo - Fr', '12345'],
		['Mo–Fr', '12345'],
		['Montag bis Freitag', '12345'],
		['von Mo. bis Do.', '1234'],
		['Di, Do und Sa', '246'],
		['Mo-Mi, Fr', '1235'],
		['Mon - Fri', '12345'],
		['du lundi au vendredi', '12345'],
		['Sa - Mo', '167'],
		['täglich', '1234567'],
		['Adventssonntage', null],
		['Mo, Adventssonntage', null],
		['Mo - Mi - Fr', null],
		['Feiertage', null],
		['', null],
	])('by the label "%s" of the older format', (dayLabel, expected) => {
		expect(weekdaysOf({ dayLabel })).toBe(expected);
	});

	it('are closed where a record says so, or where a coded one says nothing more', () => {
		expect(weekdaysOf({ dayCode: 9 }, { dayCode: 7, saysWhen: false }, { dayCode: 14, closed: true })).toBe('123456');
		expect(weekdaysOf({ dayCode: 7, closed: true })).toBe('');
		expect(weekdaysOf({ dayLabel: 'Mo', saysWhen: false })).toBe('1');
		expect(weekdaysOf({ dayLabel: 'Mo', closed: true })).toBe('');
	});

	it('follow the record that names the fewest days where records disagree', () => {
		expect(weekdaysOf({ dayCode: 8 }, { dayCode: 3, closed: true })).toBe('1245');
		expect(weekdaysOf({ dayLabel: 'Mittwoch', closed: true }, { dayLabel: 'Mo - Fr' })).toBe('1245');
		expect(weekdaysOf({ dayLabel: 'täglich', closed: true }, { dayCode: 6 })).toBe('6');
		expect(weekdaysOf({ dayCode: 1 }, { dayCode: 1, closed: true })).toBe('1');
	});
});

it('closes days of every year by code and by label', () => {
	const closed = (all: Partial<WrittenHours>[]) => toOpeningDays(all.map(hours)).closedYearly;
	expect(closed([{ dayCode: 15, saysWhen: false }, { dayCode: 16 }])).toEqual(['12-24']);
	expect(closed([{ dayLabel: 'Silvester', closed: true }, { dayLabel: 'Heiligabend' }])).toEqual(['12-31']);
});

describe('half days', () => {
	const halvesOf = (...all: Partial<WrittenHours>[]) => toOpeningDays(all.map(hours)).halves;
	const both = ['morning', 'afternoon'];

	it.each([
		['09:00', '18:00', both],
		['09:00', '13:00', ['morning']],
		['9 Uhr', '12.30 Uhr', ['morning']],
		['14:00', '18:00', ['afternoon']],
		['13h', '18h', ['afternoon']],
		['10:00', null, both],
		['14:00', null, ['afternoon']],
		[null, '12:00', ['morning']],
		[null, null, both],
		['früh', 'spät', both],
		['12:00', '13:00', both],
		['18:00', '00:00', ['afternoon']],
	])('from %s to %s', (opens, closes, expected) => {
		expect(halvesOf({ dayCode: 6, opens, closes })).toEqual({ 6: expected });
	});

	it('are those of all hours that name the fewest days', () => {
		const morning = { dayCode: 8, opens: '09:00', closes: '12:30' };
		const afternoon = { dayCode: 8, opens: '14:00', closes: '18:00' };
		const wednesday = { dayCode: 3, opens: '09:00', closes: '12:30' };
		expect(halvesOf(morning, afternoon, wednesday)).toEqual({ 1: both, 2: both, 3: ['morning'], 4: both, 5: both });
	});

	it('of hours with different days add up where their times do not overlap', () => {
		const mornings = { dayCode: 9, opens: '09:00', closes: '12:00' };
		const afternoons = { dayCode: 8, opens: '14:00', closes: '18:00' };
		expect(halvesOf(mornings, afternoons)).toEqual({ 1: both, 2: both, 3: both, 4: both, 5: both, 6: ['morning'] });
		const lateThursday = { dayCode: 4, opens: '18:00', closes: '20:00' };
		expect(halvesOf({ ...mornings, closes: '18:00' }, lateThursday)[4]).toEqual(both);
		expect(halvesOf(mornings, { dayCode: 3, closed: true })[3]).toBeUndefined();
		expect(halvesOf(mornings, { dayCode: 3, saysWhen: true })[3]).toEqual(both);
	});

	it('are known of days of every year and of the Sundays in Advent', () => {
		expect(halvesOf({ dayCode: 15, opens: '09:00', closes: '13:00' }, { dayCode: 16, saysWhen: false })).toEqual({ '12-24': ['morning'] });
		for (const dayLabel of ['Adventssonntage', 'an den Adventssonntagen', 'Sundays in Advent', 'Dimanches de l’Avent']) {
			expect(halvesOf({ dayLabel, opens: '13:00', closes: '18:00' }), dayLabel).toEqual({ advent: ['afternoon'] });
		}
		expect(halvesOf({ dayLabel: 'Adventssonntage', closed: true })).toEqual({ advent: [] });
	});
});

it.each([
	['2026-12-25', '2026-12-25', '2026-12-25'],
	[' 2026-08-02 / 2026-08-14 ', '2026-08-02', '2026-08-14'],
	['2026-08-14/2026-08-02', '2026-08-02', '2026-08-14'],
])('%j is from %s to %s', (entry, first, last) => {
	expect(parseClosingDays(entry)).toEqual({ first, last });
});

it.each([
	...['', '2026-02-30', '25.12.2026', '2026-12-25/', '/2026-12-25', '2026-08-02/2026-08-14/2026-08-15', '2026-8-2', '12-25', 'Weihnachten'],
	...[null, undefined, 20_261_225, {}, ['2026-12-25']],
])('%j is no day', (entry) => {
	expect(parseClosingDays(entry)).toBeNull();
});
