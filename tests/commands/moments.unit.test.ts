import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseAge, parseMoment } from '../../commands/options/command-line.ts';

describe('an age on the command line', () => {
	it.each([
		['24h', 86_400_000],
		['90m', 5_400_000],
		['2d', 172_800_000],
	])('%s', (text, ms) => {
		expect(parseAge(text)).toBe(ms);
	});

	it.each(['', '24', 'h', '-1h', '1.5h', '24 h', '1w', '12345678d'])('is not %j', (text) => {
		expect(() => parseAge(text)).toThrow('such as 90m, 24h or 2d');
	});
});

describe('a time on the command line', () => {
	beforeEach(() => {
		vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it.each([
		['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
		['2026-11-20T12:00+01:00', '2026-11-20T11:00:00.000Z'],
	])('%s', (text, moment) => {
		expect(parseMoment(text)).toBe(moment);
	});

	it.each(['', 'yesterday', '2026-11-20', '2026-11-20T12:00:00', '2026-13-20T12:00:00Z'])('is not %j', (text) => {
		expect(() => parseMoment(text)).toThrow('a time with its zone');
	});
	it('may lie as far ahead of the clock as clocks of machines differ, and no further', () => {
		expect(parseMoment('2026-11-20T12:10:00Z')).toBe('2026-11-20T12:10:00.000Z');
		expect(() => parseMoment('2026-11-20T12:10:01Z')).toThrow('10 minutes ahead');
		expect(() => parseMoment('2062-11-20T12:00:00Z')).toThrow('10 minutes ahead');
	});
});
