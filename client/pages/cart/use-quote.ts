/** Keeps a cart that somebody looks at true: asks for its prices once its lines are there, and again when others have come or the page comes back. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import type { CartDifference } from '../../orders/compare-quote.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import { type CartLine, cartStatusStore, cartStore } from '../../stores/cart.ts';
import { useCartActions } from '../../stores/cart-actions.ts';
import { useStore } from '../../stores/use-store.ts';

export interface QuoteUse {
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
	/** Since the page was opened, the newest last; what was seen can be put away. */
	readonly differences: readonly CartDifference[];
	/** What the service said last: whether the shop takes orders, and what gift wrap costs. null: it has not said anything. */
	readonly shop: { readonly open: boolean; readonly presentWrapping: Money | null } | null;
	ask(): void;
	putAway(): void;
}

/** `target` null: nobody can be asked, and the cart stays as it is. */
export function useQuote(target: OrderTarget | null): QuoteUse {
	const { dispatch } = useCartActions();
	const { products } = useStore(cartStore);
	const isThere = useStore(cartStatusStore, ({ phase }) => phase === 'success');
	const [phase, setPhase] = useState<QuoteUse['phase']>('idle');
	const [differences, setDifferences] = useState<readonly CartDifference[]>([]);
	const [shop, setShop] = useState<QuoteUse['shop']>(null);
	const asked = useRef<ReadonlySet<number>>(new Set());
	const isAsking = useRef(false);

	const ask = useCallback((): void => {
		const lines = cartStore.get().products;
		if (target === null || lines.length === 0 || isAsking.current) return;
		isAsking.current = true;
		asked.current = new Set(lines.map(({ cartId }) => cartId));
		setPhase('loading');
		const work = async (): Promise<void> => {
			const [{ fetchQuote }, { compareQuote }] = await Promise.all([
				import('../../orders/fetch-quote.ts'),
				import('../../orders/compare-quote.ts'),
			]);
			const outcome = await fetchQuote(target, lines);
			if (outcome.kind === 'failed') throw new Error(outcome.reason);
			const { answer } = outcome;
			const compared = compareQuote(lines, answer);
			await dispatch({ type: 'refresh', lines: compared.refreshed });
			setShop({ open: answer.open, presentWrapping: answer.present_wrapping as Money | null });
			setDifferences((before) => [...before, ...compared.differences]);
			setPhase('success');
		};
		work()
			.catch((error: unknown) => {
				console.warn(errorMessages.quote, error);
				setPhase('error');
			})
			.finally(() => {
				isAsking.current = false;
			});
	}, [target, dispatch]);

	useEffect(() => {
		if (isThere && hasNew(products, asked.current)) ask();
	}, [isThere, products, ask]);
	useEffect(() => {
		const onPageShow = ({ persisted }: PageTransitionEvent): void => {
			if (persisted) ask();
		};
		window.addEventListener('pageshow', onPageShow);
		return () => window.removeEventListener('pageshow', onPageShow);
	}, [ask]);

	return { phase, differences, shop, ask, putAway: () => setDifferences([]) };
}

/** A line that another tab has added. */
function hasNew(lines: readonly CartLine[], asked: ReadonlySet<number>): boolean {
	return lines.some(({ cartId }) => !asked.has(cartId));
}
