/** The number of tries of a test: about a tenth in `npm test` and `npm run test:all`, all of them in `npm run test:long`, which sets `LONG_TESTS=1`. */

/** True in `npm run test:long`. */
export const isLong = process.env.LONG_TESTS === '1';

/** For tests that try often. */
export const longestMs = isLong ? 3_600_000 : 600_000;

/** For the tests that take half of the long run. */
export const longestOfAllMs = isLong ? 6 * 3_600_000 : 600_000;

/** The number of tries, faults or examples of a test. */
export function count({ usual, long }: { readonly usual: number; readonly long: number }): number {
	return isLong ? long : usual;
}

/** At most `number` whole numbers from `first` to `last`, as far apart from each other as can be: the ends and between, or the middle. */
export function evenly(first: number, last: number, number: number): readonly number[] {
	if (number === 1) return [Math.round((first + last) / 2)];
	const taken = Math.min(number, last - first + 1);
	return Array.from({ length: taken }, (_, index) => Math.round(first + (index * (last - first)) / (taken - 1)));
}

/** At most `number` of a list, as far apart from each other as can be. */
export function someOf<Item>(list: readonly Item[], number: number): readonly Item[] {
	return evenly(0, list.length - 1, number).flatMap((index) => list.slice(index, index + 1));
}
