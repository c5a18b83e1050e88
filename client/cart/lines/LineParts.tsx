/** Parts of a cart line that the cart and the order's summary share. */
import { Fragment, type ReactNode } from 'react';
import type { Language } from '../../../site/languages.ts';
import { type Text as TextValue, textIn } from '../../../site/text.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import { renditionPath } from '../../ui/picture-data.ts';
import { Sentence, Text } from '../../ui/Text.tsx';
import type { CartLine, CartProduct } from '../cart.ts';

/** The small picture of a line's product; its name is beside it. */
export function LinePicture({ picture, className }: { picture: CartProduct['picture']; className: string }): ReactNode {
	if (!picture) return null;
	const { key, width, height, widthPx } = picture;
	return <img className={className} src={renditionPath(key, widthPx, 'jpeg')} width={width} height={height} alt="" />;
}

/** The essential characteristics of a line's product (§ 312j (2) BGB), as they were when it was put into the cart. */
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

/** A cart line's personalisation, with the note that the product cannot be sent back. */
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

interface LineTrait {
	/** Key of the value. */
	readonly name: string;
	readonly label: TextValue;
	readonly value: TextValue;
}

/**
 * The personalisation of a cart line, as people read it. In the order in which they were entered; the German text of a choice is its
 * value.
 */
export function lineTraits({ product, personalization }: Pick<CartLine, 'product' | 'personalization'>, language: Language): LineTrait[] {
	const fields = product.personal?.fields ?? [];
	return Object.entries(personalization ?? {}).map(([name, value]) => {
		const field = fields.find((each) => each.name === name);
		const option = field?.options.find(({ de }) => de === value);
		return {
			name,
			label: field ? textIn(field.labels, language) : name,
			value: option ? textIn(option, language) : String(value),
		};
	});
}
