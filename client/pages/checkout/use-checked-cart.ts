/**
 * Keeps the order true: asks the service for today's prices and whether it takes orders, when the checkout opens, when the cart is another one, and
 * before each order. The buyer has to confirm every difference.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import { type CartLine, cartStatusStore, cartStore, useCartActions } from '../../cart/cart.ts';
import { type CartDifference, compareQuote, fetchQuote } from '../../cart/quote/fetch-quote.ts';
import { checkoutStore } from '../../checkout/checkout.ts';
import { serviceStatus } from '../../orders/contract/answer.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import { useStore } from '../../runtime/store.ts';
import type { CheckoutService } from './checkout-data.ts';

export type OrderDifference =
	| CartDifference
	| { readonly kind: 'shipping_cost' | 'total'; readonly from: Money; readonly to: Money }
	/** null: gift wrap is not offered any more. */
	| { readonly kind: 'present_wrapping'; readonly from: Money; readonly to: Money | null }
	/** Only another build of the page has its present version. null: the page has no such text. */
	| { readonly kind: 'legal_text'; readonly title: string | null };

export interface CheckedCart {
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
	/** False once the service has said that it takes no orders at present. */
	readonly isOpen: boolean;
	/** Price of gift wrap; null: not offered. */
	readonly wrapPrice: Money | null;
	/** Still to be confirmed. */
	readonly differences: readonly OrderDifference[];
	confirm(): void;
	add(differences: readonly OrderDifference[]): void;
	check(): Promise<CheckResult>;
}

type CheckResult = 'same' | 'changed' | 'closed' | 'failed';

export function useCheckedCart({ quote, statusUrl }: CheckoutService, builtWrapPrice: Money | null): CheckedCart {
	const { dispatch } = useCartActions();
	const { products } = useStore(cartStore);
	const isThere = useStore(cartStatusStore, ({ phase }) => phase === 'success');
	const [phase, setPhase] = useState<CheckedCart['phase']>('idle');
	const [isOpen, setOpen] = useState(true);
	const [wrapPrice, setWrapPrice] = useState(builtWrapPrice);
	const [differences, setDifferences] = useState<readonly OrderDifference[]>([]);
	const known = useRef('');
	const running = useRef<Promise<CheckResult> | null>(null);
	const shownWrapPrice = useRef(builtWrapPrice);

	const add = useCallback((more: readonly OrderDifference[]): void => setDifferences((before) => [...before, ...more]), []);

	const ask = useCallback(async (): Promise<CheckResult> => {
		const lines = cartStore.get().products;
		known.current = toOffers(lines);
		setPhase('loading');
		const [isMaintained, outcome] = await Promise.all([askMaintenance(statusUrl), fetchQuote(quote, lines)]);
		if (outcome.kind === 'failed') throw new Error(outcome.reason);
		if (isMaintained === null) {
			setPhase('error');
			return 'failed';
		}
		const { open, present_wrapping } = outcome.answer;
		const compared = compareQuote(lines, outcome.answer);
		await dispatch({ type: 'refresh', lines: compared.refreshed });
		known.current = toOffers(cartStore.get().products);
		const price = present_wrapping as Money | null; // the contract has it as an amount
		const found = [...compared.differences, ...compareWrap(shownWrapPrice.current, price)];
		shownWrapPrice.current = price;
		setWrapPrice(price);
		add(found);
		const takesOrders = open && !isMaintained;
		setOpen(takesOrders);
		setPhase('success');
		if (!takesOrders) return 'closed';
		return found.length > 0 ? 'changed' : 'same';
	}, [quote, statusUrl, dispatch, add]);

	const check = useCallback((): Promise<CheckResult> => {
		running.current ??= ask()
			.catch((error: unknown): CheckResult => {
				console.warn(errorMessages.quote, error);
				setPhase('error');
				return 'failed';
			})
			.finally(() => {
				running.current = null;
			});
		return running.current;
	}, [ask]);

	useEffect(() => {
		if (isThere && products.length > 0 && toOffers(products) !== known.current) void check();
	}, [isThere, products, check]);

	return { phase, isOpen, wrapPrice, differences, confirm: () => setDifferences([]), add, check };
}

/** null: the service does not say. */
function askMaintenance(statusUrl: string): Promise<boolean | null> {
	return fetchMaintenance(statusUrl).catch((error: unknown) => {
		console.warn(errorMessages.status, error);
		return null;
	});
}

function compareWrap(from: Money | null, to: Money | null): OrderDifference[] {
	const { presentWrap } = checkoutStore.get().session;
	return presentWrap && from !== null && from !== to ? [{ kind: 'present_wrapping', from, to }] : [];
}

/** The key of the lines' prices and possible counts. */
function toOffers(lines: readonly CartLine[]): string {
	return lines
		.map(({ product, variant, priceBrutto, maxCount }) => [product.id, variant?.id ?? null, priceBrutto, maxCount].join())
		.join(' ');
}

/** A buyer waits to order meanwhile. */
const answerTimeoutMs = 10_000;

/**
 * Asks whether the shop takes orders at present, which may have changed since the site was built. Rejects where the service does not
 * say.
 */
async function fetchMaintenance(url: string, timeoutMs = answerTimeoutMs): Promise<boolean> {
	const response = await fetch(url, { credentials: 'omit', redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
	if (!response.ok) throw new Error(`status ${response.status}`);
	return serviceStatus.parse(await response.json()).maintenance;
}
