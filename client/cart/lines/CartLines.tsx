/** The lines of the visitor's cart, or what is in their place: before storage is read, when it is empty, when it fails. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import { textIn } from '../../../site/text.ts';
import { basePriceText } from '../../products/base-price-text.ts';
import { isBeyondStock } from '../../products/is-buyable.ts';
import { useStore } from '../../runtime/store.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import {
	type CartAction,
	type CartChange,
	type CartLine,
	cartStatusStore,
	cartStore,
	maxLineCount,
	type PlacedLine,
	useCartActions,
} from '../cart.ts';
import type { CartData } from '../cart-data.ts';
import { useQuote } from '../quote/use-quote.ts';
import { chooseLineTaxes } from '../tax-notes.tsx';
import { CartDifferences, CartFailure, CartWaiting, QuoteNotice } from './CartNotices.tsx';
import { LineFacts, LinePersonalization, LinePicture } from './LineParts.tsx';

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

interface CartLinesProps {
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

interface CartLineItemProps extends CartLineCountProps {
	readonly onRemove: () => void;
	/** How many all lines of the same stock take. */
	readonly sharedCount: number;
	/** How its tax is shown, where the total cannot say it of all lines. */
	readonly tax: string | undefined;
	/** Of a product that is made to the buyer's wishes. */
	readonly notReturned: string;
}

/** One line of the cart: which product, how many, what they cost. */
function CartLineItem({ line, onCount, onRemove, sharedCount, tax, notReturned }: CartLineItemProps): ReactNode {
	const { texts, language } = usePage();
	const { product, variant } = line;
	const name = product.names[language];
	return (
		<li className="cart-line">
			<LinePicture picture={product.picture} className="cart-line-picture" />
			<div className="cart-line-piece">
				<a className="cart-line-name" href={product.paths[language]}>
					<Text value={textIn(product.names, language)} />
				</a>
				{variant && (
					<span className="cart-line-variant">
						<Text value={textIn(variant.names, language)} />
					</span>
				)}
				{product.reference && (
					<span className="cart-line-reference">
						{texts.product.reference} <span className="figure">{product.reference}</span>
					</span>
				)}
				<LineFacts line={line} />
				<LinePersonalization line={line} notReturned={notReturned} />
				{isBeyondStock({ stock: line.inStock ?? 0, orderable: line.maxCount === null }, sharedCount) && (
					<span>{texts.product.beyondStock}</span>
				)}
				<span className="cart-line-price">
					{texts.cart.unitPrice} <span className="figure">{formatMoney(line.priceBrutto, language)}</span> {product.basis?.[language]}
				</span>
				{product.base && (
					<small className="price-note">{basePriceText({ amount: line.priceBrutto, highest: null }, product.base, texts, language)}</small>
				)}
				{tax && <small className="price-note">{tax}</small>}
			</div>
			<CartLineCount line={line} onCount={onCount} />
			<button type="button" className="cart-line-remove" aria-label={texts.cart.removeLine(name)} onClick={onRemove}>
				{texts.cart.remove}
			</button>
			<p className="cart-line-total">
				<span className="visually-hidden">{texts.cart.lineTotal} </span>
				<span className="figure">{formatMoney(line.totalPriceBrutto, language)}</span>
			</p>
		</li>
	);
}

interface CartLineCountProps {
	readonly line: CartLine;
	/** 0 means: away with it. Resolves when the cart has the count, or has refused it. */
	readonly onCount: (count: number) => Promise<void>;
}

/** How many products a cart line has, to be typed or stepped. The field's value leads, and the cart follows it. */
function CartLineCount({ line: { product, count }, onCount }: CartLineCountProps): ReactNode {
	const { texts, language } = usePage();
	const name = product.names[language];
	const field = useRef<HTMLInputElement>(null);
	/** Changes that the cart has not answered yet: until then the field knows better. */
	const [waiting, setWaiting] = useState(0);
	// before any further event, which would start from an old value
	useLayoutEffect(() => {
		if (field.current && waiting === 0) field.current.value = String(count);
	}, [count, waiting]);

	const send = async (wanted: number): Promise<void> => {
		setWaiting((before) => before + 1);
		await onCount(wanted);
		setWaiting((before) => before - 1);
	};
	const step = (pieces: 1 | -1): void => {
		if (!field.current) return;
		const current = readCount(field.current) ?? count;
		const wanted = Math.min(Math.max(current + pieces, 0), maxLineCount);
		field.current.value = String(wanted);
		if (wanted !== current) void send(wanted);
	};
	/** When the count is complete: on Enter and on leaving the field, so that typing 12 never orders 1. */
	const commit = (input: HTMLInputElement): void => {
		const typed = readCount(input);
		if (typed === null) input.value = String(count);
		else if (typed !== count || waiting > 0) void send(typed);
	};
	return (
		<div className="cart-line-count">
			<button type="button" className="cart-line-step" aria-label={texts.cart.fewer(name)} onClick={() => step(-1)}>
				−
			</button>
			<input
				ref={field}
				className="cart-line-input"
				type="number"
				inputMode="numeric"
				min={0}
				max={maxLineCount}
				step={1}
				aria-label={texts.cart.quantityOf(name)}
				defaultValue={count}
				onBlur={(event) => commit(event.currentTarget)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') commit(event.currentTarget);
				}}
			/>
			<button type="button" className="cart-line-step" aria-label={texts.cart.more(name)} onClick={() => step(1)}>
				+
			</button>
		</div>
	);
}

/** Null where the field holds no count that a line may have. */
function readCount({ value, validity }: HTMLInputElement): number | null {
	return value === '' || !validity.valid ? null : Number(value);
}
