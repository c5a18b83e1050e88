/** How a logo stands on a ground that it may not have been drawn for. */
import type { LogoData } from '../../client/layout/shell-data.ts';
import { isLegibleOn, type LogoLook } from '../../pipeline/images/icons/logo-look.ts';
import { colorMode } from '../../site/contrast.ts';

export type LogoTreatment = Pick<LogoData, 'isNegative' | 'blend'>;

const asItIs: LogoTreatment = { isNegative: false, blend: null };

/**
 * A logo through which the page is seen stands as it is wherever enough of it can be told from the ground, else as its negative. One with a
 * plain ground of its own loses that: light on light by multiplying, dark on dark by screening, and where the two differ after it was
 * made a negative. A picture up to its edges stays one, and so does a logo of which nothing is known.
 */
export function chooseLogoTreatment(look: LogoLook | null, surface: string): LogoTreatment {
	if (look !== null && !look.isOpaque) {
		return { isNegative: !isLegibleOn(look, surface), blend: null };
	}
	if (look === null || look.ground === null) {
		return asItIs;
	}
	const mode = colorMode(surface);
	return { isNegative: colorMode(look.ground) !== mode, blend: mode === 'dark' ? 'onDark' : 'onLight' };
}
