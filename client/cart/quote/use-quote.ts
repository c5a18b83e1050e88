/**
 * Keeps an open cart true: asks for its prices once its lines are there, and again when lines or prices change
 * or the page comes back.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import { useStore } from '../../runtime/store.ts';
import { type CartLine, cartStatusStore, cartStore, type RefreshedLine, useCartActions } from '../cart.ts';
import type { CartDifference } from './fetch-quote.ts';

export interface QuoteUse {
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
	/** Since the page was opened, the newest last; what was seen can be put away. */
	readonly differences: readonly CartDifference[];
	/** The service's last answer: whether the shop takes orders, and the price of gift wrap. null: no answer yet. */
	readonly shop: { readonly open: boolean; readonly presentWrapping: Money | null } | null;
	ask(): void;
	putAway(): void;
}

/** `target` null: without an order service, the cart stays as it is. */
export function useQuote(target: OrderTarget | null): QuoteUse {
	const { dispatch } = useCartActions();
	const { products } = useStore(cartStore);
	const isThere = useStore(cartStatusStore, ({ phase }) => phase === 'success');
	const [phase, setPhase] = useState<QuoteUse['phase']>('idle');
	const [differences, setDifferences] = useState<readonly CartDifference[]>([]);
	const [shop, setShop] = useState<QuoteUse['shop']>(null);
	/** The last question's offers, then its answer's. */
	const known = useRef<ReadonlySet<string>>(new Set());
	/** `again`: something else was there to ask about before the answer came. */
	const asking = useRef<'no' | 'once' | 'again'>('no');

	const ask = useCallback((): void => {
		const lines = cartStore.get().products;
		if (target === null || lines.length === 0) return;
		if (asking.current !== 'no') {
			asking.current = 'again';
			return;
		}
		asking.current = 'once';
		known.current = new Set(lines.map(toOffer));
		setPhase('loading');
		const work = async (): Promise<void> => {
			const { fetchQuote, compareQuote } = await import('./fetch-quote.ts');
			const outcome = await fetchQuote(target, lines);
			if (outcome.kind === 'failed') throw new Error(outcome.reason);
			const { answer } = outcome;
			const compared = compareQuote(lines, answer);
			known.current = new Set(compared.refreshed.map(toRefreshedOffer));
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
				const isOld = asking.current === 'again';
				asking.current = 'no';
				if (isOld) ask();
			});
	}, [target, dispatch]);

	useEffect(() => {
		if (isThere && products.some((line) => !known.current.has(toOffer(line)))) ask();
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

/** The key of a line's offer and price. Line ids are reused, and another tab may bring another price. */
function toOffer({ product, variant, priceBrutto, maxCount }: CartLine): string {
	return [product.id, variant?.id ?? null, priceBrutto, maxCount].join();
}

function toRefreshedOffer({ productId, variantId, offer }: RefreshedLine): string {
	return [productId, variantId, offer?.priceBrutto, offer?.maxCount].join();
}
