/** How often a test tries: about a tenth in `npm test`, all of it in `npm run test:long`, which sets `LONG_TESTS=1`. */

/** True in `npm run test:long`. */
export const isLong = process.env.LONG_TESTS === '1';

/** The number of tries, faults or examples of a test. */
export function count({ usual, long }: { readonly usual: number; readonly long: number }): number {
	return isLong ? long : usual;
}
