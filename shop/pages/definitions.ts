/** Every template that the renderer makes pages of. */
import type { TemplateName } from '../../client/pages/page-data.ts';
import type { PageSubject } from '../../renderer/routes/route.ts';
import type { ShopSubject } from '../plan/shop-plan.ts';
import { brandPage } from './brand.ts';
import { brandsPage } from './brands.ts';
import { cartPage } from './cart.ts';
import { checkoutPage } from './checkout.ts';
import { confirmationPage } from './confirmation.ts';
import { contactPage } from './contact.ts';
import type { PageDefinition } from './define-page.ts';
import { goodsPage } from './goods.ts';
import { homePage } from './home.ts';
import { imprintPage } from './imprint.ts';
import { newProductPage } from './new-product.ts';
import { newsletterPage } from './newsletter.ts';
import { notFoundPage } from './not-found.ts';
import { paymentPage } from './payment.ts';
import { privacyPage } from './privacy.ts';
import { productPage } from './product.ts';
import { productListPage } from './product-list.ts';
import { searchPage } from './search.ts';
import { textPage } from './text.ts';
import { thanksPage } from './thanks.ts';
import { watchBrandPage } from './watch-brand.ts';
import { windowPage } from './window.ts';
import { wishListPage } from './wish-list.ts';
import { withdrawPage } from './withdraw.ts';

/** The pages of a site are planned in this order: the first of two pages has a path that both want, and the sitemap follows it. */
const byName = {
	home: homePage,
	contact: contactPage,
	imprint: imprintPage,
	window: windowPage,
	thanks: thanksPage,
	newsletter: newsletterPage,
	withdraw: withdrawPage,
	brands: brandsPage,
	brand: brandPage,
	'watch-brand': watchBrandPage,
	goods: goodsPage,
	text: textPage,
	privacy: privacyPage,
	'product-list': productListPage,
	product: productPage,
	search: searchPage,
	cart: cartPage,
	checkout: checkoutPage,
	payment: paymentPage,
	confirmation: confirmationPage,
	'wish-list': wishListPage,
	'new-product': newProductPage,
	'not-found': notFoundPage,
} satisfies { readonly [Name in TemplateName]: PageDefinition<PageSubject<Name>> };

type SubjectOf<Name extends TemplateName> = ReturnType<(typeof byName)[Name]['plan']>[number]['subject'];

/** What a page of any template is about. */
export type Subject = SubjectOf<TemplateName>;

/** One a template, in the order of the plan. */
export const definitions = Object.values(byName) as readonly PageDefinition<Subject>[];

export const templateNames = definitions.map(({ template }) => template);

export const eagerTemplates = definitions.filter(({ hydratesAtOnce }) => hydratesAtOnce).map(({ template }) => template);

/** Of the template of a subject, which may be handed to it. */
export function definitionOf({ template }: ShopSubject): PageDefinition {
	return byName[template];
}

/** Products whose cards or pictures a page shows. */
export function shownProducts(subject: ShopSubject): readonly number[] {
	return definitionOf(subject).shownProducts?.(subject) ?? [];
}

/** True if a page does not depend on products: those of products and of their lists do. */
export function isStanding(subject: ShopSubject): boolean {
	return definitionOf(subject).isStanding ?? true;
}

/** True for versions that the history keeps: no editor can fix their faults, and none needs to. */
export function isKeptVersion(subject: ShopSubject): boolean {
	return definitionOf(subject).isKept?.(subject) ?? false;
}
