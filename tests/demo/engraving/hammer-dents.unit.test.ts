import { expect, test } from 'vitest';
import { hammerDents } from '../../../demo/engraving/hammer-dents.ts';

const [length, width, size] = [195, 11, 2.9];
const dents = hammerDents(length, width, size, 7);

test('run round: the strip ends as it begins', () => {
	for (const across of [-5, -1.3, 0, 2.2, 5.4]) {
		for (const along of [0, 0.4, 1.7]) expect(dents.height(along + length, across)).toBeCloseTo(dents.height(along, across), 9);
	}
});

test('are bowls: along a ridge it is higher than beside it', () => {
	expect(dents.ridges.length).toBeGreaterThan(400);
	for (const [from, to] of dents.ridges.filter((_, index) => index % 25 === 0)) {
		const [along, across] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
		const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
		const reach = 0.2 / Math.hypot(dx, dy);
		const beside = [1, -1].map((side) => dents.height(along - side * dy * reach, across + side * dx * reach));
		expect(dents.height(along, across)).toBeGreaterThan(Math.max(...beside));
	}
});

test('stay on the strip, and are other ones for another hand', () => {
	for (const end of dents.ridges.flat()) expect(Math.abs(end[1])).toBeLessThanOrEqual(width / 2 + 1e-9);
	expect(hammerDents(length, width, size, 8).ridges).not.toEqual(dents.ridges);
	expect(hammerDents(length, width, size, 7).ridges).toEqual(dents.ridges);
});
