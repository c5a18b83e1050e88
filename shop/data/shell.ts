/** Data of header, menu and footer in one language. */
import type { MenuLinkData, ShellData } from '../../client/layout/shell-data.ts';
import type { LogoLook } from '../../pipeline/images/icons/logo-look.ts';
import { headerEntriesFromEm } from '../../site/constants.ts';
import { fixedPaths, linkKeys } from '../../site/fixed-paths.ts';
import { homePath, type Language, type PerLanguage } from '../../site/languages.ts';
import { cartPath, searchPath, wishListPath } from '../../site/store-paths.ts';
import type { Theme } from '../../site/theme.ts';
import type { ShopSettings } from '../content/shop-settings.ts';
import { toCompany } from './company.ts';
import type { DataContext } from './data-context.ts';
import { pageGround, toLogo } from './logo.ts';
import { toServicesData } from './services.ts';
import { toMenu } from './shell-menu.ts';
import { toWidgets } from './shell-widgets.ts';

/** `look`: of the logo; null where it is not known. */
export function toShellData(context: DataContext, language: Language, look: LogoLook | null = null): ShellData {
	const { content, config } = context;
	const { project } = content;
	const root = context.shop?.root(language) ?? null;
	const menu = toMenu(content.menu, context.links, language);
	const footerLinks = toFooterLinks(context, language);
	const shopLinks = toShopLinks(context, language);
	const [newsletterLink = null] = pageLink(context.texts(language).newsletter.title, fixedPaths.newsletter, context, language);
	return {
		language,
		languages: config.languages,
		homePath: homePath(language),
		houseName: project.displayName,
		drafts: config.drafts ?? false,
		logo: toLogo(context, language, look, pageGround(project.theme)),
		header: { heightPx: project.theme.headerHeightPx, layout: project.theme.headerLayout, lineWidthPx: toLineWidthPx(project.theme) },
		menu,
		cartPath: chooseCartPath(content.shop, root),
		searchLink: root === null ? null : { name: context.texts(language).search.title, href: searchPath(root), kind: 'page' },
		wishLink: root === null ? null : { name: context.texts(language).wishList.title, href: wishListPath(root), kind: 'page' },
		widgets: toWidgets(context, language, { menu, footerLinks, shopLinks: shopLinks ?? [], newsletterLink, look }),
		company: toCompany(content.company, language),
		footerLinks,
		newsletterLink,
		withdrawLink: pageLink(context.texts(language).frame.withdrawFromContract, fixedPaths.withdraw, context, language)[0] ?? null,
		shopLinks,
		services: toServicesData(context, language),
	};
}

/** The cart icon's target; null hides the icon: it needs a store root and `enable_cart`, and no `maintenance_mode`. */
export function chooseCartPath(shop: Pick<ShopSettings, 'enableCart' | 'maintenanceMode'> | null, root: string | null): string | null {
	return shop !== null && root !== null && shop.enableCart && !shop.maintenanceMode ? cartPath(root) : null;
}

/** Imprint, privacy, and accessibility where the project shows it; a text that is missing is not linked. */
function toFooterLinks(context: DataContext, language: Language): MenuLinkData[] {
	const texts = context.texts(language);
	// French privacy is a part of the imprint, whose page is there in any case.
	return [
		...pageLink(texts.imprint.title, linkKeys.imprint, context, language),
		...(context.hasTextPage('privacy') ? pageLink(texts.imprint.privacy, linkKeys.privacy, context, language) : []),
		...pageLink(texts.legalTexts.accessibility, fixedPaths.accessibility, context, language),
	];
}

/** Shown with `enable_cart`, even in `maintenance_mode`. */
function toShopLinks(context: DataContext, language: Language): MenuLinkData[] | null {
	if (context.content.shop?.enableCart !== true) return null;
	const texts = context.texts(language).legalTexts;
	return [
		...pageLink(texts.terms, fixedPaths.terms, context, language),
		...pageLink(texts.withdrawal, fixedPaths.withdrawal, context, language),
		...pageLink(texts.shipping, fixedPaths.shipping, context, language),
	];
}

function pageLink(name: string, paths: PerLanguage<string>, context: DataContext, language: Language): MenuLinkData[] {
	const href = context.pathOf(paths, language);
	return href === null ? [] : [{ name, href, kind: 'page' }];
}

const emPx = 16;
const windowWidthPx = headerEntriesFromEm * emPx;

/** Of a CSS length's unit. The width of a character is that of no font: an estimate on the safe side. */
const unitsPx: Readonly<Record<string, number>> = { px: 1, rem: emPx, em: emPx, ch: 7, vw: windowWidthPx / 100, '%': windowWidthPx / 100 };

/** null where neither the page nor what stands in it is narrower than the window. */
export function toLineWidthPx({ pageWidth, wrapperWidth }: Pick<Theme, 'pageWidth' | 'wrapperWidth'>): number | null {
	const widthPx = Math.min(toPx(pageWidth), toPx(wrapperWidth));
	return widthPx < windowWidthPx ? widthPx : null;
}

function toPx(length: string | null): number {
	const [, value, unit = ''] = /^([\d.]+)(\D+)$/.exec(length ?? '') ?? [];
	return Number(value ?? Number.POSITIVE_INFINITY) * (unitsPx[unit] ?? 1);
}
