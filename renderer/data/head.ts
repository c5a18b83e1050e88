/** What stands in a page's head: title, description, canonical address and its counterparts in other languages. */
import type { Head, PageResult } from '../../client/pages/page-data.ts';
import type { Localized } from '../../pipeline/content/localized.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage, type Language } from '../../site/languages.ts';
import type { Route } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';

const descriptionLength = 160;

type RichText = NonNullable<PageResult['richText']>;

/** `richText` is that of the page itself: a description is the beginning of its own text. */
export function toHead(route: Route, context: DataContext, richText: RichText): Head {
	const { content, config } = context;
	const { displayName } = content.project;
	const isIndexed = route.indexed && !config.drafts;
	const title = titleOf(route, context);
	return {
		title: title === null ? homeTitle(route, context) : `${title} – ${displayName}`,
		description: descriptionOf(route, context, richText),
		canonical: isIndexed ? absoluteUrl(route.path, config) : null,
		noindex: !isIndexed,
		alternates: toAlternates(route, config),
		languagePaths: route.languagePaths,
	};
}

/** The absolute address of a site path; the origin alone stands for the home page as `https://host/`. */
export function absoluteUrl(path: string, config: Pick<SiteConfig, 'siteUrl'>): string {
	return `${config.siteUrl}${path}`;
}

function toAlternates({ alternates }: Route, config: SiteConfig): Head['alternates'] {
	if (alternates.length < 2) {
		return [];
	}
	const links = alternates.map(({ language, path }) => ({ hreflang: language as string, href: absoluteUrl(path, config) }));
	const fallback = links.find(({ hreflang }) => hreflang === defaultLanguage);
	return fallback === undefined ? links : [...links, { hreflang: 'x-default', href: fallback.href }];
}

function homeTitle({ language }: Route, { content }: DataContext): string {
	return content.project.seoTitle?.[language].text ?? content.project.displayName;
}

/** The page's name without the house's; null: the home page, whose title is the house itself. */
export function titleOf({ subject, language }: Route, context: DataContext): string | null {
	const texts = context.texts(language);
	switch (subject.template) {
		case 'home':
			return null;
		case 'window':
			return texts.window.title;
		case 'brands':
			return texts.brands.title;
		case 'goods': {
			const name = subject.name?.[language].text ?? texts.goods.names[subject.key];
			return subject.page === 1 ? name : `${name}, ${texts.list.page(subject.page, subject.pageCount)}`;
		}
		case 'brand':
		case 'watch-brand':
			return subject.brand.displayName;
		case 'product-list': {
			const list = subject.category?.displayName[language].text ?? texts.list.everything;
			return subject.page === 1 ? list : `${list}, ${texts.list.page(subject.page, subject.pageCount)}`;
		}
		case 'product':
			return context.product(subject.id).displayName[language].text;
		case 'text':
		case 'privacy':
			return subject.title[language].text;
		case 'imprint':
			return texts.imprint.title;
		case 'contact':
			return texts.contact.title;
		case 'thanks':
			return texts.thanks.title;
		case 'newsletter':
			return texts.newsletter.title;
		case 'cart':
			return texts.cart.title;
		case 'not-found':
			return texts.notFound.title;
	}
}

/** A page's own text where it has one, the pieces that a list shows, the house's sentence on its home page; no text in another language. */
function descriptionOf({ subject, language }: Route, context: DataContext, richText: RichText): string | null {
	const own = (text: Localized | null) => (text?.[language].language === language ? text[language].text : null);
	switch (subject.template) {
		case 'home':
			return own(context.content.project.seoDescription);
		case 'brand':
		case 'watch-brand':
			return own(subject.brand.lead);
		case 'product':
			return own(context.product(subject.id).description) === null ? null : summarise(richText.description ?? '');
		case 'text':
		case 'privacy':
			return own(subject.body) === null ? null : summarise(richText.body ?? '');
		case 'contact': {
			const intro = context.content.pages.find((page) => page.type === 'contact');
			return own(intro?.body ?? null) === null ? null : summarise(richText.intro ?? '');
		}
		case 'product-list':
			return describeList(subject.products, { language, house: context.content.project.displayName }, context);
		default:
			return null;
	}
}

/** What a list shows, by name: `Juwelier Weidenbach: Armreif Bogen, Kette Anker …`. null where it is empty. */
function describeList(
	ids: readonly number[],
	{ language, house }: { language: Language; house: string },
	context: DataContext,
): string | null {
	const names = ids.map((id) => context.summary(id).displayName[language].text);
	return names.length === 0 ? null : shorten(`${house}: ${names.join(', ')}`);
}

/** The beginning of rich text as one plain sentence. null where nothing is left. */
export function summarise(html: string): string | null {
	return shorten(beginningOf(html));
}

/** Cut at a word. null where there is nothing. */
function shorten(text: string): string | null {
	if (text.length <= descriptionLength) {
		return text === '' ? null : text;
	}
	const cut = text.slice(0, descriptionLength);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), descriptionLength / 2)).replace(/[\s,;:–-]+$/, '')} …`;
}

/** Plain text of the paragraphs until there is enough of it; of everything where there are no paragraphs. */
function beginningOf(html: string): string {
	let text: string | null = null;
	for (const [paragraph] of html.matchAll(/<p\b[^>]*>[\s\S]*?<\/p>/g)) {
		text = tidy(`${text ?? ''} ${withoutTags(paragraph)}`);
		if (text.length > descriptionLength) {
			return text;
		}
	}
	return text ?? tidy(withoutTags(html));
}

function tidy(text: string): string {
	return (
		text
			// Any white space becomes one blank; those that are one already, nearly all, are left alone.
			.replace(/ \s+|[^\S ]\s*/g, ' ')
			.replace(/ ([,.;:!?])/g, '$1')
			.trim()
	);
}

function withoutTags(html: string): string {
	return decodeReferences(html.replace(/<[^>]*>/g, ' '));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decodeReferences(text: string): string {
	return text
		.replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => named[name] ?? whole);
}
