/** A cart line's personalisation, with the note that the product cannot be sent back. */
import type { ReactNode } from 'react';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Text } from '../../ui/Text.tsx';
import type { CartLine } from '../cart.ts';
import { lineTraits } from '../line-traits.ts';

export function LinePersonalization({ line, notReturned }: { line: CartLine; notReturned: string }): ReactNode {
	const { texts, language } = usePage();
	if (line.personalization === null) return null;
	return (
		<>
			{lineTraits(line, language).map(({ name, label, value }) => (
				<span key={name} className="cart-line-personal">
					<Sentence say={texts.cart.labelled} about={label} /> <Text value={value} />
				</span>
			))}
			{line.surcharge && Number(line.surcharge) > 0 && (
				<span className="soft">{texts.cart.surcharge(formatMoney(line.surcharge, language))}</span>
			)}
			{line.product.personal?.withdrawalExcluded && <span className="soft">{notReturned}</span>}
		</>
	);
}
