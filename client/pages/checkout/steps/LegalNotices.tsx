/** The legal texts, above the order's summary: an order names the versions that could be read here (§ 312i BGB). */
import type { ReactNode } from 'react';
import { usePage } from '../../../ui/page-context.tsx';
import type { CheckoutData } from '../checkout-data.ts';

export function LegalNotices({ data: { legalTexts } }: { data: Pick<CheckoutData, 'legalTexts'> }): ReactNode {
	const { checkout: words } = usePage().texts;
	if (legalTexts.length === 0) return null;
	return (
		<div className="review-legal">
			<p>{words.legal}</p>
			<ul>
				{legalTexts.map(({ type, title, path }) => (
					<li key={type}>
						<a href={path}>{title}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
