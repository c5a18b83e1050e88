/** Every template that the renderer makes pages of. */
import type { TemplateName } from '../../client/pages/page-data.ts';
import type { Subject } from '../routes/route.ts';
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

const definitions: { readonly [Name in TemplateName]: PageDefinition<Name> } = {
	home: homePage,
	window: windowPage,
	brands: brandsPage,
	brand: brandPage,
	'watch-brand': watchBrandPage,
	goods: goodsPage,
	'product-list': productListPage,
	product: productPage,
	text: textPage,
	privacy: privacyPage,
	imprint: imprintPage,
	contact: contactPage,
	thanks: thanksPage,
	newsletter: newsletterPage,
	cart: cartPage,
	checkout: checkoutPage,
	payment: paymentPage,
	confirmation: confirmationPage,
	search: searchPage,
	'new-product': newProductPage,
	'wish-list': wishListPage,
	withdraw: withdrawPage,
	'not-found': notFoundPage,
};

export const templateNames = Object.keys(definitions) as readonly TemplateName[];

/** Of the template of a subject, which may be handed to it. */
export function definitionOf({ template }: Pick<Subject, 'template'>): PageDefinition {
	// the compiler does not see that a subject and the definition of its template belong together
	return definitions[template] as unknown as PageDefinition;
}
