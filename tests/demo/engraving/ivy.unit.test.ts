import { expect, test } from 'vitest';
import { isOnLeaf, ivySprig } from '../../../demo/engraving/ivy.ts';

const { leaves, lines } = ivySprig();

test('a sprig has leaves with a lit and a shaded side', () => {
	expect(leaves.length).toBeGreaterThan(5);
	for (const leaf of leaves) {
		const inside = Array.from({ length: 3600 }, (_, i): [number, number] => [
			(i % 60) * 0.25 - 7.5,
			Math.floor(i / 60) * 0.28 - 8.4,
		]).filter(([x, y]) => isOnLeaf(leaf, x, y));
		const shaded = inside.filter(([x, y]) => leaf.isShaded(x, y)).length;
		expect(inside.length).toBeGreaterThan(20);
		expect(shaded / inside.length).toBeGreaterThan(0.3);
		expect(shaded / inside.length).toBeLessThan(0.7);
	}
});

test('the stem runs behind the leaves', () => {
	const stem = lines.filter(({ width }) => width === 2.8);
	expect(stem.length).toBeGreaterThan(1);
	for (const point of stem.flatMap(({ points }) => points)) expect(leaves.some((leaf) => isOnLeaf(leaf, ...point))).toBe(false);
});

test('all of it lies within the medallion of the locket', () => {
	for (const [x, y] of lines.flatMap(({ points }) => points)) expect(Math.hypot(x / 8.3, y / 10.5)).toBeLessThan(0.8);
});
