/** Draws a rating in stars, for the page's HTML and the app alike. */

const stars = 5;
const fractions = 3;

/** How many thirds of each of the five stars are filled, from 0 to 3. */
export function starThirds(rating: number): readonly number[] {
	const thirds = Math.round(rating * fractions);
	return Array.from({ length: stars }, (_, index) => Math.min(Math.max(thirds - index * fractions, 0), fractions));
}

/** Width and height of the view box that the path fills, and of the star where nothing says otherwise, in CSS pixels. */
export const starPx = 24;

/** For `d` of a path. */
export const starPath = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';
