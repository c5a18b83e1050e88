/** What is put on the piece of a cart line, and that it cannot be sent back then. */
import type { ReactNode } from 'react';
import type { CartLine } from '../../stores/cart.ts';
import { usePage } from '../page-context.tsx';

export function LinePersonalization({ line: { product, personalization } }: { line: CartLine }): ReactNode {
	const { texts, language } = usePage();
	if (personalization === null) return null;
	const { fields = [], withdrawalExcluded = false } = product.personal ?? {};
	return (
		<>
			{Object.entries(personalization).map(([name, value]) => {
				const field = fields.find((each) => each.name === name);
				const shown = field?.options.find(({ de }) => de === value)?.[language] ?? String(value);
				return (
					<span key={name} className="cart-line-personal">
						{texts.cart.labelled(field?.labels[language] ?? name)} {shown}
					</span>
				);
			})}
			{withdrawalExcluded && <span className="soft">{texts.cart.noWithdrawal}</span>}
		</>
	);
}
