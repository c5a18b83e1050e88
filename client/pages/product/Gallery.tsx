/**
 * The pictures of a product in a row that snaps. Without scripts it is scrolled, its small pictures lead to the large ones, and these to their files;
 * buttons, arrow keys and the view in which one looks closely come with the first sign of use.
 */
import { type ReactNode, useState } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import { type PictureData, renditionPath } from '../../ui/picture-data.ts';
import { useLazyPart } from '../../ui/use-lazy-part.tsx';
import type { GalleryToolsProps } from './GalleryTools.tsx';

export function Gallery({ pictures }: { readonly pictures: readonly PictureData[] }): ReactNode {
	const [zoomed, onZoom] = useState<number | null>(null);
	const { open, phase, render } = useLazyPart<GalleryToolsProps>({
		load: () => import('./GalleryTools.tsx').then(({ GalleryTools }) => GalleryTools),
		texts: ['requests'],
		sheet: 'gallery',
	});
	// after a failure, do not try again: the link works without it
	const begin = phase === 'idle' ? open : undefined;
	const row = (large: boolean) => (
		<ul className={large ? 'gallery-row' : 'gallery-marks'}>
			{pictures.map((picture, index) => (
				<li key={picture.key} id={large ? `picture-${index}` : undefined}>
					<a
						href={large ? renditionPath(picture.key, picture.width, 'jpeg') : `#picture-${index}`}
						data-replay={large ? '' : undefined}
						onClick={(event) => {
							if (!large || phase === 'error') return;
							event.preventDefault();
							open();
							onZoom(index);
						}}
					>
						<Picture
							className="plate-picture"
							picture={picture}
							sizes={large ? '(min-width: 96em) 52rem, (min-width: 62em) 54vw, (min-width: 48em) 45vw, 92vw' : '5rem'}
							loading={large && !index ? 'first' : 'later'}
						/>
					</a>
				</li>
			))}
		</ul>
	);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only notices that its links are about to be used
		<div onPointerEnter={begin} onFocus={begin}>
			{row(true)}
			{pictures.length > 1 && row(false)}
			{render({ pictures, zoomed, onZoom })}
		</div>
	);
}
