/** Draws a rating in thirds of a star. */

const stars = 5;
const fractions = 3;

/** How many thirds of each of the five stars are filled, from 0 to 3. */
export function starThirds(rating: number): readonly number[] {
	const thirds = Math.round(rating * fractions);
	return Array.from({ length: stars }, (_, index) => Math.min(Math.max(thirds - index * fractions, 0), fractions));
}
