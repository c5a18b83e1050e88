/** The widths that a theme may name, in px. */
import { expect, test } from 'vitest';
import { toLineWidthPx } from '../../../shop/data/line-width.ts';

test.each([
	[null, null, null],
	['120rem', '104rem', null],
	['120rem', '62rem', 992],
	['1000px', '62rem', 992],
	['900px', '62rem', 900],
	['50vw', null, 640],
	['100%', '100%', null],
	['60ch', null, 420],
])('page %s, wrapper %s: %s', (pageWidth, wrapperWidth, widthPx) => {
	expect(toLineWidthPx({ pageWidth, wrapperWidth })).toBe(widthPx);
});
