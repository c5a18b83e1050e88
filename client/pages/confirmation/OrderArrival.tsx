/** When a placed order can be expected, as the checkout said it. Empty where nobody knows. */
import { type ReactNode, useMemo } from 'react';
import type { PlacedOrder } from '../../checkout/placed-order.ts';
import { tellArrival } from '../../checkout/tell-arrival.ts';
import { useDispatchDays } from '../../delivery/use-dispatch-days.ts';
import { usePage } from '../../ui/page-context.tsx';

export function OrderArrival({ order: { lines, transport, payment, placedAt } }: { order: PlacedOrder }): ReactNode {
	const page = usePage();
	const pieces = useMemo(() => lines.map(({ path, variant }) => ({ path: path ?? null, variant })), [lines]);
	const dispatchDays = useDispatchDays(pieces);
	const fromMs = Date.parse(placedAt);
	if (!transport || dispatchDays === null || Number.isNaN(fromMs)) return null;
	return <small className="price-note">{tellArrival({ transport, dispatchDays, payment: payment.kind, fromMs }, page)}</small>;
}
