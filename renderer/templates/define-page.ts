/** What makes the pages of a template: all that the renderer knows of it but where its pages are, which the plan decides. */
import type { TemplateName, Templates } from '../../client/pages/page-data.ts';
import type { Head, PageResult } from '../../client/runtime/built-page.ts';
import type { FoundPage } from '../../client/search/search-data.ts';
import type { Texts } from '../../client/texts/texts.ts';
import type { PictureData } from '../../client/ui/picture-data.ts';
import type { Content } from '../../pipeline/content/content.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import type { DescriptionTexts } from '../data/description-texts.ts';
import type { PageWords } from '../data/page-words.ts';
import type { Route, SubjectOf } from '../routes/route.ts';

export interface PageInputs {
	readonly route: Route;
	readonly context: DataContext;
	/** The route's, and the interface's texts in it. */
	readonly language: Language;
	readonly texts: Texts;
}

export interface DescriptionInputs extends PageInputs {
	/** The page's name without the shop's. */
	readonly title: string;
	/** Of the page itself. */
	readonly richText: NonNullable<PageResult['richText']>;
	/** Plain sentences in the page's language. */
	readonly words: DescriptionTexts;
	readonly shopName: string;
	/** The text where it is written in the page's language. */
	own(text: Localized | null): string | null;
	/** The beginning of such a text, of which `html` was made. */
	beginningOf(text: Localized | null, html: string | undefined): string | null;
	/** Of a product. */
	nameOf(id: number): string;
}

export interface FoundInputs {
	readonly language: Language;
	readonly texts: Texts;
	readonly words: PageWords;
}

export interface PageDefinition<Name extends TemplateName = TemplateName> {
	readonly template: Name;
	/** The page's name without the shop's; null: the shop itself. */
	title(subject: SubjectOf<Name>, inputs: PageInputs): string | null;
	data(subject: SubjectOf<Name>, inputs: PageInputs): Templates[Name];
	/** What search engines show below the title, to be cut where it is too long; none for pages that say nothing of themselves. */
	description?(subject: SubjectOf<Name>, inputs: DescriptionInputs): string | null;
	/** Rich text that the page shows, beside a product's own. */
	richTexts?(subject: SubjectOf<Name>, content: Content): readonly (Localized | null)[];
	/** The picture by which previews show the page. */
	picture?(data: Templates[Name]): PictureData | null;
	/** The page above it, but for the home page. */
	parent?(data: Templates[Name]): { readonly name: string; readonly path: string } | null;
	/** What search engines read of the shop or the product that the page is about. */
	about?(
		data: Templates[Name],
		inputs: PageInputs & { readonly description: string | null },
	): Pick<Head, 'keywords' | 'store' | 'branches' | 'product'>;
	/** As a search finds the page by words; null: it does not. */
	found?(subject: SubjectOf<Name>, inputs: FoundInputs): Omit<FoundPage, 'path'> | null;
	/** Data that pages share and that this one asks for, by their queries. */
	queries?(language: Language): readonly string[];
	/** The paths that the page answers beside its own. */
	matchPath?(route: Route): string;
	/** Shows products: its page data says where to read them again. */
	readonly showsProducts?: boolean;
	/** Names days and times of the shop. */
	readonly namesTimes?: boolean;
}

/** Checks a definition against its template. */
export function definePage<const Name extends TemplateName>(definition: PageDefinition<Name>): PageDefinition<Name> {
	return definition;
}

/** @throws where the site has no shop: the plan has no page of a shop then */
export function shopOf({ shop }: DataContext): ShopFrame {
	if (shop === null) {
		throw new Error('A shop page was planned for a site without a shop.');
	}
	return shop;
}

/** The beginning of a list's title; further pages add their number. */
export function listTitle(name: string, { page, pageCount }: { readonly page: number; readonly pageCount: number }, texts: Texts): string {
	return page === 1 ? name : `${name}, ${texts.list.page(page, pageCount)}`;
}

export function foundAs(name: FoundPage['name'], ...words: readonly string[]): Omit<FoundPage, 'path'> {
	return { name, words: words.join(' ') };
}
