/** How large a picture may be. */

export const maxPixels = 50_000_000;

/** The longest side that every format can hold: WebP's; AVIF takes one pixel more. */
export const maxSidePx = 16_383;
