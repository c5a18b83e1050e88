/** The steps of the checkout: the way through them, the one that is open, and beside it what is being ordered. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { cartStore } from '../../../cart/cart.ts';
import { type CheckoutFields, checkoutStore } from '../../../checkout/checkout.ts';
import { type CheckoutStep, chooseStep, firstOpenStep, readStep, stepPath } from '../../../checkout/checkout-steps.ts';
import { type Goods, offerDelivery, placeFor } from '../../../checkout/delivery-offers.ts';
import type { FieldFault } from '../../../orders/contract/answer.ts';
import { readdress } from '../../../runtime/navigation/readdress.ts';
import { pageMarks } from '../../../runtime/page-marks.ts';
import { useStore } from '../../../runtime/store.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { OrderDifferences } from '../OrderNotices.tsx';
import { AddressStep } from './AddressStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { type CheckoutStepsProps, StepNavigation, type StepProps } from './step-parts.tsx';

export function CheckoutSteps({ data, checkout, checked, order }: CheckoutStepsProps): ReactNode {
	const { checkout: words } = usePage().texts;
	const { session, dispatch, kept } = checkout;
	const { products } = useStore(cartStore);
	const goods: Goods = { lines: products, wrap: session.presentWrap ? checked.wrapPrice : null };
	const open = firstOpenStep(session, data, goods);
	const { step, isArrival, go } = useStep(data.paths.checkout, open);
	const { faults } = order;
	// open the step of the service's first fault
	useEffect(() => {
		const [first] = faults;
		if (first) go(stepOf(first));
	}, [faults, go]);
	// the list of what is wrong takes the focus, and leads to the fields
	const hasSummary = step === 'adresse' && faults.some((fault) => stepOf(fault) === step);
	const change = (fields: Partial<CheckoutFields>): void => {
		const next = { ...checkoutStore.get().session, ...fields };
		const { shippingMethod: methodId, paymentMethod: paymentId } = next;
		const choice = methodId === null ? null : { methodId, ...placeFor(data, methodId, next.shippingAddress) };
		const offer = choice && (offerDelivery(data, { ...choice, paymentId }) ?? offerDelivery(data, { ...choice, paymentId: null }));
		dispatch({ type: 'change', fields: { ...fields, shippingCost: offer?.price ?? checkoutStore.initial.session.shippingCost } });
	};
	const props: StepProps = { data, checkout, checked, order, goods, change, go };
	return (
		<div className="checkout" data-step={step}>
			<StepNavigation step={step} open={open} checkoutPath={data.paths.checkout} go={go} />
			{kept === 'memory' && (
				<p className="checkout-notice" role="status">
					{words.memoryOnly}
				</p>
			)}
			<OrderDifferences checked={checked} />
			<div className="checkout-body">
				<section className="checkout-step">
					<StepHeading key={step} isArrival={isArrival && !hasSummary}>
						{words.steps[step]}
					</StepHeading>
					{step === 'adresse' && <AddressStep key={checkout.revision} {...props} />}
					{step === 'versand' && <DeliveryStep {...props} />}
					{step === 'zahlung' && <PaymentStep {...props} />}
					{step === 'pruefen' && <ReviewStep {...props} />}
				</section>
				{step !== 'pruefen' && (
					<aside className="checkout-aside" aria-label={words.summary}>
						<OrderSummary {...props} />
						<p className="back-link small">
							<a href={data.paths.cart}>{words.changeCart}</a>
						</p>
					</aside>
				)}
			</div>
		</div>
	);
}

/** Where a field of the order stands. */
function stepOf({ field }: FieldFault): CheckoutStep {
	if (field === 'shipping_method' || field === 'shipping_cost' || field === 'pick_up') return 'versand';
	if (field === 'payment_method') return 'zahlung';
	return /^(?:email|phone|shipping_address|invoice_address|vat_id)\b/.test(field) ? 'adresse' : 'pruefen';
}

/** The heading of a step. Gone to, it gets the focus, so that it is read out and the page begins there. */
function StepHeading({ isArrival, children }: { isArrival: boolean; children: ReactNode }): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!isArrival) return;
		heading.current?.focus({ preventScroll: true });
		window.scrollTo(0, 0);
	}, [isArrival]);
	return (
		<h2 className="checkout-heading" ref={heading} tabIndex={-1}>
			{children}
		</h2>
	);
}

interface StepUse {
	readonly step: CheckoutStep;
	/** Whether the step was gone to on this page, and so its heading is to be read out. */
	readonly isArrival: boolean;
	go(step: CheckoutStep): void;
}

/**
 * The step that the address asks for, and how to go to another: each is an entry of the history, so that Back leads to the one before.
 * `open`: the first step that lacks something. Where the address asks for a later one, it is put right.
 */
function useStep(checkoutPath: string, open: CheckoutStep): StepUse {
	const [wanted, setWanted] = useState(() => readStep(window.location.search));
	const [arrivedAt, setArrivedAt] = useState<CheckoutStep | null>(null);
	const shown = useRef<CheckoutStep | null>(null);
	const step = chooseStep(wanted, open);

	useEffect(() => {
		const read = (): void => setWanted(readStep(window.location.search));
		const events = ['popstate', pageMarks.readdressed, pageMarks.arrived];
		for (const event of events) window.addEventListener(event, read);
		return () => {
			for (const event of events) window.removeEventListener(event, read);
		};
	}, []);
	useEffect(() => {
		if (readStep(window.location.search) !== step) readdress(window, stepPath(checkoutPath, step), 'replace');
	}, [step, checkoutPath]);
	useEffect(() => {
		if (shown.current !== null && shown.current !== step) setArrivedAt(step);
		shown.current = step;
	}, [step]);

	const go = useCallback((next: CheckoutStep): void => readdress(window, stepPath(checkoutPath, next), 'push'), [checkoutPath]);
	return { step, isArrival: arrivedAt === step, go };
}
