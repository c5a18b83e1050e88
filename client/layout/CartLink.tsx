/** The cart icon. The browser writes the count into its tooltip, which is also its name, and shows the dot (`data-cart-link`). */
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ReactNode } from 'react';
import { usePage } from '../pages/page-context.tsx';
import { marks } from '../runtime/document-marks.ts';

export function CartLink({ href }: { href: string }): ReactNode {
	const { shell } = usePage().texts;
	return (
		<a className="cart-link" data-cart-link="" href={href} aria-labelledby={marks.cartTooltipId}>
			<ShoppingBag size={26} strokeWidth={1.25} aria-hidden />
			<span className="cart-dot" hidden />
			<span className="tooltip" role="tooltip" id={marks.cartTooltipId}>
				{shell.cart}
			</span>
		</a>
	);
}
