/**
 * Values that code uses and no configuration changes. Those of sizes, breakpoints and transitions stand in
 * the client's stylesheets alone, those of the client of the backend in pipeline/directus, those of a language in its texts.
 */

export const storageKeys = { cart: 'int-cart', checkout: 'int-checkout', consent: 'int-consent', externalPrefix: 'int-external-' } as const;

export const initialProductCount = 1;
export const productPageSize = 20;

export const pageDataRetries = 3;
/** Of what the browser fetches: how long it is known, from when on it is renewed, and how it is asked for again where that failed. */
export const dataCache = { cacheMs: 300_000, staleMs: 0, retries: 3, firstDelayMs: 1000, maxDelayMs: 30_000 } as const;
/** A change of page that takes longer is said and shown to be under way. */
export const navigationNoticeMs = 1000;

/** A menu that has closed is put back as it was built after this time. */
export const menuCleanupMs = 500;
/** A resized window is looked at again when it has kept its size for so long. */
export const resizeDebounceMs = 100;
/** The rating box collapses where the window is narrower. */
export const ratingBoxCollapseBelowPx = 1200;
/** From this width of the window on the header shows entries of the menu; the stylesheet has it, too. */
export const headerEntriesFromEm = 80;

/** Widest rendition of a picture inside rich text, and the JPEG quality used everywhere. */
export const richTextImageMaxWidthPx = 1980;
export const jpegQuality = 85;

/** Of phone numbers: digits of the national number, and characters typed. */
export const phoneLimits = { minNationalDigits: 2, maxNationalDigits: 17, maxInputCharacters: 250 } as const;

/** Of a shop whose addresses name no country (ISO 3166-1 alpha-2). */
export const defaultCountry = 'DE';

/** Of shops in countries that `timeZoneOf` does not know, and of page data that name none (IANA). */
export const defaultTimeZone = 'Europe/Berlin';

/** `rel` of every external link. */
export const externalLinkRel = 'nofollow noopener noreferrer external';

/** An appointment is wished for so many days ahead at least, unless an editor says otherwise. */
export const defaultNoticeDays = 1;

/** Working days that a parcel may take: a longer time is a slip. */
export const mostDispatchDays = 730;
