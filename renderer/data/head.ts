/** What stands in a page's head: title, description, canonical address and its counterparts in other languages. */

import type { Head, PageResult } from '../../client/runtime/built-page.ts';
import { liveWords } from '../../client/texts/live-words.ts';
import type { SiteConfig } from '../../site/config.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { Route } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';
import { describePage } from './description.ts';

type RichText = NonNullable<PageResult['richText']>;

/** `richText` is that of the page itself: a description is the beginning of its own text. */
export function toHead(route: Route, context: DataContext, richText: RichText): Head {
	const { content, config } = context;
	const { displayName } = content.project;
	const isIndexed = route.indexed && !config.drafts;
	const title = titleOf(route, context);
	return {
		title: title === null ? homeTitle(route, context) : `${title} – ${displayName}`,
		description: describePage(route, { context, richText, title: title ?? displayName }),
		canonical: isIndexed ? absoluteUrl(route.path, config) : null,
		noindex: !isIndexed,
		alternates: toAlternates(route, config),
		languagePaths: route.languagePaths,
	};
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

/** The page's name without the shop's; null: the home page, whose title is the shop itself. */
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
		case 'checkout':
			return texts.checkout.title;
		case 'payment':
			return texts.payment.title;
		case 'confirmation':
			return texts.confirmation.title;
		case 'search':
			return texts.search.title;
		case 'new-product':
			return liveWords[language].newPiece;
		case 'wish-list':
			return texts.wishList.title;
		case 'withdraw':
			return texts.withdraw.title;
		case 'not-found':
			return texts.notFound.title;
	}
}
