/** The selects for a product's variants. They name prices that differ, and the variants that cannot be had now. */
import type { ReactNode, RefObject } from 'react';
import { plainText, type Text } from '../../../site/text.ts';
import { isBuyable } from '../../products/is-buyable.ts';
import type { VariantData } from '../../products/product-data.ts';
import { formatMoney } from '../../texts/format-money.ts';
import { usePage } from '../../ui/page-context.tsx';
import { isImpossible, type Picked, type ProductDetail, toOptions } from './use-product-detail.ts';

/** Id of the message that both choices make no variant. */
const combinationId = 'purchase-combination';

interface VariantFieldProps {
	readonly detail: ProductDetail;
	/** Names of the choices. */
	readonly labels: readonly Text[];
	readonly picked: Picked;
	readonly fields: RefObject<HTMLDivElement | null>;
	/** Id of the message that asks for a choice; undefined: there is none. */
	readonly errorId: string | undefined;
	readonly onChange: () => void;
}

/** A choice that makes no variant with the other one stays, and is explained. */
export function VariantField({ detail, labels, picked, fields, errorId, onChange }: VariantFieldProps): ReactNode {
	const { texts, language } = usePage();
	const { product } = texts;
	const variants = detail.variantsAvailable;
	const nameOf = (choice: number): string =>
		plainText(toOptions(variants, choice, []).find(({ value }) => value === picked[choice])?.name ?? '');
	/** Beside the name, where options differ in it. */
	const priceOf = (offers: readonly VariantData[]): string => {
		const prices = offers.flatMap(({ price }) => price ?? []).sort((left, right) => Number(left) - Number(right));
		const [lowest = null] = prices;
		const highest = prices.at(-1) ?? null;
		if (lowest === null || highest === null) return offers.length > 0 ? texts.price.onRequest : '';
		return lowest === highest
			? formatMoney(lowest, language)
			: texts.price.range(formatMoney(lowest, language), formatMoney(highest, language));
	};
	const makesNone = isImpossible(variants, picked);
	const describedBy = makesNone ? combinationId : errorId;
	return (
		<div className="purchase-variants" ref={fields}>
			{labels.map((label, choice) => {
				const options = toOptions(variants, choice, picked);
				const prices = options.map((option) => priceOf(option.variants));
				// of two choices, what the second one costs depends on the first
				const differ = new Set(prices.filter(Boolean)).size > 1 && (choice === 0 || picked[0]);
				return (
					<label className="field purchase-variant" key={plainText(label)}>
						<span className="field-label" lang={typeof label === 'string' ? undefined : label.lang}>
							{plainText(label)}
						</span>
						<select
							name={choice ? 'variant_2' : 'variant'}
							required
							defaultValue=""
							aria-invalid={errorId && (makesNone || !picked[choice]) ? true : undefined}
							aria-describedby={describedBy}
							onChange={onChange}
						>
							<option value="">{product.chooseVariant}</option>
							{options.map(({ value, name, variants: offers }, index) => {
								const told = differ && prices[index] ? product.pricedVariant(plainText(name), prices[index]) : plainText(name);
								const isToBeHad = offers.some((offer) => offer.price === null || isBuyable(offer));
								return (
									<option key={value} value={value} lang={typeof name === 'string' ? undefined : name.lang}>
										{offers.length === 0
											? product.notCombined(plainText(name), nameOf(1 - choice))
											: isToBeHad
												? told
												: product.soldOutVariant(told)}
									</option>
								);
							})}
						</select>
					</label>
				);
			})}
			{labels.length > 1 && (
				<p id={combinationId} className="purchase-combination" role="status">
					{makesNone &&
						product.noCombination(
							`${nameOf(0)}, ${nameOf(1)}`,
							nameOf(0),
							toOptions(variants, 1, picked)
								.flatMap((option) => (option.variants.length > 0 ? plainText(option.name) : []))
								.join(' · '),
						)}
				</p>
			)}
		</div>
	);
}
