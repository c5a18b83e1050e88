/** Variants of a product as the backend sends them. */
import * as z from 'zod';
import type { Money } from '../../site/money.ts';
import type { RecordTexts } from './localise.ts';
import type { Variant } from './product.ts';
import { childRows, count, flag, id, optional, optionalText, price, sort, text, translations } from './wire-fields.ts';

const variantSchema = z.object(
	{
		id,
		sort,
		display_name: text,
		price_brutto: price,
		stock: optional(count, 0),
		reference_number_suffix: optionalText,
		active: optional(flag, true),
		shipping_time: optional(count, null),
		reorder_possible: optional(flag, false),
		translations: translations({ display_name: optionalText }),
	},
	{ error: 'a variant' },
);

export const variantRows = childRows(variantSchema);

/** The active ones in their order. */
export function toVariants(
	records: z.output<typeof variantRows>,
	texts: RecordTexts,
	referencePrice: (id: number, price: Money | null) => Money | null,
): readonly Variant[] {
	const active = records.map((variant, index) => ({ variant, index })).filter(({ variant }) => variant.active);
	return active
		.toSorted((a, b) => a.variant.sort - b.variant.sort || a.variant.id - b.variant.id)
		.map(({ variant, index }) => ({
			id: variant.id,
			displayName: texts.requiredText(
				`variants[${index}].display_name`,
				variant.display_name,
				variant.translations,
				(row) => row.display_name,
			),
			price: variant.price_brutto,
			referencePrice: referencePrice(variant.id, variant.price_brutto),
			stock: variant.stock,
			referenceNumberSuffix: variant.reference_number_suffix,
			shippingTime: variant.shipping_time,
			reorderPossible: variant.reorder_possible,
		}));
}
