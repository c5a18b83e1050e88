/** The four steps: where one is, and the way back to what can be corrected. */
import type { MouseEvent, ReactNode } from 'react';
import { type CheckoutStep, checkoutSteps, stepPath } from '../../../checkout/checkout-steps.ts';
import { usePage } from '../../../ui/page-context.tsx';

export interface StepNavigationProps {
	readonly step: CheckoutStep;
	/** The first that lacks something: those behind it cannot be gone to yet. */
	readonly open: CheckoutStep;
	readonly checkoutPath: string;
	readonly go: (step: CheckoutStep) => void;
}

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
