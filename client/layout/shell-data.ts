/** Data of header, menu and footer, rendered once per language. They are static HTML with small behaviours; this data never ships. */
import type { Language } from '../../site/languages.ts';
import type { Text } from '../../site/text.ts';
import type { CompanyData, LocationData, OpeningLineData } from '../company/company-data.ts';
import type { ServicesData } from '../consent/consent-data.ts';
import type { PictureData } from '../ui/picture-data.ts';

export interface ShellData {
	readonly language: Language;
	readonly languages: readonly Language[];
	readonly homePath: string;
	readonly houseName: string;
	/** The site shows what is not published yet, and says so. */
	readonly drafts: boolean;
	readonly logo: LogoData | null;
	/** From the theme config. `lineWidthPx`: how wide the line of entries is at least; null where the theme does not narrow it. */
	readonly header: { readonly heightPx: number | null; readonly layout: string; readonly lineWidthPx: number | null };
	readonly menu: readonly MenuEntryData[];
	/** null: hidden. */
	readonly cartPath: string | null;
	/** To the search; null where the site has no shop. */
	readonly searchLink: MenuLinkData | null;
	/** To the wish list; null where the site has no shop. */
	readonly wishLink: MenuLinkData | null;
	readonly widgets: readonly WidgetData[];
	/** Shown in the legal sidebar. */
	readonly company: CompanyData;
	/** Imprint, privacy, accessibility. */
	readonly footerLinks: readonly MenuLinkData[];
	/** To the sign-up; null where the site has no order service that takes it. */
	readonly newsletterLink: MenuLinkData | null;
	/** To the page on which contracts are withdrawn from, which has a place of its own; null while there is none. */
	readonly withdrawLink: MenuLinkData | null;
	/** Terms, withdrawal, shipping: null unless `enable_cart`. */
	readonly shopLinks: readonly MenuLinkData[] | null;
	readonly services: ServicesData;
}

/** The shop's logo, and what makes it seen on the ground that it is on. */
export interface LogoData {
	readonly picture: PictureData;
	readonly isNegative: boolean;
	/** A ground of its own gives way to the light or dark one that it is on. */
	readonly blend: 'onLight' | 'onDark' | null;
	/** How far it is moved to the left, because nothing is drawn there; see client/layout/header.css. */
	readonly insetSteps: number;
}

export interface MenuLinkData {
	readonly name: Text;
	readonly href: string;
	/** `page`: own site; `external`: other host; `contact`: mailto or tel. The last two open a new tab and carry an icon. */
	readonly kind: 'page' | 'external' | 'address';
}

export interface SocialLinkData extends MenuLinkData {
	readonly media: 'facebook' | 'googleplus' | 'instagram' | 'other';
}

/** A top-level entry has a link, or groups that open as a dropdown. */
export interface MenuEntryData {
	readonly name: Text;
	readonly link: MenuLinkData | null;
	readonly groups: readonly { readonly name: Text | null; readonly links: readonly MenuLinkData[] }[];
}

/** Places beyond the first; left out where there is none. */
type Others = readonly LocationData[];

export type WidgetData =
	| {
			readonly kind: 'address';
			readonly header: Text | null;
			readonly company: CompanyData;
			readonly logo: LogoData | null;
			readonly others?: Others;
	  }
	| {
			readonly kind: 'contact';
			readonly header: Text | null;
			readonly company: CompanyData;
			readonly contactPath: string;
			readonly others?: Others;
	  }
	| { readonly kind: 'openingHours'; readonly header: Text | null; readonly lines: readonly OpeningLineData[]; readonly others?: Others }
	| { readonly kind: 'navigation'; readonly header: Text | null; readonly links: readonly MenuLinkData[] }
	| { readonly kind: 'legal'; readonly header: Text | null; readonly links: readonly MenuLinkData[] }
	| { readonly kind: 'social'; readonly header: Text | null; readonly links: readonly SocialLinkData[] }
	| { readonly kind: 'unknown'; readonly name: string };
