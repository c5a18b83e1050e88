/** The small picture of a line's product; its name is beside it. */
import type { ReactNode } from 'react';
import { renditionPath } from '../../ui/picture-data.ts';
import type { CartProduct } from '../cart.ts';

export function LinePicture({ picture, className }: { picture: CartProduct['picture']; className: string }): ReactNode {
	if (!picture) return null;
	const { key, width, height, widthPx } = picture;
	return <img className={className} src={renditionPath(key, widthPx, 'jpeg')} width={width} height={height} alt="" />;
}
