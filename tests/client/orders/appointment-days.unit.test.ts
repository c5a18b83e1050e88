/** Why a buyer cannot come on a day, and on which one instead. The form and the order service judge by it. */
import { describe, expect, it } from 'vitest';
import {
	type AppointmentDays,
	firstAppointmentDay,
	judgeAppointment,
	lastAppointmentDay,
} from '../../../client/orders/contract/appointment-days.ts';
import type { Daypart } from '../../../client/orders/contract/form-requests.ts';

/** Tuesday to Saturday, Wednesday and Saturday in the morning only; Sundays in Advent in the afternoon. */
const days: AppointmentDays = {
	timeZone: 'Europe/Berlin',
	noticeDays: 2,
	weekdays: [2, 3, 4, 5, 6],
	closed: [
		['12-31', '12-31'],
		['2026-12-25', '2026-12-26'],
	],
	halves: { 3: ['morning'], 6: ['morning'], '12-24': ['morning'], advent: ['afternoon'] },
};
// a Friday
const today = '2026-11-20';

it.each<[day: string, Daypart, expected: ReturnType<typeof judgeAppointment>]>([
	['2026-11-24', 'afternoon', null],
	['2026-11-25', 'morning', null],
	['2026-11-25', 'any', null],
	['2026-11-25', 'afternoon', { reason: 'daypart', next: '2026-11-26' }],
	['2026-11-28', 'afternoon', { reason: 'daypart', next: '2026-11-29' }],
	['2026-11-21', 'any', { reason: 'notice', next: '2026-11-24' }],
	['2026-11-19', 'any', { reason: 'past', next: '2026-11-24' }],
	['2025-11-21', 'any', { reason: 'past', next: '2026-11-24' }],
	['2026-11-20', 'any', { reason: 'notice', next: '2026-11-24' }],
	['2026-11-23', 'morning', { reason: 'weekday', next: '2026-11-24' }],
	['2026-11-22', 'any', { reason: 'weekday', next: '2026-11-24' }],
	// the first Sunday in Advent
	['2026-11-29', 'afternoon', null],
	['2026-11-29', 'morning', { reason: 'daypart', next: '2026-12-01' }],
	['2026-12-20', 'any', null],
	['2026-12-24', 'morning', null],
	['2026-12-24', 'afternoon', { reason: 'daypart', next: '2026-12-29' }],
	['2026-12-25', 'morning', { reason: 'closed', next: '2026-12-29' }],
	['2026-12-27', 'any', { reason: 'weekday', next: '2026-12-29' }],
	['2026-12-31', 'any', { reason: 'closed', next: '2027-01-01' }],
	// the last day is a Saturday
	['2027-11-20', 'morning', null],
	['2027-11-21', 'any', { reason: 'late', next: '2027-11-20' }],
	['2027-11-21', 'afternoon', { reason: 'late', next: '2027-11-19' }],
	['9999-12-31', 'any', { reason: 'late', next: '2027-11-20' }],
])('%s, %s', (day, daypart, expected) => {
	expect(judgeAppointment({ day, daypart }, today, days)).toEqual(expected);
});

describe('a day with hours of its own', () => {
	it('is open where its day of the week is closed', () => {
		// a Monday
		expect(judgeAppointment({ day: '2029-12-24', daypart: 'morning' }, '2029-12-01', days)).toBeNull();
		expect(judgeAppointment({ day: '2029-12-24', daypart: 'afternoon' }, '2029-12-01', days)).toEqual({
			reason: 'daypart',
			next: '2029-12-25',
		});
	});

	it('is closed where its day of the week is open', () => {
		const adventOff = { ...days, weekdays: [2, 3, 4, 5, 6, 7], halves: { advent: [] } };
		expect(judgeAppointment({ day: '2026-11-29', daypart: 'any' }, today, adventOff)).toEqual({ reason: 'closed', next: '2026-12-01' });
		expect(judgeAppointment({ day: '2026-11-22', daypart: 'any' }, '2026-11-01', adventOff)).toBeNull();
		const closedAnyway = { ...adventOff, weekdays: days.weekdays };
		expect(judgeAppointment({ day: '2026-11-29', daypart: 'any' }, today, closedAnyway)?.reason).toBe('weekday');
	});
});

describe('the last day', () => {
	const monday = { ...days, weekdays: [1], halves: {} };

	it('is a year away, and a later one is never named', () => {
		expect(lastAppointmentDay('2026-11-20', days)).toBe('2027-11-20');
		expect(lastAppointmentDay('2027-11-20', days)).toBe('2028-11-19');
		expect(judgeAppointment({ day: '2027-11-16', daypart: 'any' }, today, monday)).toEqual({ reason: 'weekday', next: null });
		expect(judgeAppointment({ day: '2027-11-21', daypart: 'any' }, today, monday)).toEqual({ reason: 'late', next: '2027-11-15' });
	});

	it('is the first one where the shop asks for more notice than a year', () => {
		const long = { ...days, noticeDays: 400 };
		const first = firstAppointmentDay(today, long);
		expect(lastAppointmentDay(today, long)).toBe(first);
		expect(judgeAppointment({ day: first, daypart: 'any' }, today, long)?.reason).not.toBe('late');
	});
});

it('takes any day and half where nobody says when the shop is open', () => {
	const unknown = { ...days, weekdays: null, closed: [], halves: {} };
	expect(judgeAppointment({ day: '2026-11-22', daypart: 'afternoon' }, today, unknown)).toBeNull();
});

it('names no other day where the shop is never open', () => {
	const never = { ...days, weekdays: [], halves: {} };
	expect(judgeAppointment({ day: '2026-11-24', daypart: 'any' }, today, never)).toEqual({ reason: 'weekday', next: null });
	expect(judgeAppointment({ day: '2028-11-24', daypart: 'any' }, today, never)).toEqual({ reason: 'late', next: null });
});
