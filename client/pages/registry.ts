/** Every page at once, for the server. The browser loads one at a time (`lazy-pages.ts`). */
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
	home: HomePage,
	window: WindowPage,
	brands: BrandsPage,
	brand: BrandPage,
	'watch-brand': WatchBrandPage,
	goods: GoodsPage,
	'product-list': ProductListPage,
	product: ProductPage,
	text: TextPage,
	privacy: PrivacyPage,
	imprint: ImprintPage,
	contact: ContactPage,
	thanks: ThanksPage,
	newsletter: NewsletterPage,
	cart: CartPage,
	checkout: CheckoutPage,
	payment: PaymentPage,
	confirmation: ConfirmationPage,
	search: SearchPage,
	'new-product': NewProductPage,
	'wish-list': WishListPage,
	withdraw: WithdrawPage,
	'not-found': NotFoundPage,
};
