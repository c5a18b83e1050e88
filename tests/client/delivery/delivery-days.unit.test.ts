/** Days on which parcels travel: against a calendar of holidays that was written down by hand. */
import { expect, test } from 'vitest';
import { dayIn, workingDaysAfter } from '../../../client/delivery/delivery-days.ts';

const after = (day: string, count: number) => new Date(workingDaysAfter(day, count)).toISOString().slice(0, 10);

test.each([
	['over a weekend', '2026-11-20', 1, '2026-11-23'],
	['from a Sunday', '2026-11-22', 3, '2026-11-25'],
	['over Christmas', '2026-12-23', 2, '2026-12-28'],
	['over New Year', '2026-12-31', 1, '2027-01-04'],
	['over Easter', '2026-04-02', 1, '2026-04-07'],
	['over Ascension', '2026-05-13', 1, '2026-05-15'],
	['over Whit Monday', '2026-05-22', 1, '2026-05-26'],
	['over the day of German Unity', '2025-10-02', 1, '2025-10-06'],
	['over Labour Day', '2029-04-30', 1, '2029-05-02'],
	['from a working day, none', '2026-11-20', 0, '2026-11-20'],
	['from a Saturday, none', '2026-11-21', 0, '2026-11-23'],
])('%s: %s and %i is %s', (_, day, count, expected) => {
	expect(after(day, count)).toBe(expected);
});

test('a shop outside Germany has none of its holidays', () => {
	const abroad = (day: string, count: number) => new Date(workingDaysAfter(day, count, true)).toISOString().slice(0, 10);
	expect(abroad('2026-12-23', 2)).toBe('2026-12-25');
	expect(abroad('2025-10-02', 1)).toBe('2025-10-03');
	expect(abroad('2026-05-22', 1)).toBe('2026-05-25');
	expect(abroad('2026-11-21', 0)).toBe('2026-11-23');
});

/** Of the German calendar. */
const easterMondays = ['2024-04-01', '2025-04-21', '2027-03-29', '2028-04-17', '2030-04-22', '2035-03-26', '2038-04-26', '2040-04-02'];

test.each(easterMondays)('nothing travels on Easter Monday %s', (monday) => {
	const sunday = new Date(Date.parse(monday) - 86_400_000).toISOString().slice(0, 10);
	expect(after(sunday, 1)).toBe(new Date(Date.parse(monday) + 86_400_000).toISOString().slice(0, 10));
});

test('it is the day of Berlin that counts', () => {
	expect(dayIn('Europe/Berlin', Date.parse('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
	expect(dayIn('Europe/Berlin', Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});
