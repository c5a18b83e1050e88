/** The step that the address asks for, and how to go to another: each is an entry of the history, so that Back leads to the one before. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckoutStep, chooseStep, readStep, stepPath } from '../../../checkout/checkout-steps.ts';
import { readdress } from '../../../runtime/navigation/readdress.ts';
import { pageMarks } from '../../../runtime/page-marks.ts';

export interface StepUse {
	readonly step: CheckoutStep;
	/** Whether the step was gone to on this page, and so its heading is to be read out. */
	readonly isArrival: boolean;
	go(step: CheckoutStep): void;
}

/** `open`: the first step that lacks something; null: not known yet. Where the address asks for a later one, it is put right. */
export function useStep(checkoutPath: string, open: CheckoutStep | null): StepUse {
	const [wanted, setWanted] = useState(() => readStep(window.location.search));
	const [arrivedAt, setArrivedAt] = useState<CheckoutStep | null>(null);
	const shown = useRef<CheckoutStep | null>(null);
	const step = chooseStep(wanted, open ?? 'adresse');

	useEffect(() => {
		const read = (): void => setWanted(readStep(window.location.search));
		const events = ['popstate', pageMarks.readdressed, pageMarks.arrived];
		for (const event of events) window.addEventListener(event, read);
		return () => {
			for (const event of events) window.removeEventListener(event, read);
		};
	}, []);
	useEffect(() => {
		if (open === null) return;
		if (readStep(window.location.search) !== step) readdress(window, stepPath(checkoutPath, step), 'replace');
	}, [open, step, checkoutPath]);
	useEffect(() => {
		if (shown.current !== null && shown.current !== step) setArrivedAt(step);
		shown.current = step;
	}, [step]);

	const go = useCallback((next: CheckoutStep): void => readdress(window, stepPath(checkoutPath, next), 'push'), [checkoutPath]);
	return { step, isArrival: arrivedAt === step, go };
}
