/** The cart icon. The browser writes the count into its tooltip, which is also its name, and shows the dot (`data-cart-link`). */
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ReactNode } from 'react';
import { marks } from '../runtime/document-marks.ts';
import { usePage } from '../ui/page-context.tsx';

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
