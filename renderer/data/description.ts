/** What search engines show below a page's title: the page's own text where it has one in its language, else a plain sentence of what it holds. */
import type { PageResult } from '../../client/runtime/built-page.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Route, SubjectOf } from '../routes/route.ts';
import type { DataContext } from './data-context.ts';
import { descriptionTexts } from './description-texts.ts';
import { shorten, summarise } from './summarise.ts';

export interface DescriptionInputs {
	readonly context: DataContext;
	/** Of the page itself. */
	readonly richText: NonNullable<PageResult['richText']>;
	/** The page's name without the shop's. */
	readonly title: string;
}

/** No two pages of one language say the same, as long as no two of them hold the same. null only where the page has nothing to say of itself. */
export function describePage({ subject, language }: Route, { context, richText, title }: DescriptionInputs): string | null {
	const own = (text: Localized | null) => (text?.[language].language === language ? text[language].text : null);
	const beginningOf = (text: Localized | null, html: string | undefined) => (own(text) === null ? null : summarise(html ?? ''));
	const texts = descriptionTexts[language];
	const house = context.content.project.displayName;
	const nameOf = (id: number) => context.summary(id).displayName[language].text;

	switch (subject.template) {
		case 'home':
			return shorten(own(context.content.project.seoDescription) ?? texts.home(house, subject.products.map(nameOf)));
		case 'brand':
		case 'watch-brand': {
			const goods = subject.type.displayName[language].text;
			return (
				shorten(own(subject.brand.lead) ?? '') ??
				beginningOf(subject.brand.description, richText.description) ??
				shorten(texts.brand(title, goods, house))
			);
		}
		case 'product':
			return (
				beginningOf(context.product(subject.id).description, richText.description) ??
				shorten(texts.product(title, subject.category.displayName[language].text, house))
			);
		case 'text':
		case 'privacy':
			return beginningOf(subject.body, richText.body) ?? shorten(texts.text(title, house));
		case 'contact': {
			const intro = context.content.pages.find((page) => page.type === 'contact');
			return beginningOf(intro?.body ?? null, richText.intro) ?? shorten(texts.contact(house));
		}
		case 'product-list':
			// A list without products says what the shop has them for.
			return shorten(subject.products.length === 0 ? texts.text(title, house) : `${house}: ${subject.products.map(nameOf).join(', ')}`);
		case 'goods':
			return shorten(texts.goods(title, house, [...brandNames(subject, context), ...subject.products.map(nameOf)]));
		case 'window':
			return shorten(texts.window(house, paneNames(subject, context, language)));
		case 'brands':
			return shorten(
				texts.brands(
					house,
					context.content.brands.map(({ displayName }) => displayName),
				),
			);
		case 'imprint':
			return shorten(texts.imprint(context.content.company.companyName));
		case 'newsletter':
			return shorten(texts.newsletter(house));
		case 'withdraw':
			return shorten(texts.withdraw(house));
		default:
			return null;
	}
}

function brandNames({ brands }: SubjectOf<'goods'>, { content }: DataContext): string[] {
	const shown = new Set(brands);
	return shown.size === 0 ? [] : content.brands.flatMap(({ id, displayName }) => (shown.has(id) ? [displayName] : []));
}

function paneNames({ panes }: SubjectOf<'window'>, { shop }: DataContext, language: Route['language']): string[] {
	return panes.flatMap(({ categoryId }) => shop?.category(categoryId)?.displayName[language].text ?? []);
}
