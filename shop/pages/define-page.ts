/** What makes the pages of a template: all that the renderer knows of it, from which pages there are to what each says of itself. */
import type { TemplateName, Templates } from '../../client/pages/page-data.ts';
import type { Head, PageResult } from '../../client/runtime/built-page.ts';
import type { FoundPage } from '../../client/search/search-data.ts';
import type { Texts } from '../../client/texts/texts.ts';
import type { PictureData } from '../../client/ui/picture-data.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { PlannedPage } from '../../renderer/routes/planned-page.ts';
import type { Route } from '../../renderer/routes/route.ts';
import type { Language } from '../../site/languages.ts';
import type { Content } from '../content/content.ts';
import type { DataContext, ShopFrame } from '../data/data-context.ts';
import type { DescriptionTexts, PageWords } from '../data/description-texts.ts';
import type { PlanInputs } from '../plan/plan-inputs.ts';
import type { ShopSubject } from '../plan/shop-plan.ts';

export interface PageInputs {
	readonly route: Route<ShopSubject>;
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

/** `Subject`: what its pages are about. */
export interface PageDefinition<Subject extends ShopSubject = ShopSubject> {
	readonly template: Subject['template'];
	/** Its pages, with their path in each language. */
	plan(inputs: PlanInputs): readonly PlannedPage<Subject>[];
	/** Pages that depend on those that are `planned`; they follow all of these. */
	planLast?(inputs: PlanInputs, planned: readonly PlannedPage[]): readonly PlannedPage<Subject>[];
	/** The template whose pages come from the same collection: the pages of both stand together, in the order of their records. */
	readonly planAmong?: TemplateName;
	/** Products whose cards or pictures a page shows. */
	shownProducts?(subject: Subject): readonly number[];
	/** False: which pages there are depends on products. */
	readonly isStanding?: false;
	/** True for pages that the history keeps: no editor can fix their faults, and none needs to. */
	isKept?(subject: Subject): boolean;
	/** The page's name without the shop's; null: the shop itself. */
	title(subject: Subject, inputs: PageInputs): string | null;
	data(subject: Subject, inputs: PageInputs): Templates[Subject['template']];
	/** What search engines show below the title, to be cut where it is too long; none for pages that say nothing of themselves. */
	description?(subject: Subject, inputs: DescriptionInputs): string | null;
	/** Rich text that the page shows, beside a product's own. */
	richTexts?(subject: Subject, content: Content): readonly (Localized | null)[];
	/** The picture by which previews show the page. */
	picture?(data: Templates[Subject['template']]): PictureData | null;
	/** The page above it, but for the home page. */
	parent?(data: Templates[Subject['template']]): { readonly name: string; readonly path: string } | null;
	/** What search engines read of the shop or the product that the page is about. */
	about?(
		data: Templates[Subject['template']],
		inputs: PageInputs & { readonly description: string | null },
	): Pick<Head, 'keywords' | 'structuredData'>;
	/** As a search finds the page by words; null: it does not. */
	found?(subject: Subject, inputs: FoundInputs): Omit<FoundPage, 'path'> | null;
	/** Data that pages share and that this one asks for, by their queries. */
	queries?(language: Language): readonly string[];
	/** The paths that the page answers beside its own. */
	matchPath?(route: Route<ShopSubject>): string;
	/** Most of it is what a visitor does, so it hydrates without waiting for one. */
	readonly hydratesAtOnce?: boolean;
	/** Shows products: its page data says where to read them again. */
	readonly showsProducts?: boolean;
	/** Names days and times of the shop. */
	readonly namesTimes?: boolean;
}

/** Checks a definition against its subject: `PageSubject<'cart'>` where pages need no more than the name of their template. */
export function definePage<Subject extends ShopSubject>(definition: PageDefinition<Subject>): PageDefinition<Subject> {
	return definition;
}

/** @throws where the site has no shop: the plan has no page of a shop then */
export function shopOf({ shop }: DataContext): ShopFrame {
	if (shop === null) throw new Error('A shop page was planned for a site without a shop.');
	return shop;
}

/** The beginning of a list's title; further pages add their number. */
export function listTitle(name: string, { page, pageCount }: { readonly page: number; readonly pageCount: number }, texts: Texts): string {
	return page === 1 ? name : `${name}, ${texts.list.page(page, pageCount)}`;
}

export function foundAs(name: FoundPage['name'], ...words: readonly string[]): Omit<FoundPage, 'path'> {
	return { name, words: words.join(' ') };
}
