/** Every page at once, for the server; the browser loads one at a time (`page-loaders.ts`). "npm run generate" writes this file from the folders beside it. */
import { BrandPage } from './brand/BrandPage.tsx';
import { BrandsPage } from './brands/BrandsPage.tsx';
import { CartPage } from './cart/CartPage.tsx';
import { CheckoutPage } from './checkout/CheckoutPage.tsx';
import { ConfirmationPage } from './confirmation/ConfirmationPage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { GoodsPage } from './goods/GoodsPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { ImprintPage } from './imprint/ImprintPage.tsx';
import { NewProductPage } from './new-product/NewProductPage.tsx';
import { NewsletterPage } from './newsletter/NewsletterPage.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import type { PageComponents } from './page-element.tsx';
import { PaymentPage } from './payment/PaymentPage.tsx';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';
import { ProductPage } from './product/ProductPage.tsx';
import { ProductListPage } from './product-list/ProductListPage.tsx';
import { SearchPage } from './search/SearchPage.tsx';
import { TextPage } from './text/TextPage.tsx';
import { ThanksPage } from './thanks/ThanksPage.tsx';
import { WatchBrandPage } from './watch-brand/WatchBrandPage.tsx';
import { WindowPage } from './window/WindowPage.tsx';
import { WishListPage } from './wish-list/WishListPage.tsx';
import { WithdrawPage } from './withdraw/WithdrawPage.tsx';

export const pageComponents: PageComponents = {
	brand: BrandPage,
	brands: BrandsPage,
	cart: CartPage,
	checkout: CheckoutPage,
	confirmation: ConfirmationPage,
	contact: ContactPage,
	goods: GoodsPage,
	home: HomePage,
	imprint: ImprintPage,
	'new-product': NewProductPage,
	newsletter: NewsletterPage,
	'not-found': NotFoundPage,
	payment: PaymentPage,
	privacy: PrivacyPage,
	product: ProductPage,
	'product-list': ProductListPage,
	search: SearchPage,
	text: TextPage,
	thanks: ThanksPage,
	'watch-brand': WatchBrandPage,
	window: WindowPage,
	'wish-list': WishListPage,
	withdraw: WithdrawPage,
};
