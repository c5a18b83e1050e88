import { describe, expect, it } from 'vitest';
import { outline, parsed } from '../../builders/parsed.ts';
import { anOpeningPeriodRecord, projectDomain } from '../../builders/records.ts';

const labels = [
	'Mo',
	'Di',
	'Mi',
	'Do',
	'Fr',
	'Sa',
	'So',
	'Mo - Fr',
	'Mo - Sa',
	'Mo - Do',
	'Di - Fr',
	'Di - Sa',
	'Sa - So',
	'Feiertage',
	'Heiligabend',
	'Silvester',
];

describe('by day code', () => {
	it.each(labels.map((label, index) => [index + 1, label]))('%i is %s', (day, label) => {
		const { content, problems } = parsed({ opening_period: [anOpeningPeriodRecord({ day })] });
		const days = content?.openingPeriods[0]?.days;
		expect(problems).toEqual([]);
		expect(days?.de).toEqual({ text: label, language: 'de' });
		expect([days?.en.language, days?.fr.language]).toEqual(['en', 'fr']);
	});

	it('0 is information and left out', () => {
		const { content, problems } = parsed({ opening_period: [anOpeningPeriodRecord({ day: 0 })] });
		expect([content?.openingPeriods, problems]).toEqual([[], []]);
	});

	it('17 is unknown', () => {
		const { content, problems } = parsed({ opening_period: [anOpeningPeriodRecord({ day: 17 })] });
		expect(outline(problems)).toEqual(['warning day-unknown opening_period 1 day']);
		expect(content?.openingPeriods).toEqual([]);
	});

	it.each([
		[
			{ time_open: '9:00', time_close: '18:30:00' },
			{ opens: '09:00', closes: '18:30', closed: false },
		],
		[
			{ time_open: null, time_close: null },
			{ opens: null, closes: null, closed: true },
		],
		[{ time_open: null, time_close: null, free_text: 'nach Vereinbarung' }, { closed: false }],
	])('%j', (fields, period) => {
		expect(parsed({ opening_period: [anOpeningPeriodRecord(fields)] }).content?.openingPeriods[0]).toMatchObject(period);
	});

	it('words without a translation are reported', () => {
		const { problems } = parsed({ opening_period: [anOpeningPeriodRecord({ free_text: 'nach Vereinbarung', translations: [] })] });
		expect(outline(problems)).toEqual(
			['en', 'fr'].map((language) => `warning translation-missing opening_period 1 translations.${language}`),
		);
	});

	it.each([
		['9h30', '09:30'],
		['17h', '17:00'],
		['9 h 05', '09:05'],
		['9.30', '09:30'],
		['9.30 Uhr', '09:30'],
		['17 Uhr', '17:00'],
	])('the time "%s" is %s', (time, opens) => {
		expect(parsed({ opening_period: [anOpeningPeriodRecord({ time_open: time })] }).content?.openingPeriods[0]?.opens).toBe(opens);
	});

	it.each(['25:00', '24:30', 'früh', '10:75', '9'])('the time "%s" is reported, and its row left out rather than closed', (time) => {
		const { content, problems } = parsed({ opening_period: [anOpeningPeriodRecord({ time_open: time })] });
		expect(outline(problems)).toEqual(['warning time-invalid opening_period 1 time_open']);
		expect(content?.openingPeriods).toEqual([]);
	});
});

it.each(['Mo - Fr', 'Adventssonntage', 'Feiertage', 'Heiligabend'])('the words "%s" are understood, and no warning', (day) => {
	const translations = [{ language: 'de', day, free_text: null }];
	const record = { id: 2, project: projectDomain, sort: 2, opening_time: '10:00', closing_time: '16:00', closed: false, translations };
	expect(parsed({ opening_period: [record] }).problems.filter(({ code }) => code === 'day-unknown')).toEqual([]);
});

it('the older format takes its days from the translations', () => {
	const record = {
		id: 2,
		project: projectDomain,
		sort: 2,
		opening_time: '10:00:00',
		closing_time: '16:00:00',
		closed: false,
		translations: ['de', 'en', 'fr'].map((language) => ({ language, day: `Advent ${language}`, free_text: null })),
	};
	const { content, problems } = parsed({ opening_period: [record, { ...record, id: 3, sort: 1, closed: true }] });
	// appointments cannot follow such words
	expect(outline(problems)).toEqual([2, 3].map((id) => `warning day-unknown opening_period ${id} translations.day`));
	expect(content?.openingPeriods).toMatchObject([
		{ sort: 1, closed: true, opens: null },
		{ days: { fr: { text: 'Advent fr', language: 'fr' } }, opens: '10:00', closes: '16:00', closed: false },
	]);
});
