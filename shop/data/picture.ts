/** Names a processed picture for a page, and for its head, where previews and structured data find it. */

import type { ProductData } from '../../client/products/product-data.ts';
import type { HeadImage } from '../../client/runtime/built-page.ts';
import { type PictureData, renditionPath } from '../../client/ui/picture-data.ts';
import type { FileId } from '../../pipeline/records/file-record.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import { plainText, type Text } from '../../site/text.ts';
import type { PictureSource } from './data-context.ts';
import { toText } from './localized-text.ts';

/** null where there is no file, or the store does not have it. `name` stands in for a missing alternative text. */
export function toPicture(images: PictureSource, file: FileId | null, name: Text, language: Language): PictureData | null {
	const picture = file === null ? null : images.picture(file);
	if (picture === null) return null;
	const { key, width, height, widths, formats, alt, crop } = picture;
	return { key, width, height, widths, formats, alt: alt ? toText(alt, language) : name, ...(crop && { crop }) };
}

/** Previews ask for no more; the next larger rendition is taken. */
const previewWidthPx = 1200;

/** The pictures of a product, or of one of its variants; `variant` null: of the product. */
export function toHeadImages(
	{ pictures, variants }: Pick<ProductData, 'pictures' | 'variants'>,
	config: Pick<SiteConfig, 'siteUrl'>,
): (variant: number | null) => readonly HeadImage[] {
	return (variant) => (variants.find(({ id }) => id === variant)?.pictures ?? pictures).map((picture) => toHeadImage(picture, config));
}

/** In the format that everything reads. */
export function toHeadImage({ key, width, height, widths, formats, alt }: PictureData, config: Pick<SiteConfig, 'siteUrl'>): HeadImage {
	const shown = widths.find((each) => each >= previewWidthPx) ?? width;
	return {
		url: absoluteUrl(renditionPath(key, shown, formats.at(-1) ?? 'jpeg'), config),
		width: shown,
		height: Math.round((height * shown) / width),
		alt: plainText(alt),
	};
}
