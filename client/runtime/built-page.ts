/** The value from which every template renders a page: the builder writes it, and navigation fetches it. */
import type { Language } from '../../site/languages.ts';

/** Common fields of all templates' results. */
export interface PageResult {
	readonly language: Language;
	/**
	 * Sanitised HTML by name. Page-data files carry it for navigation; the JSON inside a page's HTML leaves it out, because the same
	 * text already is in the DOM under `data-rich-text="name"` and hydration reads it from there.
	 */
	readonly richText?: Readonly<Record<string, string>>;
	/** Where the browser reads products again, on pages that show some; left out: nowhere. */
	readonly live?: LiveSource;
	/** Of the shop (IANA), on pages that show days or times; left out: that of Berlin. */
	readonly timeZone?: string;
}

export interface BuiltPage<Template extends string = string, Result extends PageResult = PageResult> {
	/** Site path without a trailing slash, `/` for the German home page. */
	readonly path: string;
	readonly template: Template;
	/** Only on client-only routes: the pattern they answer. */
	readonly matchPath?: string;
	/** Identifies the client's scripts; a different one in fetched data means that the site was deployed again. */
	readonly buildHash: string;
	/** Names of `/page-data/sq/d/{hash}.json` files that this page uses. */
	readonly staticQueryHashes: readonly string[];
	readonly head: Head;
	readonly result: Result;
}

/** `/page-data/app-data.json`. */
export interface AppData {
	readonly buildHash: string;
	/** Domain of the project whose site it is: no other project's build may take its folder. */
	readonly project: string;
	/** The site shows what is not published yet. */
	readonly drafts?: true;
	/** Pictures are made while the site is served. */
	readonly picturesLater?: true;
}

export interface Head {
	readonly title: string;
	readonly description: string | null;
	/** Absolute URL; null where the page must not be indexed. */
	readonly canonical: string | null;
	readonly noindex: boolean;
	/** `rel="alternate" hreflang`: only where the page really exists in that language; absolute URLs, `x-default` included. */
	readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
	/** Where the language switcher leads from this page: the counterpart, else that language's home page. Site paths. */
	readonly languagePaths: Readonly<Record<Language, string>>;
	/** The picture that stands for the page in link previews; left out, the site's own. Only the server reads this and what follows. */
	readonly image?: HeadImage;
	/** The way to the page from its language's home page, both included. */
	readonly trail?: readonly Crumb[];
	/** Words that the site wants to be found by, on its home page. */
	readonly keywords?: string;
	/** What the page is about. */
	readonly structuredData?: readonly StructuredData[];
}

export interface HeadImage {
	/** Absolute. */
	readonly url: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

export interface Crumb {
	readonly name: string;
	/** Absolute. */
	readonly url: string;
}

/** A schema.org record as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A page's source of live content. All of it stands in the page, so none of it is secret. */
export interface LiveSource {
	/** Address of Directus, without a slash at its end. */
	readonly url: string;
	/** Static token that reads the shop of the project, and nothing else. */
	readonly token: string;
	/** Domain of the project: no other project's record is ever taken. */
	readonly project: string;
}
