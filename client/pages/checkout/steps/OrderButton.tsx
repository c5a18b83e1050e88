/** The button that orders (§ 312j (3) BGB), and below it how that goes. It never vanishes: what keeps it from working is said beside it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../../../ui/page-context.tsx';
import { failureText } from '../failure-text.ts';
import type { CheckedCart } from '../use-checked-cart.ts';
import type { OrderUse } from '../use-order.ts';

export interface OrderButtonProps {
	readonly checked: CheckedCart;
	readonly order: OrderUse;
	readonly contactPath: string;
}

export function OrderButton({ checked, order, contactPath }: OrderButtonProps): ReactNode {
	const { checkout: words } = usePage().texts;
	const status = useRef<HTMLDivElement>(null);
	const isSending = order.phase === 'ordering';
	const mayOrder = checked.phase === 'success' && checked.isOpen && checked.differences.length === 0 && !isSending;
	const { failure } = order;
	useEffect(() => {
		if (failure !== null) status.current?.scrollIntoView?.({ block: 'nearest' });
	}, [failure]);
	return (
		<>
			<button className="button button-main" type="button" aria-disabled={!mayOrder || undefined} onClick={() => mayOrder && order.order()}>
				{words.order}
			</button>
			<div className="review-status" role="status" ref={status} data-failure={failure ?? undefined}>
				{isSending && <p>{words.sending}</p>}
				{!isSending && failure !== null && <p>{failureText(failure, words)}</p>}
				{!isSending && failure === null && <CheckState checked={checked} />}
				{!isSending && (checked.phase === 'error' || !checked.isOpen || failure !== null) && (
					<p className="row">
						{checked.phase === 'error' && (
							<button className="quiet-link" type="button" onClick={() => void checked.check()}>
								{words.checkAgain}
							</button>
						)}
						<a className="quiet-link" href={contactPath}>
							{words.contact}
						</a>
					</p>
				)}
			</div>
		</>
	);
}

function CheckState({ checked: { phase, isOpen, differences } }: { checked: CheckedCart }): ReactNode {
	const { checkout: words } = usePage().texts;
	if (phase === 'loading' || phase === 'idle') return <p className="soft">{words.checking}</p>;
	if (phase === 'error') return <p>{words.failures.notChecked}</p>;
	if (!isOpen) return <p>{words.failures.closed}</p>;
	return differences.length > 0 ? <p>{words.failures.changed}</p> : null;
}
