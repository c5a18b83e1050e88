/** Postcodes that a rate of delivery is limited to, as content, pages and tests name them. */

/** Beginnings of postcodes without blanks and hyphens, from the first to the last, of the same length. */
export interface PostcodeRange {
	readonly from: string;
	readonly to: string;
}
