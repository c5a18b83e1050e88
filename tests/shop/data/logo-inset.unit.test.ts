import { expect, it } from 'vitest';
import { toInsetSteps } from '../../../shop/data/logo.ts';

it.each([
	[null, 0],
	[0, 0],
	[1, 0],
	[19, 5],
	[400, 12],
])('%s hundredths of its height free before a logo: %i steps', (freeBefore, steps) => {
	expect(toInsetSteps(freeBefore === null ? null : { freeBefore })).toBe(steps);
});
