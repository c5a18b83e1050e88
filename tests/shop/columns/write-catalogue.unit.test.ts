/** Form and order service read the opening hours apart, and have to come to the same days. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeAppointment } from '../../../client/orders/contract/appointment-days.ts';
import { defaultFolders } from '../../../commands/options/project-folder.ts';
import { count } from '../../../commands/testing/counts.ts';
import { toAppointments } from '../../../orders/shop/shop.ts';
import type { RecordsByCollection } from '../../../pipeline/snapshot/write-snapshot.ts';
import { toAppointmentDays } from '../../../shop/columns/write-catalogue.ts';
import { parseRecords } from '../../builders/parsed.ts';
import { readEditableSnapshot } from '../../support/editable-snapshot.ts';

const {
	records: demo,
	meta: { project: domain },
} = await readEditableSnapshot(defaultFolders.content);

function serviceDays(records: RecordsByCollection) {
	return toAppointments({ records: (name) => records[name] ?? [] }, domain);
}

it('says of the demo what the order service says', () => {
	const { content } = parseRecords(demo, domain);
	if (!content) throw new Error('The demo cannot be read');
	const days = toAppointmentDays(content);
	expect(serviceDays(demo)).toEqual(days);
	expect(judgeAppointment({ day: '2026-12-24', daypart: 'afternoon' }, '2026-12-01', days)?.reason).toBe('daypart');
	// Monday is by appointment, Sunday is closed but in Advent
	expect(days.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
	const on = (day: string) => judgeAppointment({ day, daypart: 'any' }, '2026-12-01', days) === null;
	expect(['2026-12-02', '2026-12-06', '2026-12-24', '2026-12-26', '2026-12-31', '2026-12-01'].map(on)).toEqual([
		...[true, true, true, false, false, false],
	]);
});

it('takes any day where nobody says when the shop is open', () => {
	const { content } = parseRecords({ ...demo, opening_period: [] }, domain);
	expect(content && toAppointmentDays(content).weekdays).toBeNull();
});

const periods = fc.array(
	fc.record({
		day: fc.option(fc.constantFrom<unknown>(0, 1, '2', 6, 7, 8, 11, 13, 14, 15, 16, 99, 'Mo', -1)),
		location: fc.constantFrom<unknown>(null, undefined, 1, '1', 2, 77, 'hier', { id: 1 }),
		time_open: fc.constantFrom<unknown>(null, '', '09:00', 'früh', '25:00', 930),
		time_close: fc.constantFrom<unknown>(null, '12:30', '18:00', 'spät'),
		free_text: fc.constantFrom<unknown>(null, ' ', 'nach Vereinbarung'),
		closed: fc.constantFrom<unknown>(null, true, 0, 1, 'ja'),
		opening_time: fc.constantFrom<unknown>(null, '10:00', '14 Uhr', 'bald'),
		closing_time: fc.constantFrom<unknown>(null, '12:30', '18h'),
		translations: fc.subarray([
			{ language: 'fr', day: 'Lun - Ven', free_text: null },
			{ language: 'de', day: 'Montag bis Freitag', free_text: null },
			{ language: 'de', day: 'Adventssonntage', free_text: null },
			{ language: 'en', day: 'Sat', free_text: null },
			{ language: { code: 'de-DE' }, day: 'So', free_text: null },
		]),
	}),
	{ maxLength: 4 },
);
const closingDays = fc.constantFrom<unknown>(
	...[
		null,
		'2026-12-25',
		[],
		['2026-12-25'],
		['2026-12-25', '25.12.2026', 7, null],
		['2027-01-05/2026-12-27', '2026-02-30', '2026-01-01/x'],
	],
);

/** All that days depend on: to read whatever else the demo has takes most of the time. */
const { company = [], project = [], opening_period = [] } = demo;
const withoutShop: RecordsByCollection = { company, project, opening_period };

it('says of any hours and closing days what the order service says', () => {
	fc.assert(
		fc.property(
			periods,
			closingDays,
			fc.constantFrom<unknown>(null, 0, 3, '14', -1, 'bald', 999_999_999_999),
			fc.constantFrom<unknown>('DE', 'gb', 'PT', null),
			(hours, closing_days, appointment_notice_days, country) => {
				const changed: RecordsByCollection = {
					...withoutShop,
					opening_period: hours.map((each, index) => ({ ...each, id: index + 1, sort: index + 1, project: domain })),
					project: (demo.project ?? []).map((each) => ({ ...each, closing_days, appointment_notice_days })),
					company: (demo.company ?? []).map((company, index) => ({
						...company,
						addresses: rowsOf(company.addresses).map((address) => (index === 0 ? { ...address, country } : address)),
					})),
				};
				const { content, problems } = parseRecords(changed, domain);
				if (!content) throw new Error(JSON.stringify(problems));
				const days = toAppointmentDays(content);
				expect(serviceDays(changed)).toEqual(days);
				expect(judgeAppointment({ day: '2026-12-02', daypart: 'any' }, '2026-12-01', days)).not.toBeUndefined();
			},
		),
		{ numRuns: count({ usual: 200, long: 2_000 }) },
	);
});

it('keeps a day open whose time cannot be read, as the order service does', () => {
	const own = { id: 1, project: domain, sort: 1, location: null, free_text: null, translations: [] };
	const { content } = parseRecords({ ...demo, opening_period: [{ ...own, day: 6, time_open: 'früh', time_close: null }] }, domain);
	expect(content?.openingPeriods).toEqual([]);
	expect(content && toAppointmentDays(content).weekdays).toEqual([6]);
});

it('leaves out a closing day that cannot be read, and keeps the project', () => {
	const project = (demo.project ?? []).map((each) => ({ ...each, closing_days: ['25.12.2026', '2026-12-26', 'x/y'] }));
	const { content, problems } = parseRecords({ ...demo, project }, domain);
	expect(content?.project.closingDays).toEqual([{ first: '2026-12-26', last: '2026-12-26' }]);
	const told = problems.filter(({ field }) => field.startsWith('closing_days'));
	expect(told.map(({ severity, code, id, field }) => `${severity} ${code} ${id} ${field}`)).toEqual([
		`warning field-ignored ${domain} closing_days[0]`,
		`warning field-ignored ${domain} closing_days[2]`,
	]);
});

function rowsOf(value: unknown): readonly object[] {
	return Array.isArray(value) ? value : [];
}
