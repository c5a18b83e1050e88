/** The essential characteristics of a line's piece (§ 312j (2) BGB), as they were when it was put into the cart. */
import type { ReactNode } from 'react';
import type { CartLine } from '../../stores/cart.ts';
import { usePage } from '../page-context.tsx';

export function LineFacts({ line: { product } }: { line: Pick<CartLine, 'product'> }): ReactNode {
	const { texts, language } = usePage();
	if (!product.facts) return null;
	return (
		<span className="line-facts">
			{product.facts.map(({ names, values }) => `${texts.cart.labelled(names[language])} ${values[language]}`).join(' · ')}
		</span>
	);
}
