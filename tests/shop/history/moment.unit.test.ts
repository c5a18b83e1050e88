import { describe, expect, it } from 'vitest';
import { ClockBehind, chooseMoment } from '../../../shop/history/moment.ts';

const noon = '2026-11-20T12:00:00.000Z';

describe('the time under which a fetch writes', () => {
	it.each([
		['its own, where nothing was written yet', noon, null, noon],
		['its own, where the last one was before', noon, '2026-11-20T11:59:59.999Z', noon],
		['its own, where the last one was at the same time', noon, noon, noon],
		['the last one, where the clock is some minutes behind', '2026-11-20T11:50:00.000Z', noon, noon],
	])('is %s', (_, asOf, newest, moment) => {
		expect(chooseMoment(asOf, newest)).toBe(moment);
	});

	it('is none where the clock went far back', () => {
		expect(() => chooseMoment('2026-11-20T11:49:59.999Z', noon)).toThrow(ClockBehind);
		expect(() => chooseMoment('2025-11-20T12:00:00.000Z', noon)).toThrow(/2025-11-20.*2026-11-20.*set the clock right/);
	});
});
