/** What stands in a page's head for search engines and previews alone: its picture, its place in the site, the house. */
import type { Head } from '../../client/pages/page-data.ts';
import { type PictureData, renditionPath } from '../../client/pages/picture-data.ts';
import type { SiteConfig } from '../../site/config.ts';
import { plainText } from '../../site/text.ts';
import type { Route } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';
import { absoluteUrl, titleOf } from './head.ts';
import { toStore, toTrail } from './structured-data.ts';
import type { TemplateResult } from './template-result.ts';

/** Previews ask for no more; the next larger rendition is taken. */
const previewWidthPx = 1200;

/** Nothing for pages that must not be indexed. */
export function toSocialHead(route: Route, made: TemplateResult, context: DataContext): Pick<Head, 'image' | 'trail' | 'store'> {
	const { config } = context;
	if (!route.indexed || config.drafts) {
		return {};
	}
	const picture = pictureOf(made);
	const title = titleOf(route, context);
	return {
		...(picture && { image: toHeadImage(picture, config) }),
		...(title !== null && { trail: toTrail(route, title, made, context) }),
		...((made.template === 'home' || made.template === 'contact') && { store: toStore(context, route.language) }),
	};
}

/** In the format that everything reads. */
export function toHeadImage(
	{ key, width, height, widths, formats, alt }: PictureData,
	config: Pick<SiteConfig, 'siteUrl'>,
): NonNullable<Head['image']> {
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
