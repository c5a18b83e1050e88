/** The data of every page: which template consumes what. */

import type { ProductData } from '../products/product-data.ts';
import type { BuiltPage } from '../runtime/built-page.ts';
import type { BrandData, BrandsData, WatchBrandData } from './brand/brand-data.ts';
import type { CartPageData, CheckoutData, ConfirmationData, PaymentData } from './checkout/checkout-data.ts';
import type { ContactData } from './contact/contact-data.ts';
import type { GoodsData } from './goods/goods-data.ts';
import type { HomeData } from './home/home-data.ts';
import type { NewProductData } from './new-product/new-product-data.ts';
import type { NewsletterData } from './newsletter/newsletter-data.ts';
import type { NotFoundData } from './not-found/not-found-data.ts';
import type { ProductListData } from './product-list/product-list-data.ts';
import type { SearchPageData } from './search/search-page-data.ts';
import type { ImprintData, PrivacyData, TextPageData } from './text/text-page-data.ts';
import type { ThanksData } from './thanks/thanks-data.ts';
import type { WindowData } from './window/window-data.ts';
import type { WishListData } from './wish-list/wish-list-data.ts';
import type { WithdrawData } from './withdraw/withdraw-data.ts';

/** Each template and the data that its page consumes. */
export interface Templates {
	home: HomeData;
	window: WindowData;
	brands: BrandsData;
	brand: BrandData;
	'watch-brand': WatchBrandData;
	goods: GoodsData;
	'product-list': ProductListData;
	product: ProductData;
	text: TextPageData;
	privacy: PrivacyData;
	imprint: ImprintData;
	contact: ContactData;
	thanks: ThanksData;
	newsletter: NewsletterData;
	cart: CartPageData;
	checkout: CheckoutData;
	payment: PaymentData;
	confirmation: ConfirmationData;
	search: SearchPageData;
	'new-product': NewProductData;
	'wish-list': WishListData;
	withdraw: WithdrawData;
	'not-found': NotFoundData;
}

export type TemplateName = keyof Templates;

export type PageData<Name extends TemplateName = TemplateName> = {
	[Template in Name]: BuiltPage<Template, Templates[Template]>;
}[Name];
