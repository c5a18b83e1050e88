/** What the steps of the checkout share: their props, the way between them, and a choice of one among several. */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutFields } from '../../../checkout/checkout.ts';
import { type CheckoutStep, checkoutSteps, stepPath } from '../../../checkout/checkout-steps.ts';
import type { Goods } from '../../../checkout/delivery-offers.ts';
import type { CheckoutUse } from '../../../checkout/use-checkout.ts';
import { FieldError } from '../../../forms/FormFrame.tsx';
import { usePage } from '../../../ui/page-context.tsx';
import type { CheckoutData } from '../checkout-data.ts';
import type { CheckedCart } from '../use-checked-cart.ts';
import type { OrderUse } from '../use-order.ts';

interface StepNavigationProps {
	readonly step: CheckoutStep;
	/** The first that lacks something: those behind it cannot be gone to yet. */
	readonly open: CheckoutStep;
	readonly checkoutPath: string;
	readonly go: (step: CheckoutStep) => void;
}

/** The four steps: where one is, and the way back to what can be corrected. */
export function StepNavigation({ step, open, checkoutPath, go }: StepNavigationProps): ReactNode {
	const { checkout: words } = usePage().texts;
	const reachable = checkoutSteps.indexOf(open);
	return (
		<nav className="checkout-steps" aria-label={words.stepsLabel}>
			<ol>
				{checkoutSteps.map((each, index) => (
					<li key={each} aria-current={each === step ? 'step' : undefined}>
						{each !== step && index <= reachable ? (
							<StepLink step={each} checkoutPath={checkoutPath} go={go}>
								{words.steps[each]}
							</StepLink>
						) : (
							<span>{words.steps[each]}</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

export interface StepLinkProps extends Pick<StepNavigationProps, 'step' | 'checkoutPath' | 'go'> {
	readonly label?: string;
	readonly className?: string;
	readonly children: ReactNode;
}

/** A link to a step, without a change of page where the app can do that. */
export function StepLink({ step, checkoutPath, go, label, className, children }: StepLinkProps): ReactNode {
	const onClick = (event: MouseEvent): void => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		go(step);
	};
	return (
		<a href={stepPath(checkoutPath, step)} aria-label={label} className={className} onClick={onClick}>
			{children}
		</a>
	);
}

export interface CheckoutStepsProps {
	readonly data: CheckoutData;
	readonly checkout: CheckoutUse;
	readonly checked: CheckedCart;
	readonly order: OrderUse;
}

export interface StepProps extends CheckoutStepsProps {
	readonly goods: Goods;
	/** Stores what was typed or chosen, and what delivery costs then. */
	readonly change: (fields: Partial<CheckoutFields>) => void;
	readonly go: (step: CheckoutStep) => void;
}

interface ChoiceListProps {
	readonly name: string;
	readonly legend: string;
	/** null: nothing is wrong. */
	readonly error: string | null;
	/** Id; null: none. */
	readonly chosen: number | null;
	readonly onChoose: (id: number) => void;
	readonly choices: readonly Choice[];
}

interface Choice {
	readonly id: number;
	readonly name: ReactNode;
	readonly price?: string;
	readonly note: string;
}

/** One of several, with what each costs and what is to be known of it. */
export function ChoiceList({ name, legend, error, chosen, onChoose, choices }: ChoiceListProps): ReactNode {
	const list = useRef<HTMLFieldSetElement>(null);
	const errorId = `checkout-${name}-error`;
	// going on without a choice leads to the first
	useEffect(() => {
		if (error !== null) list.current?.querySelector('input')?.focus();
	}, [error]);
	return (
		<fieldset className="checkout-choices" ref={list} aria-describedby={error === null ? undefined : errorId}>
			<legend>{legend}</legend>
			<FieldError id={errorId} error={error} />
			{choices.map((choice) => (
				<label key={choice.id} className="checkout-choice">
					<input
						type="radio"
						name={name}
						value={choice.id}
						checked={choice.id === chosen}
						onChange={() => onChoose(choice.id)}
						aria-invalid={error !== null || undefined}
					/>
					<span className="checkout-choice-name">{choice.name}</span>
					{choice.price !== undefined && <span className="figure">{choice.price}</span>}
					{choice.note !== '' && <span className="checkout-choice-note small soft">{choice.note}</span>}
				</label>
			))}
		</fieldset>
	);
}
