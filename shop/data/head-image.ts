/** Pictures as a page's head names them, for previews and structured data. */
import type { ProductData } from '../../client/products/product-data.ts';
import type { HeadImage } from '../../client/runtime/built-page.ts';
import { type PictureData, renditionPath } from '../../client/ui/picture-data.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { SiteConfig } from '../../site/config.ts';
import { plainText } from '../../site/text.ts';

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
