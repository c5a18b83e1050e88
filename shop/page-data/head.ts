/** What stands in a page's head: title, description, canonical address and its counterparts in other languages. */
import type { Head, PageResult } from '../../client/runtime/built-page.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { descriptionTexts } from '../data/description-texts.ts';
import { shorten, summarise } from '../data/summarise.ts';
import type { PageInputs } from '../pages/define-page.ts';
import { definitionOf } from '../pages/definitions.ts';

type RichText = NonNullable<PageResult['richText']>;

/** `title`: the page's name without the shop's; null: the home page, whose title is the shop itself. `richText` is that of the page itself: a description is the beginning of its own text. */
export function toHead(inputs: PageInputs, title: string | null, richText: RichText): Head {
	const { route, context } = inputs;
	const { content, config } = context;
	const { displayName, seoTitle } = content.project;
	const isIndexed = route.indexed && !config.drafts;
	return {
		title: title === null ? (seoTitle?.[route.language].text ?? displayName) : `${title} – ${displayName}`,
		description: describePage(inputs, title ?? displayName, richText),
		canonical: isIndexed ? absoluteUrl(route.path, config) : null,
		noindex: !isIndexed,
		alternates: toAlternates(route, config),
		languagePaths: route.languagePaths,
	};
}

/**
 * The description for search engines: the beginning of the page's own text if it has one in its language, else a plain sentence about its content.
 * Two pages of a language have the same description only if they have the same content. null: the template has none.
 */
function describePage(inputs: PageInputs, title: string, richText: RichText): string | null {
	const { route, context, language } = inputs;
	const own = (text: Localized | null) => (text?.[language].language === language ? text[language].text : null);
	const sentence = definitionOf(route.subject).description?.(route.subject, {
		...inputs,
		title,
		richText,
		words: descriptionTexts[language],
		shopName: context.content.project.displayName,
		own,
		beginningOf: (text, html) => (own(text) === null ? null : summarise(html ?? '')),
		nameOf: (id) => context.summary(id).displayName[language].text,
	});
	return shorten(sentence ?? '');
}

function toAlternates({ alternates }: Route, config: SiteConfig): Head['alternates'] {
	if (alternates.length < 2) {
		return [];
	}
	const links = alternates.map(({ language, path }) => ({ hreflang: language as string, href: absoluteUrl(path, config) }));
	const fallback = links.find(({ hreflang }) => hreflang === defaultLanguage);
	return fallback === undefined ? links : [...links, { hreflang: 'x-default', href: fallback.href }];
}
