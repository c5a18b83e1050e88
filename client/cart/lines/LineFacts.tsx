/** The essential characteristics of a line's product (§ 312j (2) BGB), as they were when it was put into the cart. */
import { Fragment, type ReactNode } from 'react';
import { textIn } from '../../../site/translated-text.ts';
import { usePage } from '../../ui/page-context.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Text } from '../../ui/Text.tsx';
import type { CartLine } from '../cart.ts';

export function LineFacts({ line: { product } }: { line: Pick<CartLine, 'product'> }): ReactNode {
	const { texts, language } = usePage();
	if (!product.facts) return null;
	return (
		<span className="line-facts">
			{product.facts.map(({ names, values }, index) => (
				<Fragment key={names.de}>
					{index > 0 && '\u00a0· '}
					<Sentence say={texts.cart.labelled} about={textIn(names, language)} /> <Text value={textIn(values, language)} />
				</Fragment>
			))}
		</span>
	);
}
