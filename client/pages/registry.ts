/** Every page at once, for the server. The browser loads one at a time (`lazy-pages.ts`). */
import { BrandPage } from './brand/BrandPage.tsx';
import { BrandsPage } from './brands/BrandsPage.tsx';
import { CartPage } from './cart/CartPage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { ImprintPage } from './imprint/ImprintPage.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import type { PageComponents } from './page-element.tsx';
import { ProductPage } from './product/ProductPage.tsx';
import { ProductListPage } from './product-list/ProductListPage.tsx';
import { TextPage } from './text/TextPage.tsx';

export const pageComponents: PageComponents = {
	home: HomePage,
	brands: BrandsPage,
	brand: BrandPage,
	'product-list': ProductListPage,
	product: ProductPage,
	text: TextPage,
	imprint: ImprintPage,
	contact: ContactPage,
	cart: CartPage,
	'not-found': NotFoundPage,
};
