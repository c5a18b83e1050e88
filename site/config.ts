/** The type of `site.config.ts`: everything a site decides for itself, passed on as data. Secrets come only from the environment. */
import type { Language } from './languages.ts';
import type { ProblemPolicies } from './problem-codes.ts';

export interface SiteConfig {
	/** The project's domain: the backend's `project` of every record. */
	readonly projectDomain: string;
	/** Absolute origin of the published site, without a trailing slash. */
	readonly siteUrl: string;
	/**
	 * Where browsers reach the order service: `self`, where the site's host passes `/ecom/` on to it, or an origin of its own. null: there is
	 * none, and the site has no forms.
	 */
	readonly orderServiceUrl: string | null;
	readonly languages: readonly Language[];
	/** `false`: site paths have no trailing slash. */
	readonly trailingSlash: boolean;
	/** `path: null` is a site without a shop. */
	readonly store: { readonly path: string | null };
	/** Slug of the watch brand that has a template of its own, with the area that its manufacturer provides; null: there is none. */
	readonly specialBrand: string | null;
	/** The shop's Matomo; null: the site counts nothing. */
	readonly analytics: AnalyticsConfig | null;
	/** Key of the Google Maps Platform for map and ratings. It is public: restrict it to the site's address. null: neither is offered. */
	readonly mapsKey: string | null;
	/** Hosts whose films may be shown in frames, such as `player.vimeo.com`; a film from any other is left out. */
	readonly videoHosts: readonly string[];
	/** Hosts whose page may stand in a frame as the area of the `specialBrand`; an area from any other is left out. Left out, none. */
	readonly brandAreaHosts?: readonly string[];
	readonly images: ImageConfig;
	/** How orders are paid; left out, every payment method is settled between the shop and the buyer. */
	readonly payments?: PaymentConfig;
	/** How long and how much unpaid orders hold; left out, as docs/configuration.md says. */
	readonly reservations?: ReservationConfig;
	/** How long the order service keeps what it knows of people; left out, as docs/configuration.md says. */
	readonly retention?: RetentionConfig;
	/** The policy of problems by code; the default is in docs/problems.md. */
	readonly problems: ProblemPolicies;
	/** Address of the Directus that editors open: `/login` leads there, and the audit links to its records. null: `/login` is no page, and the audit takes `DIRECTUS_URL`. */
	readonly contentPortalUrl: string | null;
	/** Pages that were visited can be read without a network. `false` takes the service worker away from browsers that have it. */
	readonly serviceWorker: boolean;
	/** The hosts that browsers ask for by HTTPS only, once they have seen the site by it; left out, `host`. */
	readonly hsts?: HttpsScope;
	/** The browser reads stock, prices and variants again, and shows products that are newer than the build; left out, all is as it was built. */
	readonly live?: LiveConfig;
	/** Drafts are built too, under a banner and for no search engine; `--drafts` sets it, no file. */
	readonly drafts?: boolean;
	/** Pictures are described and not made: whoever serves the site makes them. `--pictures-later` sets it, no file. */
	readonly picturesLater?: boolean;
}

/** `host`: the site's own host; `subdomains`: all below it, too; `preload`: these, and the site may be put on the list that browsers are delivered with. */
export const httpsScopes = ['host', 'subdomains', 'preload'] as const;

export type HttpsScope = (typeof httpsScopes)[number];

export interface AnalyticsConfig {
	/** Folder of the Matomo, with a slash at its end. */
	readonly url: string;
	readonly siteId: number;
}

/** Which of the shop's payment methods are what, and where the scripts of payment providers come from. The wallet, PayPal, is method 4. */
export interface PaymentConfig {
	/** Id of the bank transfer: the confirmation names the bank details; null: there is none. */
	readonly bankTransferId: number | null;
	/** null: orders are not paid with it, even if the settings offer it. */
	readonly paypal: { readonly scriptUrl: string } | null;
	/** Payment later; null: as above. */
	readonly klarna: KlarnaConfig | null;
	/**
	 * Ids of the methods that are settled between the shop and the buyer, such as cash on collection; left out, there are none. A method that is
	 * none of all these is not offered: nothing would ask for its money.
	 */
	readonly houseIds?: readonly number[];
	/** Who accepts orders that no provider pays; left out, `automatic` for transfers, and `by_hand` for what is settled with the shop. */
	readonly acceptance?: { readonly transfer?: Acceptance; readonly house?: Acceptance };
	/** How long a transfer may take; left out, seven days each. */
	readonly transferDays?: TransferDays;
	/** What the terms say of when an order is accepted, by who pays it how; `house: null`: no order is settled with the shop. */
	readonly terms?: { readonly transfer?: TermsSentence; readonly provider?: TermsSentence; readonly house?: TermsSentence | null };
}

