/** The lines of the visitor's cart, or what is in their place: before storage is read, when it is empty, when it fails. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import { useStore } from '../../runtime/use-store.ts';
import { usePage } from '../../ui/page-context.tsx';
import { type CartAction, type CartLine, cartStatusStore, cartStore, type PlacedLine } from '../cart.ts';
import { type CartChange, useCartActions } from '../cart-actions.ts';
import type { CartData } from '../cart-data.ts';
import { chooseLineTaxes } from '../choose-taxes.ts';
import { useQuote } from '../quote/use-quote.ts';
import { CartDifferences } from './CartDifferences.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { CartFailure, CartWaiting, QuoteNotice } from './CartNotices.tsx';

/** The last change's result: always announced, and shown where the cart itself does not show it. */
interface Message {
	readonly text: string;
	readonly isVisible: boolean;
	/** The removed lines, which can be put back. */
	readonly removed?: readonly PlacedLine[];
}

/** Data for the part below the lines. */
export interface CartFoot {
	/** null: gift wrap is not offered. */
	readonly wrapPrice: Money | null;
	/** False once the order service has said that the shop takes no orders at present. */
	readonly isOpen: boolean;
	readonly onClear: () => void;
}

export interface CartLinesProps {
	readonly data: Pick<CartData, 'shopPath' | 'presentWrapping' | 'quote' | 'taxScheme' | 'taxes' | 'lineNotReturned'>;
	/** Id of a product whose lines stand first, the newest of them on top; left out: all are in the order in which they were added. */
	readonly first?: number;
	/** The part below the lines, as long as there are any. */
	readonly renderFoot: (foot: CartFoot) => ReactNode;
}

export function CartLines({ data, first, renderFoot }: CartLinesProps): ReactNode {
	const { texts, language } = usePage();
	const { products } = useStore(cartStore);
	const { phase, kept } = useStore(cartStatusStore);
	const { dispatch, restore } = useCartActions();
	useEffect(restore, [restore]);
	const [message, setMessage] = useState<Message>({ text: '', isVisible: false });
	const quote = useQuote(data.quote);
	const wrapPrice = quote.shop ? quote.shop.presentWrapping : data.presentWrapping;
	const taxes = chooseLineTaxes(products, data);
	const container = useRef<HTMLDivElement>(null);

	const change = (action: CartAction, toMessage: (change: CartChange) => Message): Promise<void> =>
		dispatch(action).then(
			(changed) => setMessage(toMessage(changed)),
			(error: unknown) => {
				console.error('The cart could not be changed', error);
				setMessage({ text: texts.cart.failed, isVisible: true });
			},
		);
	const retry = (): void => {
		container.current?.focus(); // the button goes
		restore();
	};
	const remove = (line: CartLine, index: number): Promise<void> =>
		change({ type: 'remove', cartId: line.cartId }, () => ({
			text: texts.cart.removed(line.product.names[language]),
			isVisible: true,
			removed: [{ line, index }],
		}));
	const clear = (): Promise<void> =>
		change({ type: 'reset' }, () => ({
			text: texts.cart.cleared,
			isVisible: true,
			removed: products.map((line, index) => ({ line, index })),
		}));
	const undo = (lines: readonly PlacedLine[]): Promise<void> => {
		container.current?.focus(); // the button goes
		return change({ type: 'putBack', lines }, () => ({ text: texts.cart.restored, isVisible: false }));
	};
	const count = (line: CartLine, pieces: number): Promise<void> => {
		const name = line.product.names[language];
		return change({ type: 'changeCount', cartId: line.cartId, count: pieces }, ({ limitedTo }) => ({
			text: limitedTo === null ? texts.cart.changed(name, pieces) : texts.product.limited(name, limitedTo),
			isVisible: limitedTo !== null,
		}));
	};

	return (
		<div className="cart" ref={container} tabIndex={-1} data-phase={phase}>
			{phase === 'error' && <CartFailure onRetry={retry} />}
			{(phase === 'idle' || phase === 'loading') && <CartWaiting />}
			{phase === 'success' && kept === 'memory' && <p className="cart-notice">{texts.cart.memoryOnly}</p>}
			{phase === 'success' && products.length === 0 && (
				<p className="cart-empty">
					{texts.cart.empty} <a href={data.shopPath}>{texts.cart.toShop}</a>
				</p>
			)}
			<CartDifferences differences={quote.differences} onPutAway={quote.putAway} />
			{products.length > 0 && <QuoteNotice quote={quote} />}
			{products.length > 0 && (
				<ul className="cart-lines" aria-label={texts.cart.lines}>
					{inView(products, first).map(({ line, index }) => (
						<CartLineItem
							key={line.cartId}
							line={line}
							sharedCount={countOfStock(line, products)}
							tax={taxes?.[index]}
							notReturned={data.lineNotReturned}
							onCount={(pieces) => (pieces === 0 ? remove(line, index) : count(line, pieces))}
							onRemove={() => remove(line, index)}
						/>
					))}
				</ul>
			)}
			<CartMessage message={message} onUndo={undo} />
			{products.length > 0 && renderFoot({ wrapPrice, isOpen: quote.shop?.open !== false, onClear: clear })}
		</div>
	);
}

function CartMessage({ message, onUndo }: { message: Message; onUndo: (removed: readonly PlacedLine[]) => void }): ReactNode {
	const { texts } = usePage();
	const undoButton = useRef<HTMLButtonElement>(null);
	// the focused button is gone; on the next line's button one more press would remove that line, too
	useEffect(() => {
		if (message.removed) undoButton.current?.focus();
	}, [message]);
	return (
		<div className={message.isVisible ? 'cart-status' : 'cart-status visually-hidden'}>
			<p role="status">{message.text}</p>
			{message.removed && (
				<button type="button" className="cart-undo" ref={undoButton} onClick={() => message.removed && onUndo(message.removed)}>
					{texts.cart.undo}
				</button>
			)}
		</div>
	);
}

/** Each with its place in the cart. */
function inView(products: readonly CartLine[], first: number | undefined): PlacedLine[] {
	const lines = products.map((line, index) => ({ line, index }));
	if (first === undefined) return lines;
	const isFirst = ({ line }: PlacedLine): boolean => line.product.id === first;
	return [...lines.filter(isFirst).toReversed(), ...lines.filter((each) => !isFirst(each))];
}

/** How many of the line's stock all lines take, with any engraving. */
function countOfStock({ product, variant }: CartLine, products: readonly CartLine[]): number {
	return products.reduce((sum, line) => (line.product.id === product.id && line.variant?.id === variant?.id ? sum + line.count : sum), 0);
}
