/** What is in a page's head for search engines and previews alone: its picture, its place in the site, the shop or the product that it is about. */

import type { ProductData } from '../../client/products/product-data.ts';
import type { Head, HeadImage, StructuredData } from '../../client/runtime/built-page.ts';
import { type PictureData, renditionPath } from '../../client/ui/picture-data.ts';
import type { SiteConfig } from '../../site/config.ts';
import { plainText } from '../../site/text.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { Route } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';
import { titleOf } from './head.ts';
import { toBranches, toStore, toTrail } from './structured-data.ts';
import { toProductRecord } from './structured-product.ts';
import type { TemplateResult } from './template-result.ts';

/** Previews ask for no more; the next larger rendition is taken. */
const previewWidthPx = 1200;

type SocialHead = Pick<Head, 'image' | 'trail' | 'keywords' | 'store' | 'branches' | 'product'>;

/** Nothing for pages that must not be indexed. `description`: the page's. */
export function toSocialHead(route: Route, made: TemplateResult, context: DataContext, description: string | null): SocialHead {
	const { config } = context;
	if (!route.indexed || config.drafts) {
		return {};
	}
	const picture = pictureOf(made);
	const title = titleOf(route, context);
	const keywords = made.template === 'home' ? context.content.project.seoKeywords?.[route.language].text : undefined;
	const product = made.template === 'product' ? productOf(route, made.result, context, description) : null;
	const isOfShop = made.template === 'home' || made.template === 'contact';
	const branches = isOfShop ? toBranches(context, route.language) : [];
	return {
		...(picture && { image: toHeadImage(picture, config) }),
		...(title !== null && { trail: toTrail(route, title, made, context) }),
		...(keywords && { keywords: plainText(keywords) }),
		...(isOfShop && { store: toStore(context, route.language) }),
		...(branches.length > 0 && { branches }),
		...(product && { product }),
	};
}

function productOf(route: Route, data: ProductData, context: DataContext, description: string | null): StructuredData | null {
	const images = toHeadImages(data, context.config);
	return context.shop && toProductRecord({ product: context.product(data.id), data, route, description, images }, context.shop, context);
}

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

/** The page's own, where it has one. */
function pictureOf(made: TemplateResult): PictureData | null {
	switch (made.template) {
		case 'product':
			return made.result.pictures[0] ?? null;
		case 'brand':
		case 'watch-brand':
			return made.result.picture;
		case 'home':
			return made.result.hero;
		case 'text':
			return made.result.film?.poster ?? null;
		default:
			return null;
	}
}
