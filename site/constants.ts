/** Values of the specification's section 9 that are not configuration. Each has a row in tests/site/constants.unit.test.ts. */

export const storageKeys = { cart: 'int-cart', checkout: 'int-checkout', consent: 'int-consent', externalPrefix: 'int-external-' } as const;

export const defaultVariantLabel = 'Variante';
export const initialProductCount = 1;
export const productPageSize = 20;

export const pageDataRetries = 3;
/** Of what the browser fetches: how long it is known, from when on it is renewed, and how it is asked for again where that failed. */
export const dataCache = { cacheMs: 300_000, staleMs: 0, retries: 3, firstDelayMs: 1000, maxDelayMs: 30_000 } as const;
/** A change of page that takes longer is said and shown to be under way. */
export const navigationNoticeMs = 1000;

/** A place on a page that a link leads to stands so far below the window's upper edge. */
export const scrollOffsetPx = 150;

/** Container width of running text. */
export const containerWidth = '60ch';
export const logoMaxHeightPx = 80;
export const menuWidthPx = 300;
export const menuMaxWidthPx = 350;
export const menuSlideMs = 350;
/** A menu that has closed is put back as it was built after this time. */
export const menuCleanupMs = 500;
/** A group of the menu opens and closes in this time. */
export const menuGroupMs = 200;
/** Distances from the top of the page: of the panel in which a group of the header opens, and of the links in it. */
export const menuGroupPageOffsetPx = 140;
export const dropdownTopOffsetPx = 170;
export const tooltipDelayMs = 200;

/** The cookie banner is as wide as the window where that is narrower than the second value. */
export const cookieBannerWidthPx = 520;
export const cookieBannerBreakpointPx = 700;
export const consentPanelMs = 500;
/** A resized window is looked at again when it has kept its size for so long. */
export const resizeDebounceMs = 100;
/** The rating box collapses where the window is narrower. */
export const ratingBoxCollapseBelowPx = 1200;

/** Widest rendition of a picture inside rich text, and the JPEG quality used everywhere. */
export const richTextImageMaxWidthPx = 1980;
export const jpegQuality = 85;

export const breakpointsPx = { xsmall: 0, small: 576, medium: 768, large: 992, xlarge: 1200 } as const;
export const themeBreakpointsEm = { sm: 30, md: 48, lg: 62, xl: 80, '2xl': 96 } as const;

/** Of phone numbers (§5): digits of the national number, characters typed, and the country of a number that names none. */
export const phoneLimits = { minNationalDigits: 2, maxNationalDigits: 17, maxInputCharacters: 250, defaultCountry: 'DE' } as const;

/** `rel` of every external link. */
export const externalLinkRel = 'nofollow noopener noreferrer external';
