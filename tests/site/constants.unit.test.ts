/** A row for every value of the specification's section 9 that is not configuration. */
import { expect, it } from 'vitest';
import * as constants from '../../site/constants.ts';

const specified: { readonly [Name in keyof typeof constants]: (typeof constants)[Name] } = {
	storageKeys: { cart: 'int-cart', checkout: 'int-checkout', consent: 'int-consent', externalPrefix: 'int-external-' },
	defaultVariantLabel: 'Variante',
	initialProductCount: 1,
	productPageSize: 20,
	pageDataRetries: 3,
	dataCache: { cacheMs: 300_000, staleMs: 0, retries: 3, firstDelayMs: 1000, maxDelayMs: 30_000 },
	navigationNoticeMs: 1000,
	scrollOffsetPx: 150,
	containerWidth: '60ch',
	logoMaxHeightPx: 80,
	menuWidthPx: 300,
	menuMaxWidthPx: 350,
	menuSlideMs: 350,
	menuCleanupMs: 500,
	menuGroupMs: 200,
	menuGroupPageOffsetPx: 140,
	dropdownTopOffsetPx: 170,
	tooltipDelayMs: 200,
	cookieBannerWidthPx: 520,
	cookieBannerBreakpointPx: 700,
	consentPanelMs: 500,
	resizeDebounceMs: 100,
	ratingBoxCollapseBelowPx: 1200,
	richTextImageMaxWidthPx: 1980,
	jpegQuality: 85,
	breakpointsPx: { xsmall: 0, small: 576, medium: 768, large: 992, xlarge: 1200 },
	themeBreakpointsEm: { sm: 30, md: 48, lg: 62, xl: 80, '2xl': 96 },
	phoneLimits: { minNationalDigits: 2, maxNationalDigits: 17, maxInputCharacters: 250, defaultCountry: 'DE' },
	externalLinkRel: 'nofollow noopener noreferrer external',
};

it.each(Object.entries(specified))('%s', (name, value) => {
	expect(new Map<string, unknown>(Object.entries(constants)).get(name)).toEqual(value);
});

it('knows a row for every constant', () => {
	expect(Object.keys(specified).sort()).toEqual(Object.keys(constants).sort());
});
