/** Brings the cart beside the page after something was put into it: its words, its styles and what the cart's page knows. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Text, textIn } from '../../../site/text.ts';
import { PriceNote } from '../../products/Price.tsx';
import type { BuiltPage, PageResult } from '../../runtime/built-page.ts';
import { loadSheet } from '../../runtime/load-sheet.ts';
import { fetchPageOf } from '../../runtime/navigation/fetch-page-data.ts';
import { pageMarks } from '../../runtime/page-marks.ts';
import { useStore } from '../../runtime/store.ts';
import { formatMoney } from '../../texts/format-money.ts';
import type { loadTexts } from '../../texts/load-texts.ts';
import { X } from '../../ui/icons.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { type OpenPage, showOverPage } from '../../ui/show-over-page.tsx';
import { Sentence } from '../../ui/Text.tsx';
import type { AddAction } from '../attach-cart.ts';
import { type CartActions, CartActionsProvider, type CartChange, cartStatusStore, cartStore } from '../cart.ts';
import type { CartData } from '../cart-data.ts';
import { CartLines } from '../lines/CartLines.tsx';
import { chooseTotalTax } from '../tax-notes.tsx';

type CartPage = BuiltPage<'cart', CartData & PageResult>;

interface DrawerStart {
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
	const fetched = await fetchPageOf<CartPage>(window, link.pathname, 'cart');
	return fetched.kind === 'page' && fetched.page.buildHash === page.buildHash ? fetched.page : null;
}

interface CartDrawerProps {
	readonly data: CartData;
	readonly cartPath: string;
	/** The product that was added. */
	readonly product: number;
	readonly name: Text;
	/** How many of it the cart holds where that is fewer than was asked for; else null. */
	readonly limitedTo: number | null;
	readonly onClosed: () => void;
}

const titleId = 'cart-drawer-title';

/** The cart at the right edge of the window: what was just added, all lines, what they cost, and the ways on. */
export function CartDrawer({ data, cartPath, product, name, limitedTo, onClosed }: CartDrawerProps): ReactNode {
	const { texts } = usePage();
	const words = texts.cart.drawer;
	// the added product may turn out to be sold out
	const { phase } = useStore(cartStatusStore);
	const { products } = useStore(cartStore);
	const isLost = phase === 'success' && !products.some((line) => line.product.id === product);
	const dialog = useRef<HTMLDialogElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		dialog.current?.showModal();
		title.current?.focus(); // so that what happened is read out first
	}, []);
	// gives the focus back to where it was
	const close = (): void => dialog.current?.close();
	const onClick = ({ target, clientX, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
		const isBeside = clientX > 0 && clientX < currentTarget.getBoundingClientRect().left;
		if (isBeside || (target instanceof Element && target.closest('a'))) close();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the cart closes it, as Escape does
		<dialog ref={dialog} className="side-panel cart-drawer" aria-labelledby={titleId} onClose={onClosed} onClick={onClick}>
			<button className="side-panel-close" type="button" aria-label={words.close} onClick={close}>
				<X sizePx={26} strokeWidth={1.25} />
			</button>
			<h2 id={titleId} ref={title} tabIndex={-1}>
				{isLost ? texts.cart.title : <Sentence say={words.title} about={name} />}
			</h2>
			{limitedTo !== null && !isLost && <p className="cart-drawer-limited">{words.limited(limitedTo)}</p>}
			<CartLines data={data} first={product} renderFoot={() => <DrawerTotal data={data} />} />
			<p className="cart-drawer-end">
				<button className="quiet-button" type="button" onClick={close}>
					{words.goOn}
				</button>
				<a className={data.checkoutPath === null || products.length === 0 ? 'button' : 'quiet-link'} href={cartPath}>
					{words.toCart}
				</a>
				{data.checkoutPath !== null && products.length > 0 && (
					<a className="button button-main" href={data.checkoutPath}>
						{texts.cart.toCheckout}
					</a>
				)}
			</p>
		</dialog>
	);
}

function DrawerTotal({ data }: { data: CartData }): ReactNode {
	const { texts, language } = usePage();
	const { totalPriceBrutto: total, products } = useStore(cartStore);
	const tax = chooseTotalTax(products, false, data) ?? texts.cart.taxOfEach;
	return (
		<p className="cart-total">
			<span className="cart-total-label">{texts.cart.total}</span>{' '}
			<strong className="cart-total-amount figure">{formatMoney(total, language)}</strong> <PriceNote note={data.priceNote} tax={tax} />
		</p>
	);
}
