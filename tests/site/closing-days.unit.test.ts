import { expect, it } from 'vitest';
import { parseClosingDays } from '../../site/closing-days.ts';

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
