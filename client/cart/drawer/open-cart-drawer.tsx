/** Brings the cart beside the page after something was put into it: its words, its styles and what the cart's page knows. */
import { textIn } from '../../../site/translated-text.ts';
import type { BuiltPage, PageResult } from '../../runtime/built-page.ts';
import { loadSheet } from '../../runtime/load-sheet.ts';
import { fetchPageData } from '../../runtime/navigation/fetch-page-data.ts';
import { networkOf } from '../../runtime/network.ts';
import { pageMarks } from '../../runtime/page-marks.ts';
import type { loadTexts } from '../../texts/load-texts.ts';
import { type OpenPage, showOverPage } from '../../ui/show-over-page.tsx';
import { type CartActions, CartActionsProvider, type CartChange } from '../cart-actions.ts';
import type { CartData } from '../cart-data.ts';
import type { AddAction } from '../storage/attach-cart.ts';
import { CartDrawer } from './CartDrawer.tsx';

type CartPage = BuiltPage<'cart', CartData & PageResult>;

export interface DrawerStart {
	readonly window: Window;
	readonly loaded: OpenPage;
	readonly lazyPages: { readonly loadTexts: typeof loadTexts };
	readonly cart: CartActions;
}

/** After this wait the visitor has read on the page that the product is in the cart. */
const patienceMs = 3000;

/** Rejects where something of it cannot be had. Opens nothing where the visitor has gone on meanwhile. */
export async function openCartDrawer(
	{ window, loaded, lazyPages, cart }: DrawerStart,
	added: AddAction,
	change: CartChange,
): Promise<void> {
	const { document, location } = window;
	const { href } = location;
	const startedMs = Date.now();
	const { language } = loaded.page.result;
	const [data, cartTexts, productTexts] = await Promise.all([
		fetchCartPage(window, loaded),
		lazyPages.loadTexts(language, 'cart'),
		lazyPages.loadTexts(language, 'product'),
		loadSheet(document, 'cart-drawer'),
	]);
	const hasGoneOn = location.href !== href || Date.now() - startedMs > patienceMs || document.querySelector(':modal') !== null;
	if (data === null || hasGoneOn) return;

	showOverPage({ window, loaded, texts: { ...cartTexts, ...productTexts } }, (onClosed) => (
		<CartActionsProvider value={cart}>
			<CartDrawer
				data={data.result}
				cartPath={data.path}
				product={added.product.id}
				name={textIn(added.product.names, language)}
				limitedTo={change.limitedTo}
				onClosed={onClosed}
			/>
		</CartActionsProvider>
	));
}

/** null where the header leads to no cart, or to one of another build. */
async function fetchCartPage(window: Window, { page }: OpenPage): Promise<{ readonly path: string; readonly result: CartData } | null> {
	const link = window.document.querySelector<HTMLAnchorElement>(`a[${pageMarks.cartLink}]`);
	if (link === null) return null;
	const fetched = await fetchPageData<CartPage>(link.pathname, {
		...networkOf(window),
		hasTemplate: (template): template is 'cart' => template === 'cart',
	});
	return fetched.kind === 'page' && fetched.page.buildHash === page.buildHash ? fetched.page : null;
}
