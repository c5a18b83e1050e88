/** Variants of a product. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { RecordTexts } from '../../pipeline/records/localise.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { defaultLanguage, type Language, languages, perLanguage } from '../../site/languages.ts';
import type { Money } from '../../site/money.ts';
import type { product } from '../collections/product.ts';
import { type Attribute, groupAttributes } from './attribute.ts';
import type { Variant } from './product.ts';
import { type PartReferences, toAttributes, toImages } from './variant-parts.ts';

type VariantRow = RecordOf<typeof product>['variants'][number];

export interface VariantSources extends PartReferences {
	/** Of the product. */
	readonly attributesOfProduct: readonly Attribute[];
	/** The product is chosen by two choices. */
	readonly hasTwoChoices: boolean;
	referencePrice(id: number, price: Money | null): Money | null;
}

export interface VariantsRead {
	/** The active ones in their order. */
	readonly variants: readonly Variant[];
	/** Of the active ones themselves. */
	readonly attributeIds: readonly number[];
}

export function toVariants(records: readonly VariantRow[], context: RecordContext, sources: VariantSources): VariantsRead {
	const active = records.map((variant, index) => ({ variant, index })).filter(({ variant }) => variant.active);
	const read = active
		.toSorted((a, b) => a.variant.sort - b.variant.sort || a.variant.id - b.variant.id)
		.map(({ variant, index }) => {
			const field = `variants[${index}]`;
			const attributes = toAttributes(variant.attributes, `${field}.attributes`, context, sources);
			const images = toImages(variant.images, `${field}.images`, context, sources);
			return { variant: toVariant(variant, field, { attributes, images }, context.texts, sources), attributes };
		});
	return {
		variants: read.map(({ variant }) => variant),
		attributeIds: read.flatMap(({ attributes }) => attributes.map((attribute) => attribute.id)),
	};
}

/**
 * Whether each active variant has a value of the second choice, and none has both values of another. Warns where only some can be chosen so, and
 * where two variants of one choice have the same name.
 */
export function hasTwoChoices(records: readonly VariantRow[], label: string | null, { warn }: Pick<RecordContext, 'warn'>): boolean {
	const active = records.filter((variant) => variant.active);
	if (active.length === 0) return false;
	const fault = (field: string, message: string, fix: string) => warn({ code: 'variant-choices', field, message, fix });
	const inOneList = 'All are offered in one list instead.';
	const fieldOf = ({ variant, language }: Twin, name: string) =>
		`variants[${records.indexOf(variant)}].${language === defaultLanguage ? '' : `translations.${language}.`}${name}`;
	if (label === null && active.every((variant) => variant.display_name_2 === null)) {
		const twin = findTwin(active);
		if (twin !== null) {
			fault(
				fieldOf(twin, 'display_name'),
				`Another variant has the same name in "${twin.language}", ${twin.read}. Visitors cannot tell the two apart.`,
				'Give each variant a name of its own in every language.',
			);
		}
		return false;
	}
	if (label === null) {
		fault(
			'variant_display_name_2',
			`Variants have a second value, but the second choice has no name. ${inOneList}`,
			'Name it, such as "Ring size".',
		);
		return false;
	}
	const lacking = records.findIndex((variant) => variant.active && variant.display_name_2 === null);
	if (lacking !== -1) {
		fault(
			`variants[${lacking}].display_name_2`,
			`Of the second choice the variant has no value. ${inOneList}`,
			'Fill it in, or empty the second choice everywhere.',
		);
		return false;
	}
	const twin = findTwin(active);
	if (twin === null) return true;
	fault(
		fieldOf(twin, 'display_name_2'),
		`Another variant has the same two values in "${twin.language}", ${twin.read}. ${inOneList}`,
		'Give each variant a combination of its own in every language.',
	);
	return false;
}

interface Twin {
	readonly variant: VariantRow;
	readonly language: Language;
	/** The values that both have, for a message. */
	readonly read: string;
}

/** The first variant whose values read in some language as those of one before it: visitors choose by the names that they read. */
function findTwin(variants: readonly VariantRow[]): Twin | null {
	if (variants.length < 2) return null;
	const texts = new RecordTexts();
	const named = variants.map((variant) => {
		const { display_name, display_name_2, translations: rows } = variant;
		const first = texts.text('display_name', display_name, rows, (row) => row.display_name);
		const second = texts.text('display_name_2', display_name_2, rows, (row) => row.display_name_2);
		return { variant, values: [first, second].flatMap((value) => value ?? []) };
	});
	for (const language of languages) {
		const seen = new Set<string>();
		for (const { variant, values } of named) {
			const shown = values.map((value) => value[language].text);
			const key = JSON.stringify(shown);
			if (seen.has(key)) return { variant, language, read: shown.map(describeValue).join(' and ') };
			seen.add(key);
		}
	}
	return null;
}

function toVariant(
	record: VariantRow,
	field: string,
	{ attributes, images }: { readonly attributes: readonly Attribute[]; readonly images: NonNullable<Variant['images']> },
	texts: RecordTexts,
	sources: VariantSources,
): Variant {
	const ownGroups = new Set(attributes.map(({ group }) => group.id));
	const others = sources.attributesOfProduct.filter(({ group }) => !ownGroups.has(group.id));
	return {
		id: record.id,
		...toNames(record, field, texts, sources),
		price: record.price_brutto,
		referencePrice: sources.referencePrice(record.id, record.price_brutto),
		stock: record.stock,
		referenceNumberSuffix: record.reference_number_suffix,
		shippingTime: record.shipping_time,
		reorderPossible: record.reorder_possible,
		attributes: attributes.length === 0 ? null : groupAttributes([...others, ...attributes]),
		images: images.length === 0 ? null : images,
	};
}

/** Values of two choices that cannot be chosen apart make one name. */
function toNames(
	{ display_name, display_name_2, translations: rows }: VariantRow,
	field: string,
	texts: RecordTexts,
	sources: Pick<VariantSources, 'hasTwoChoices'>,
): Pick<Variant, 'displayName' | 'displayName2'> {
	const first = texts.requiredText(`${field}.display_name`, display_name, rows, (row) => row.display_name);
	const second = texts.text(`${field}.display_name_2`, display_name_2, rows, (row) => row.display_name_2);
	if (second === null || sources.hasTwoChoices) return { displayName: first, displayName2: second };
	return {
		displayName: perLanguage((language) => ({ ...first[language], text: `${first[language].text}, ${second[language].text}` })),
		displayName2: null,
	};
}
