/** The heading of a step. Gone to, it gets the focus, so that it is read out and the page begins there. */
import { type ReactNode, useEffect, useRef } from 'react';

export function StepHeading({ isArrival, children }: { isArrival: boolean; children: ReactNode }): ReactNode {
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
