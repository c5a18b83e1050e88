/** How wide a theme lets a line of the page be, where its header first shows entries of the menu. */

import { headerEntriesFromEm } from '../../site/constants.ts';
import type { Theme } from '../../site/theme.ts';

const emPx = 16;
const windowWidthPx = headerEntriesFromEm * emPx;

/** Of a CSS length's unit. The width of a character is that of no font: an estimate on the safe side. */
const unitsPx: Readonly<Record<string, number>> = { px: 1, rem: emPx, em: emPx, ch: 7, vw: windowWidthPx / 100, '%': windowWidthPx / 100 };

/** null where neither the page nor what stands in it is narrower than the window. */
export function toLineWidthPx({ pageWidth, wrapperWidth }: Pick<Theme, 'pageWidth' | 'wrapperWidth'>): number | null {
	const widthPx = Math.min(toPx(pageWidth), toPx(wrapperWidth));
	return widthPx < windowWidthPx ? widthPx : null;
}

function toPx(length: string | null): number {
	const [, value, unit = ''] = /^([\d.]+)(\D+)$/.exec(length ?? '') ?? [];
	return Number(value ?? Number.POSITIVE_INFINITY) * (unitsPx[unit] ?? 1);
}
