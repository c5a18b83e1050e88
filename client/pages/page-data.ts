/** The data of every page: which template consumes what. */
import type { ProductData } from '../products/product-data.ts';
import type { BuiltPage } from '../runtime/built-page.ts';
import type { BrandData } from './brand/brand-data.ts';
import type { BrandsData } from './brands/brands-data.ts';
import type { CartPageData } from './cart/cart-page-data.ts';
import type { CheckoutData } from './checkout/checkout-data.ts';
import type { ConfirmationData } from './confirmation/confirmation-data.ts';
import type { ContactData } from './contact/contact-data.ts';
import type { GoodsData } from './goods/goods-data.ts';
import type { HomeData } from './home/home-data.ts';
import type { ImprintData } from './imprint/imprint-data.ts';
import type { NewProductData } from './new-product/new-product-data.ts';
import type { NewsletterData } from './newsletter/newsletter-data.ts';
import type { NotFoundData } from './not-found/not-found-data.ts';
import type { PaymentData } from './payment/payment-data.ts';
import type { PrivacyData } from './privacy/privacy-data.ts';
import type { ProductListData } from './product-list/product-list-data.ts';
import type { SearchPageData } from './search/search-page-data.ts';
import type { TextPageData } from './text/text-page-data.ts';
import type { ThanksData } from './thanks/thanks-data.ts';
import type { WatchBrandData } from './watch-brand/watch-brand-data.ts';
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
