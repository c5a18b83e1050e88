/** The logo of the shop for one of the places where it stands. */
import type { LogoData } from '../../client/layout/shell-data.ts';
import type { LogoLook } from '../../pipeline/images/icons/logo-look.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from './data-context.ts';
import { chooseLogoTreatment } from './logo-treatment.ts';
import { toPicture } from './picture.ts';

/** In hundredths of the logo's height; as client/layout/header.css counts. */
const insetStep = 4;
const mostInsetSteps = 12;

/** `surface`: the colour of the ground there. null where there is no logo, or it cannot be read. */
export function toLogo({ content, images }: DataContext, language: Language, look: LogoLook | null, surface: string): LogoData | null {
	const { logo, displayName } = content.project;
	const picture = toPicture(images, logo, displayName, language);
	return picture && { picture, ...chooseLogoTreatment(look, surface), insetSteps: toInsetSteps(look) };
}

/** So that what is drawn begins where texts do. */
export function toInsetSteps(look: Pick<LogoLook, 'freeBefore'> | null): number {
	return look === null ? 0 : Math.min(mostInsetSteps, Math.round(look.freeBefore / insetStep));
}
