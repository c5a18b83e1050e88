/** The ordered products and their cost, as the order was placed. */
import { type ReactNode, useMemo } from 'react';
import { VatNote } from '../../cart/tax-notes.tsx';
import type { PlacedLine, PlacedOrder } from '../../checkout/placed-order.ts';
import { tellArrival } from '../../checkout/tell-arrival.ts';
import { useDispatchDays } from '../../delivery/use-dispatch-days.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';

export function OrderedPieces({ order, notReturned }: { order: PlacedOrder; notReturned: string }): ReactNode {
	const { texts, language } = usePage();
	const { confirmation: words } = texts;
	const written = order.language === language ? undefined : order.language;
	return (
		<>
			<ul className="ordered" aria-label={words.pieces}>
				{order.lines.map((line) => (
					<OrderedPiece
						key={JSON.stringify([line.product, line.variant, line.personalization])}
						line={line}
						written={written}
						notReturned={notReturned}
					/>
				))}
			</ul>
			<dl className="ordered-costs">
				<div>
					<dt>
						{words.labelled(words.delivery)} <span lang={written}>{order.shippingName}</span>
						<OrderArrival order={order} />
					</dt>
					<dd className="figure">{formatMoney(order.shippingCost, language)}</dd>
				</div>
				{order.presentWrapping !== null && (
					<div>
						<dt>{words.giftWrap}</dt>
						<dd className="figure">{formatMoney(order.presentWrapping, language)}</dd>
					</div>
				)}
				<div className="ordered-total">
					<dt>{words.total}</dt>
					<dd className="figure">
						{formatMoney(order.total, language)}
						{order.tax && (
							<small className="price-note" lang={written}>
								{order.tax}
							</small>
						)}
						<VatNote vat={order.vat ?? null} />
					</dd>
				</div>
			</dl>
		</>
	);
}

/** `written`: the language of its names, where it is not the page's. */
function OrderedPiece({ line, written, notReturned }: { line: PlacedLine; written: string | undefined; notReturned: string }): ReactNode {
	const { texts, language } = usePage();
	const { confirmation: words } = texts;
	return (
		<li>
			<div className="ordered-piece">
				<span className="ordered-name" lang={written}>
					{line.name}
				</span>
				{line.variantName !== null && <span lang={written}>{line.variantName}</span>}
				{line.reference && (
					<span className="soft">
						{words.labelled(words.productReference)} <span className="figure">{line.reference}</span>
					</span>
				)}
				{[line.facts ?? [], line.traits].map((pairs) =>
					pairs.map(({ label, value }) => (
						<span key={label} className="soft" lang={written}>
							{words.labelled(label)} {value}
						</span>
					)),
				)}
				{line.surcharge && <span className="soft">{words.surcharge(formatMoney(line.surcharge, language))}</span>}
				{line.withdrawalExcluded && <span className="soft">{notReturned}</span>}
				{line.tax && (
					<span className="soft" lang={written}>
						{line.tax}
					</span>
				)}
				<span className="soft figure">
					{words.each(line.count, formatMoney(line.price, language))} {line.basis && <span lang={written}>{line.basis}</span>}
				</span>
			</div>
			<span className="figure">{formatMoney(line.totalPrice, language)}</span>
		</li>
	);
}

/** When a placed order can be expected, as the checkout said it. Empty where unknown. */
function OrderArrival({ order: { lines, transport, payment, placedAt } }: { order: PlacedOrder }): ReactNode {
	const page = usePage();
	const pieces = useMemo(() => lines.map(({ path, variant }) => ({ path: path ?? null, variant })), [lines]);
	const dispatchDays = useDispatchDays(pieces);
	const fromMs = Date.parse(placedAt);
	if (!transport || dispatchDays === null || Number.isNaN(fromMs)) return null;
	return <small className="price-note">{tellArrival({ transport, dispatchDays, payment: payment.kind, fromMs }, page)}</small>;
}
