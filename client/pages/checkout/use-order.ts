/** Orders once the buyer has pressed the button: checks, sends, and leads on. */
import { useEffect, useRef, useState } from 'react';
import type { Money } from '../../../site/money.ts';
import { isPaidThroughProvider } from '../../../site/payment-kinds.ts';
import { cartStore, useCartActions } from '../../cart/cart.ts';
import { type CheckoutSession, checkoutStore } from '../../checkout/checkout.ts';
import { vatIdOf } from '../../checkout/checkout-steps.ts';
import { pickUpAddressOf } from '../../checkout/delivery-offers.ts';
import { endOrder } from '../../checkout/placing/finish-order.ts';
import { type OrderDesk, type PlaceOutcome, placeOrder, resendOrder } from '../../checkout/placing/place-order.ts';
import { toOrder, toOrderDraft } from '../../checkout/placing/to-order.ts';
import { checkout, orderAreas } from '../../checkout/use-checkout.ts';
import type { FieldFault } from '../../orders/contract/answer.ts';
import { errorMessages } from '../../orders/contract/error-messages.ts';
import type { OrderChange, OrderContent } from '../../orders/contract/order-request.ts';
import { follow } from '../../runtime/navigation/readdress.ts';
import type { TextParts } from '../../texts/texts.ts';
import { usePage } from '../../ui/page-context.tsx';
import type { CheckoutData, CheckoutService } from './checkout-data.ts';
import type { CheckedCart, OrderDifference } from './use-checked-cart.ts';

export interface OrderUse {
	/** `placed`: the next page is on its way. */
	readonly phase: 'idle' | 'ordering' | 'resending' | 'placed';
	/** null: nothing failed, or something was tried since. */
	readonly failure: OrderFailure | null;
	/** Faults that the service found, by fields of the order. */
	readonly faults: readonly FieldFault[];
	/** Orders what the review shows; a second press while it works is none. */
	order(): void;
	/** Sends the unanswered order again. */
	resend(): void;
}

export function useOrder(data: CheckoutData, { order: target }: CheckoutService, cart: CheckedCart): OrderUse {
	const { language } = usePage();
	const actions = useCartActions();
	const [phase, setPhase] = useState<OrderUse['phase']>('idle');
	const [failure, setFailure] = useState<OrderFailure | null>(null);
	const [faults, setFaults] = useState<readonly FieldFault[]>([]);
	const isBusy = useRef(false);
	// Back from the payment page may bring this document as it was left, on its way there
	useEffect(() => {
		const onPageShow = ({ persisted }: PageTransitionEvent): void => {
			if (persisted) setPhase('idle');
		};
		window.addEventListener('pageshow', onPageShow);
		return () => window.removeEventListener('pageshow', onPageShow);
	}, []);

	const makeDesk = (): OrderDesk => ({
		url: target.url,
		checkout,
		areas: orderAreas,
		locks: navigator.locks,
		nowMs: Date.now,
		finish: (order) => endOrder(order, actions),
	});

	/** The order as the buyer sees it; null: a step lacks something. */
	const seenIn = (session: CheckoutSession): OrderContent | null => {
		const { products: lines } = cartStore.get();
		const wrap = session.presentWrap ? cart.wrapPrice : null;
		const pickUpAddress = pickUpAddressOf(data, session.shippingMethod);
		const vatId = vatIdOf(session, data);
		return toOrder({ project: target.project, language, session, lines, wrap, legalTexts: data.legalTexts, pickUpAddress, vatId });
	};
	const place = async (): Promise<PlaceOutcome | OrderFailure> => {
		const content = seenIn(checkoutStore.get().session);
		if (content === null) return 'incomplete';
		const draft = toOrderDraft(content, cartStore.get().products, data);
		const checked = await cart.check();
		if (checked !== 'same') return checked === 'failed' ? 'notChecked' : checked;
		return placeOrder(makeDesk(), { content, draft, today: seenIn });
	};
	const settle = (outcome: PlaceOutcome | OrderFailure): void => {
		if (typeof outcome === 'string') {
			setFailure(outcome);
		} else if (outcome.kind === 'placed') {
			leave(outcome, data);
		} else if (outcome.kind !== 'reused') {
			if (outcome.kind === 'changed') showChanges(outcome.changes, cart, data);
			if (outcome.kind === 'invalid') setFaults(outcome.faults);
			setFailure(outcome.kind);
		}
	};
	const work = async (busy: 'ordering' | 'resending', send: () => Promise<PlaceOutcome | OrderFailure>): Promise<void> => {
		if (isBusy.current) return;
		isBusy.current = true;
		setPhase(busy);
		setFailure(null);
		setFaults([]);
		const outcome = await send().catch((error: unknown): OrderFailure => {
			console.error(errorMessages.order, error);
			return 'failed';
		});
		isBusy.current = false;
		setPhase(typeof outcome !== 'string' && outcome.kind === 'placed' ? 'placed' : 'idle');
		settle(outcome);
	};

	return {
		phase,
		failure,
		faults,
		order: () => void work('ordering', place),
		resend: () => void work('resending', () => resendOrder(makeDesk())),
	};
}

/** Checks the cart again, and shows the changes that this check cannot find. */
function showChanges(changes: readonly OrderChange[], cart: CheckedCart, { legalTexts }: Pick<CheckoutData, 'legalTexts'>): void {
	const told = changes.flatMap((change): OrderDifference[] => {
		if (change.kind === 'shipping_cost') {
			checkout.dispatch({ type: 'change', fields: { shippingCost: change.to as Money } });
			return [{ kind: change.kind, from: change.from as Money, to: change.to as Money }];
		}
		if (change.kind === 'legal_text') {
			return [{ kind: change.kind, title: legalTexts.find(({ type }) => type === change.type)?.title ?? null }];
		}
		return change.kind === 'total' && changes.length === 1
			? [{ kind: change.kind, from: change.from as Money, to: change.to as Money }]
			: [];
	});
	cart.add(told);
	void cart.check();
}

/** To the page on which the order is paid, whose policy needs a document of its own, or to its confirmation. */
function leave({ order, isKept }: Extract<PlaceOutcome, { kind: 'placed' }>, { paths }: CheckoutData): void {
	// an order not kept lives in this document: the confirmation says how else it is paid
	if (isKept && isPaidThroughProvider(order.payment.kind)) window.location.assign(paths.payment);
	else follow(document, paths.confirmation);
}

/** Why an order was not placed, or not sent: there are words for each. */
type OrderFailure = keyof TextParts['checkout']['checkout']['failures'];
