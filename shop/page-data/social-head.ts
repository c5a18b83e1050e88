/** The part of a page's head for search engines and previews alone: its picture, its place in the site, its shop or product. */
import type { Head } from '../../client/runtime/built-page.ts';
import { toHeadImage } from '../data/head-image.ts';
import { toTrail } from '../data/structured-data.ts';
import type { TemplateResult } from '../data/template-result.ts';
import type { PageInputs } from '../pages/define-page.ts';
import { definitionOf } from '../pages/definitions.ts';

type SocialHead = Pick<Head, 'image' | 'trail' | 'keywords' | 'structuredData'>;

/** Nothing for pages that must not be indexed. `title` and `description`: the page's. */
export function toSocialHead(
	inputs: PageInputs,
	made: TemplateResult,
	{ title, description }: { readonly title: string | null; readonly description: string | null },
): SocialHead {
	const { route, context } = inputs;
	if (!route.indexed || context.config.drafts) return {};
	const definition = definitionOf(route.subject);
	const picture = definition.picture?.(made.result) ?? null;
	const parent = definition.parent?.(made.result) ?? null;
	return {
		...(picture && { image: toHeadImage(picture, context.config) }),
		...(title !== null && { trail: toTrail(route, title, parent, context) }),
		...definition.about?.(made.result, { ...inputs, description }),
	};
}
