import { expect, it } from 'vitest';
import type { LogoLook } from '../../../pipeline/images/icons/logo-look.ts';
import { chooseLogoTreatment } from '../../../shop/data/logo.ts';

const light = '#f3f4f0';
const dark = '#17353b';

/** Drawn in one shade, from black (0) to white (15). */
function aLook(shade: number, ground: string | null = null, isOpaque = ground !== null): LogoLook {
	return { ground, isOpaque, freeBefore: 0, shades: Array.from({ length: 16 }, (_, index) => (index === shade ? 1000 : 0)) };
}

it.each<[string, LogoLook | null, string, boolean, 'onLight' | 'onDark' | null]>([
	['dark lines, on light', aLook(1), light, false, null],
	['dark lines, on dark', aLook(1), dark, true, null],
	['light lines, on dark', aLook(15), dark, false, null],
	['light lines, on light', aLook(15), light, true, null],
	['dark lines on their own white, on light', aLook(1, '#ffffff'), light, false, 'onLight'],
	['dark lines on their own white, on dark', aLook(1, '#ffffff'), dark, true, 'onDark'],
	['light lines on their own black, on dark', aLook(15, '#000000'), dark, false, 'onDark'],
	['light lines on their own black, on light', aLook(15, '#000000'), light, true, 'onLight'],
	['a picture up to its edges, on dark', aLook(8, null, true), dark, false, null],
	['one of which nothing is known, on dark', null, dark, false, null],
])('%s', (_, look, surface, isNegative, blend) => {
	expect(chooseLogoTreatment(look, surface)).toEqual({ isNegative, blend });
});
