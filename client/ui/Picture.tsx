/** A picture in the formats and widths that the builder made, with its size set so that nothing moves when it arrives. */
import type { ReactNode } from 'react';
import type { ImageFormat } from '../../site/config.ts';
import { plainText, type Text } from '../../site/text.ts';
import { type PictureData, renditionPath } from './picture-data.ts';

export interface PictureProps {
	readonly picture: PictureData;
	/** How wide the picture is shown, as the `sizes` attribute puts it. */
	readonly sizes: string;
	/** `first`: the one picture that a visitor sees first, loaded before all others. `early`: in view at once, but small. */
	readonly loading?: 'first' | 'early' | 'later';
	/** The picture repeats what the text beside it says: it gets an empty alternative text. */
	readonly decorative?: boolean;
	readonly className?: string;
}

/** Width in px of the rendition that browsers without `srcset` load. */
const plainWidthPx = 640;

/** Renders `<picture>`: one `<source>` a format, the last format as the `<img>` that every browser reads. */
export function Picture({ picture, sizes, loading = 'later', decorative = false, className }: PictureProps): ReactNode {
	const sources = picture.formats.slice(0, -1);
	const fallback = picture.formats.at(-1) ?? 'jpeg';
	const plainWidth = picture.widths.find((width) => width >= plainWidthPx) ?? picture.width;
	const lang = decorative || typeof picture.alt === 'string' ? undefined : picture.alt.lang;
	return (
		<picture className={className}>
			{sources.map((format) => (
				<source key={format} type={`image/${format}`} sizes={sizes} srcSet={sourceSet(picture, format)} />
			))}
			<img
				className={picture.crop && `crop-${picture.crop}`}
				alt={decorative ? '' : plainText(picture.alt)}
				lang={lang}
				width={picture.width}
				height={picture.height}
				loading={loading === 'later' ? 'lazy' : 'eager'}
				fetchPriority={loading === 'first' ? 'high' : undefined}
				decoding="async"
				sizes={sizes}
				srcSet={sourceSet(picture, fallback)}
				src={renditionPath(picture.key, plainWidth, fallback)}
			/>
		</picture>
	);
}

function sourceSet(picture: PictureData, format: ImageFormat): string {
	return picture.widths.map((width) => `${renditionPath(picture.key, width, format)} ${width}w`).join(', ');
}

/** Stands where a product has no picture: the first letter of its name. */
export function LetterPlate({ name }: { name: Text }): ReactNode {
	const [letter] = plainText(name);
	return (
		<div className="plate plate-type" aria-hidden>
			{letter}
		</div>
	);
}
