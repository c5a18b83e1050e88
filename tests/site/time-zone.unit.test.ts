import { expect, it } from 'vitest';
import { timeZoneOf } from '../../site/time-zone.ts';

it.each([
	['DE', '2026-11-20 00:30'],
	['GB', '2026-11-19 23:30'],
	['PT', '2026-11-19 23:30'],
	['JE', '2026-11-19 23:30'],
	['AX', '2026-11-20 01:30'],
	['GR', '2026-11-20 01:30'],
	['CY', '2026-11-20 01:30'],
	['IS', '2026-11-19 23:30'],
	['US', '2026-11-20 00:30'],
	['constructor', '2026-11-20 00:30'],
])('in %s it is %s', (country, expected) => {
	const format = new Intl.DateTimeFormat('sv', { timeZone: timeZoneOf(country), dateStyle: 'short', timeStyle: 'short' });
	expect(format.format(Date.parse('2026-11-19T23:30:00Z'))).toBe(expected);
});

it('knows a zone of every country of Europe that delivers', () => {
	const countries = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
	for (const country of countries) {
		expect(new Intl.DateTimeFormat('sv', { timeZone: timeZoneOf(country) }).format(0), country).toMatch(/^1970-01-01$/);
		if (country !== 'DE') expect(timeZoneOf(country), country).not.toBe('Europe/Berlin');
	}
});
