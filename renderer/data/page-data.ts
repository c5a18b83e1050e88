/** Makes the one value that a page is rendered from: the route's subject through its template's mapping, with head and build hash. */
import { catalogueQueries } from '../../client/catalogue/catalogue-data.ts';
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import { searchQueries } from '../../client/search/search-data.ts';
import { defaultTimeZone } from '../../site/constants.ts';
import { queryHash } from '../../site/query-files.ts';
import { timeZoneOf } from '../../site/time-zone.ts';
import type { Route } from '../routes/route.ts';
import { toBrandData } from './brand.ts';
import { toBrandsData } from './brands.ts';
import { toCartPageData } from './cart.ts';
import { toCheckoutData } from './checkout.ts';
import { toConfirmationData } from './confirmation.ts';
import { toContactData } from './contact.ts';
import type { DataContext, ShopFrame } from './data-context.ts';
import { toGoodsData } from './goods.ts';
import { toHead } from './head.ts';
import { toHomeData } from './home.ts';
import { toImprintData } from './imprint.ts';
import { matchPath, toLiveSource, toNewProductData } from './new-product.ts';
import { toNewsletterData } from './newsletter.ts';
import { toNotFoundData } from './not-found.ts';
import { toPaymentData } from './payment.ts';
import { toPrivacyData } from './privacy.ts';
import { toProductData } from './product.ts';
import { toProductListData } from './product-list.ts';
import { toSearchPageData } from './search.ts';
import { toSocialHead } from './social-head.ts';
import type { TemplateResult } from './template-result.ts';
import { toTextPageData } from './text-page.ts';
import { toThanksData } from './thanks.ts';
import { toWatchBrandData } from './watch-brand.ts';
import { toWindowData } from './window.ts';
import { toWishListData } from './wish-list.ts';
import { toWithdrawData } from './withdraw.ts';

/** The page data of a route. */
export function toPageData(route: Route, context: DataContext, buildHash: string): PageData {
	const made = withTimeZone(withLive(toResult(route, context), context), context);
	const own = toHead(route, context, made.result.richText ?? {});
	const head = { ...own, ...toSocialHead(route, made, context, own.description) };
	return { path: route.path, ...matchPath(route), buildHash, staticQueryHashes: queryHashes(route), head, ...made };
}

/** Of the data that pages share and that this one asks for; cards and names are asked for block by block. */
function queryHashes({ subject, language }: Route): string[] {
	const { facets, offers, panel } = catalogueQueries;
	switch (subject.template) {
		case 'product-list':
			return [facets, offers, panel(language)].map(queryHash);
		case 'search':
			return [facets, offers, panel(language), searchQueries.belonging, searchQueries.values(language)].map(queryHash);
		default:
			return [];
	}
}

function toResult(route: Route, context: DataContext): TemplateResult {
	const { subject, language } = route;
	switch (subject.template) {
		case 'home':
			return { template: 'home', result: toHomeData(subject, context, language) };
		case 'window':
			return { template: 'window', result: toWindowData(subject, shopOf(context), context, language) };
		case 'brands':
			return { template: 'brands', result: toBrandsData(context, language) };
		case 'brand':
			return { template: 'brand', result: toBrandData(subject, context, language) };
		case 'watch-brand':
			return { template: 'watch-brand', result: toWatchBrandData(subject, context, language) };
		case 'goods':
			return { template: 'goods', result: toGoodsData(subject, context, language) };
		case 'product-list':
			return { template: 'product-list', result: toProductListData(subject, shopOf(context), context, language) };
		case 'product':
			return { template: 'product', result: toProductData(context.product(subject.id), subject.category, shopOf(context), route, context) };
		case 'text':
			return { template: 'text', result: toTextPageData(subject, context, language) };
		case 'privacy':
			return { template: 'privacy', result: toPrivacyData(subject, context, language) };
		case 'imprint':
			return { template: 'imprint', result: toImprintData(subject, context, language) };
		case 'contact':
			return { template: 'contact', result: toContactData(context, language) };
		case 'thanks':
			return { template: 'thanks', result: toThanksData(language) };
		case 'newsletter':
			return { template: 'newsletter', result: toNewsletterData(context, language) };
		case 'cart':
			return { template: 'cart', result: toCartPageData(shopOf(context), context, language) };
		case 'checkout':
			return { template: 'checkout', result: toCheckoutData(shopOf(context), context, language) };
		case 'payment':
			return { template: 'payment', result: toPaymentData(shopOf(context), context, language) };
		case 'confirmation':
			return { template: 'confirmation', result: toConfirmationData(shopOf(context), context, language) };
		case 'search':
			return { template: 'search', result: toSearchPageData(subject, shopOf(context), context, language) };
		case 'new-product':
			return { template: 'new-product', result: toNewProductData(shopOf(context), context, language) };
		case 'wish-list':
			return { template: 'wish-list', result: toWishListData(shopOf(context), context, language) };
		case 'withdraw':
			return { template: 'withdraw', result: toWithdrawData(context, language) };
		case 'not-found':
			return { template: 'not-found', result: toNotFoundData(context.config, language) };
	}
}

/** Templates that show products, and so tell the browser where it reads them again. */
const withPieces: readonly TemplateName[] = ['home', 'window', 'brand', 'goods', 'product-list', 'product', 'search', 'wish-list'];

function withLive(made: TemplateResult, { config, shop }: DataContext): TemplateResult {
	const live = toLiveSource(config);
	if (live === null || shop === null || !withPieces.includes(made.template)) return made;
	return { ...made, result: { ...made.result, live } } as TemplateResult;
}

/** Templates that tell days and times of the shop. */
const withTimes: readonly TemplateName[] = ['product', 'new-product', 'cart', 'checkout', 'confirmation', 'withdraw'];

function withTimeZone(made: TemplateResult, { content }: DataContext): TemplateResult {
	const timeZone = timeZoneOf(content.company.country);
	if (timeZone === defaultTimeZone || !withTimes.includes(made.template)) return made;
	return { ...made, result: { ...made.result, timeZone } } as TemplateResult;
}

function shopOf({ shop }: DataContext): ShopFrame {
	if (shop === null) {
		throw new Error('A shop page was planned for a site without a shop.');
	}
	return shop;
}
