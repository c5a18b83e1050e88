/** Acts on a payment's phases: loads the provider, keeps the buyer's approval, posts it to the service, and leads on. */
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { askForToken } from '../../checkout/payments/ask-for-token.ts';
import {
	nextPhase,
	type PaymentOutcome,
	type PaymentPhase,
	postKlarna,
	postPaypal,
	postTransfer,
} from '../../checkout/payments/payment-phase.ts';
import { type Approval, type ProviderNews, reasonOf, type ShownProvider } from '../../checkout/payments/provider.ts';
import type { PlacedOrder, PlacedPayment } from '../../checkout/placed-order.ts';
import { keepPlacedOrder } from '../../checkout/use-placed-order.ts';
import type { OrderTarget } from '../../orders/order-target.ts';
import type { PaymentData } from '../checkout/checkout-data.ts';

export interface PaymentUse {
	readonly phase: PaymentPhase;
	/** Where the provider shows its form. */
	readonly stage: RefObject<HTMLDivElement | null>;
	/** Asks the provider; null: it has a button of its own, or is not there. */
	readonly authorize: (() => void) | null;
	/** The approval was stored, so that it survives a reload. */
	readonly isKept: boolean;
	resend(): void;
	retry(): void;
	/** Has the order paid by transfer instead, and leads to the bank details. `name`: of that way to pay. */
	transfer(name: string): Promise<void>;
	/** What became of that; null: it was not asked for. */
	readonly transferring: 'asking' | 'refused' | 'unknown' | null;
}

/** `order` is one that is paid through a provider. */
export function usePayment(data: PaymentData, order: PlacedOrder): PaymentUse {
	const [phase, tell] = useReducer(nextPhase, order, startPhase);
	const [authorize, setAuthorize] = useState<(() => void) | null>(null);
	const [isKept, setIsKept] = useState(true);
	const [transferring, setTransferring] = useState<PaymentUse['transferring']>(null);
	const stage = useRef<HTMLDivElement>(null);
	const latest = useRef(order);
	latest.current = order;
	const keep = (payment: Partial<PlacedPayment>, others: Pick<PlacedOrder, 'acceptedAt' | 'dueAt'> = {}): void => {
		setIsKept(keepPlacedOrder({ ...latest.current, ...others, payment: { ...latest.current.payment, ...payment } }));
	};
	const hear = (news: ProviderNews): void => {
		if (news.kind === 'failed') console.error('The payment provider failed', news.reason);
		if (news.kind === 'approved') keep({ state: 'approved', approval: news.approval });
		tell(news);
	};
	const renewToken = async (): Promise<string> => {
		const target = targetOf(data, order);
		const token = target === undefined ? null : await askForToken(target, latest.current);
		if (token === null) throw new Error('the order service has no session for the order');
		keep({ clientToken: token });
		return token;
	};
	const show = async (): Promise<void> => {
		const container = stage.current;
		if (container === null) return;
		container.replaceChildren();
		setAuthorize(null);
		const shown = await showProvider(data, { document, container, order: latest.current, tell: hear, renewToken });
		if (shown.kind === 'unavailable') console.warn('The payment provider cannot be shown', shown.reason);
		else setAuthorize(() => shown.authorize);
		tell({ kind: shown.kind });
	};
	const post = async (approval: Approval): Promise<void> => {
		const outcome = await postPayment(data, latest.current, approval);
		if (outcome.kind === 'ok' || outcome.kind === 'pending') {
			keep({ state: outcome.kind === 'ok' ? 'confirmed' : 'pending', approval: null });
			tell({ kind: 'posted' });
			// Back from there would lead to a page with nothing left to do
			window.location.replace(data.paths.confirmation);
			return;
		}
		console.error(outcome.message, outcome.reason);
		// The session may have ended with it: the service says which one counts.
		if (outcome.kind === 'refused') keep({ state: 'open', approval: null, clientToken: null });
		tell({ kind: outcome.kind === 'refused' ? 'refused' : 'notPosted' });
	};

	const transfer = async (name: string): Promise<void> => {
		const target = targetOf(data, order);
		if (target === undefined || transferring === 'asking') return;
		setTransferring('asking');
		const outcome = await postTransfer(target, latest.current);
		if (outcome.kind !== 'ok') {
			console.error(outcome.message, outcome.reason);
			setTransferring(outcome.kind === 'refused' ? 'refused' : 'unknown');
			return;
		}
		const { kind: _, awaits, ...acceptance } = outcome;
		keep(
			{ ...{ kind: 'transfer', name, clientToken: null, state: 'open', approval: null }, ...(awaits !== null && { awaits }) },
			acceptance,
		);
		window.location.replace(data.paths.confirmation);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: what is done depends on entering a phase, and reads the latest order
	useEffect(() => {
		if (phase.phase === 'loading') void show();
		if (phase.phase === 'posting') void post(phase.approval);
	}, [phase.phase]);
	const { state, approval } = order.payment;
	useEffect(() => {
		if (state === 'approved' && approval !== null) tell({ kind: 'approvedElsewhere', approval });
	}, [state, approval]);

	return {
		...{ phase, stage, authorize, isKept, transfer, transferring },
		resend: () => tell({ kind: 'resend' }),
		retry: () => tell({ kind: 'retry' }),
	};
}

/** Where the service is told of payments of the order; undefined: the shop does not offer its provider any more. */
function targetOf({ paypal, klarna }: PaymentData, { payment: { kind } }: PlacedOrder): OrderTarget | undefined {
	return (kind === 'paypal' ? paypal : klarna)?.target;
}

/** After a reload, an earlier approval is sent only if the buyer asks: it may have arrived already. */
function startPhase({ payment: { state, approval } }: PlacedOrder): PaymentPhase {
	return state === 'approved' && approval !== null ? { phase: 'unposted', approval } : { phase: 'loading' };
}

type Stage = Parameters<typeof import('../../checkout/payments/paypal.ts').showPaypal>[1];

/** Brings the code of the one provider that the order names, and of no other. Never rejects. */
async function showProvider({ paypal, klarna }: PaymentData, stage: Stage): Promise<ShownProvider> {
	const { kind } = stage.order.payment;
	try {
		if (kind === 'paypal' && paypal) return await (await import('../../checkout/payments/paypal.ts')).showPaypal(paypal.scriptUrl, stage);
		if (kind === 'klarna' && klarna) return await (await import('../../checkout/payments/klarna.ts')).showKlarna(klarna.scriptUrl, stage);
		return { kind: 'unavailable', reason: 'the shop does not offer it any more' };
	} catch (error) {
		return { kind: 'unavailable', reason: reasonOf(error) };
	}
}

/** Never rejects. */
async function postPayment({ paypal, klarna }: PaymentData, order: PlacedOrder, approval: Approval): Promise<PaymentOutcome> {
	const { kind } = order.payment;
	if (kind === 'paypal' && paypal) return postPaypal(paypal.target, order, approval);
	if (kind === 'klarna' && klarna) return postKlarna(klarna.target, order, approval);
	return { kind: 'unknown', message: 'The approval could not be sent', reason: 'the shop does not offer it any more' };
}
