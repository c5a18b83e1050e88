/** The shop's logo beside its name, which says the same. */
import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import type { LogoData } from './shell-data.ts';

export interface LogoProps extends Required<Pick<PictureProps, 'className' | 'loading'>> {
	readonly logo: LogoData;
}

const blends = { onLight: 'logo-on-light', onDark: 'logo-on-dark' } as const;

export function Logo({ className, loading, logo: { picture, isNegative, blend, insetSteps } }: LogoProps): ReactNode {
	const classes = [
		className,
		...(isNegative ? ['logo-negative'] : []),
		...(blend === null ? [] : [blends[blend]]),
		...(insetSteps === 0 ? [] : [`inset-${insetSteps}`]),
	];
	return <Picture className={classes.join(' ')} picture={picture} sizes="5rem" loading={loading} decorative />;
}
