/** Makes the one value that a page is rendered from: the route's subject through its template's definition, with head and build hash. */
import type { PageData, TemplateName, Templates } from '../../client/pages/page-data.ts';
import type { Head, PageResult } from '../../client/runtime/built-page.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import { absoluteUrl } from '../../renderer/absolute-url.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultTimeZone } from '../../site/constants.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { queryHash } from '../../site/query-files.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { DataContext } from '../data/data-context.ts';
import { descriptionTexts } from '../data/description-texts.ts';
import { toLiveSource } from '../data/form-target.ts';
import { toHeadImage } from '../data/picture.ts';
import { toTrail } from '../data/structured-data.ts';
import { shorten, summarise } from '../data/summarise.ts';
import type { ShopSubject } from '../plan/shop-plan.ts';
import type { PageDefinition, PageInputs } from './define-page.ts';
import { definitionOf } from './definitions.ts';

export function toPageData(route: Route<ShopSubject>, context: DataContext, buildHash: string): PageData {
	const { path, subject, language } = route;
	const inputs: PageInputs = { route, context, language, texts: context.texts(language) };
	const definition = definitionOf(subject);
	const result = { ...definition.data(subject, inputs), ...liveOf(definition, context), ...timesOf(definition, context) };
	const made = { template: subject.template, result } as TemplateResult;
	const title = definition.title(subject, inputs);
	const own = toHead(inputs, title, made.result.richText ?? {});
	const head = { ...own, ...toSocialHead(inputs, made, { title, description: own.description }) };
	const matchPath = definition.matchPath?.(route);
	const staticQueryHashes = (definition.queries?.(language) ?? []).map(queryHash);
	return { path, ...(matchPath !== undefined && { matchPath }), buildHash, staticQueryHashes, head, ...made };
}

/** None where offers show shared products: the backend has their parts, and no record that is like the built one. */
function liveOf({ showsProducts }: PageDefinition, { config, content, shop }: DataContext): object {
	const live = toLiveSource(config);
	return live === null || shop === null || content.showsShared || !showsProducts ? {} : { live };
}

function timesOf({ namesTimes }: PageDefinition, { content }: DataContext): object {
	const timeZone = timeZoneOf(content.company.country);
	return timeZone === defaultTimeZone || !namesTimes ? {} : { timeZone };
}

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
	if (alternates.length < 2) return [];
	const links = alternates.map(({ language, path }) => ({ hreflang: language as string, href: absoluteUrl(path, config) }));
	const fallback = links.find(({ hreflang }) => hreflang === defaultLanguage);
	return fallback === undefined ? links : [...links, { hreflang: 'x-default', href: fallback.href }];
}

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

export type TemplateResult = { [Name in TemplateName]: { readonly template: Name; readonly result: Templates[Name] } }[TemplateName];
