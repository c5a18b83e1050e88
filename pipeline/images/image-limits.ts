/** How large a picture may be, and what it may cost. */

export const maxPixels = 50_000_000;

/** The longest side that every format can hold: WebP's; AVIF takes one pixel more. */
export const maxSidePx = 16_383;

/** Of a file. A camera's largest pictures have a third of that. */
export const maxFileBytes = 100_000_000;

/** Of the pixels that have to be in memory at once, where a format cannot be read line by line. */
export const maxHeldBytes = 250_000_000;

/** For all renditions of one picture. The largest take some seconds; a drawing of a few lines may ask for days of blurring. */
export const maxPictureMs = 60_000;
