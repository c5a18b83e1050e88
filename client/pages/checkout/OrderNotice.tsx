/** The state of an order, in place of its button. */
import { type ReactNode, useEffect, useRef } from 'react';

export interface OrderNoticeProps {
	readonly state: 'unanswered' | 'unpaid' | 'reused';
	readonly title: string;
	/** It takes the place of the button that was pressed, and the focus with it. */
	readonly takesFocus?: boolean;
	readonly children: ReactNode;
}

export function OrderNotice({ state, title, takesFocus = false, children }: OrderNoticeProps): ReactNode {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<section className="checkout-notice" data-order={state}>
			<h2 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
				{title}
			</h2>
			{children}
		</section>
	);
}
