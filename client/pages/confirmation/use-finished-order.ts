/** Lets the cart give up what was ordered as soon as nothing is left to decide about it: not while an order waits for its provider. */
import { useEffect, useRef, useState } from 'react';
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import { useCartActions } from '../../cart/cart-actions.ts';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { endOrder } from '../../checkout/placing/end-order.ts';

export interface FinishUse {
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
}

export function useFinishedOrder(order: PlacedOrder, paysByTransfer: boolean): FinishUse {
	const cart = useCartActions();
	const [phase, setPhase] = useState<FinishUse['phase']>('idle');
	const isBusy = useRef(false);
	const isDue = !order.isFinished && isDecided(order, paysByTransfer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once an order
	useEffect(() => {
		if (!isDue || isBusy.current) return;
		isBusy.current = true;
		setPhase('loading');
		endOrder(order, cart)
			.then(
				() => setPhase('success'),
				(error: unknown) => {
					console.error('The cart still holds what was ordered', error);
					setPhase('error');
				},
			)
			.finally(() => {
				isBusy.current = false;
			});
	}, [isDue, order.orderUuid]);
	return { phase };
}

function isDecided({ payment: { kind, state } }: PlacedOrder, paysByTransfer: boolean): boolean {
	return !isPaidThroughProvider(kind) || state === 'confirmed' || (paysByTransfer && state === 'open');
}