/** A sentence of the terms, word for word in the site's first language, and which acceptance it describes. `npm run doctor` compares both. */
export interface TermsSentence {
	readonly accepted: Acceptance | 'with_payment';
	readonly sentence: string;
}

/** `automatic`: with the receipt, in one mail; `by_hand`: by a person at the shop, by a mail of its own. */
export const acceptances = ['automatic', 'by_hand'] as const;

export type Acceptance = (typeof acceptances)[number];

export interface TransferDays {
	/** Days from the acceptance to the due date. */
	readonly due: number;
	/** Further days that the reminder gives; after them the order is cancelled. */
	readonly reminder: number;
}

/** What unpaid orders hold of the stock. What is left out has its default. */
export interface ReservationConfig {
	/** Until an order that is neither paid nor accepted is cancelled, by the kind of its payment. */
	readonly minutes?: { readonly paypal?: number; readonly klarna?: number; readonly transfer?: number; readonly house?: number };
	/** Whether orders of products that cannot be reordered, which no provider pays, wait until their buyers have confirmed the e-mail address. */
	readonly confirmAddress?: boolean;
	/** The share of a product that cannot be reordered which unpaid orders may hold together, rounded up; 1 to 100. */
	readonly unpaidPercent?: number;
	/** The same of all such products together. */
	readonly unpaidPercentOfAll?: number;
	/** How many products that cannot be reordered one order may hold. */
	readonly perOrder?: number;
	/** How many of them the unpaid orders of one mailbox may hold together. */
	readonly perBuyer?: number;
	/** How many of them the unpaid orders from one network may hold together. */
	readonly perNetwork?: number;
}

/** Where the shop decides, and not the law. What is left out has its default. */
export interface RetentionConfig {
	/** Messages and requests, after they came. */
	readonly messageDays?: number;
	/** Ratings, after they went on to the backend. */
	readonly ratingDays?: number;
	/** Mails and calls, after they left or were refused. */
	readonly sentDays?: number;
	/** Orders from which no contract came, after they ended. */
	readonly endedOrderDays?: number;
}

export interface KlarnaConfig {
	readonly methodId: number;
	readonly scriptUrl: string;
	/** What the shop is by the law of consumer credit, as it has clarified; left out: it has not, and `npm run orders` takes no such orders. */
	readonly consumerCreditRole?: ConsumerCreditRole;
	/** How many days after an order its money may still be collected: 28 by Klarna's standard, up to 180 where products are made to order. Left out: 28. */
	readonly collectDays?: number;
}

/** `intermediary`: of credit; `ancillary`: of credit, beside the trade in products; `none`: Klarna alone deals with the buyer. */
export const consumerCreditRoles = ['intermediary', 'ancillary', 'none'] as const;

export type ConsumerCreditRole = (typeof consumerCreditRoles)[number];

/** By Klarna's standard, and at most. */
export const klarnaCollectDays = { standard: 28, longest: 180 } as const;

interface LiveConfig {
	/** Where browsers reach Directus, possibly below a path; without a slash at its end. */
	readonly url: string;
	/** Static token that is in every page: it may read what the shop shows of this one project, and nothing else. */
	readonly publicToken: string;
}

export interface ImageConfig {
	/** Offered from the first to the last; the last one is the fallback that every browser reads. */
	readonly formats: readonly ImageFormat[];
	/** Widths in px of the renditions; never wider than the original. */
	readonly widths: readonly number[];
	/** AVIF's own quality scale, 1 to 100; JPEG uses `jpegQuality`. */
	readonly avifQuality: number;
}

export const imageFormats = ['avif', 'webp', 'jpeg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** Gives a config file its types. */
export function defineSiteConfig(config: SiteConfig): SiteConfig {
	return config;
}

/**
 * Whether a host may stand in a content security policy: a name of letters, digits, dots and hyphens, with or without a port, international names in
 * their ASCII form. A policy ends a source at a space and a directive at `;`, which addresses may hold.
 */
export function isPolicyHost(host: string): boolean {
	return /^[a-z0-9.-]+(?::\d+)?$/.test(host);
}
