/** Makes a page's product from the backend's record, as the build would make it. */
import { chooseListedAvailability, leastDispatchDays } from '../../../site/choose-availability.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '../../../site/languages.ts';
import type { Money } from '../../../site/money.ts';
import { bindLineEnds, plainText, type Text, toTranslatedText } from '../../../site/text.ts';
import type { Availability } from '../../catalogue/catalogue-data.ts';
import type { PriceData } from '../../products/product-card-data.ts';
import type { ShopSettings, SingleFacts, SingleOffer, SingleProduct, SingleVariant } from '../shop-reads.ts';
import type { ListRecord, PriceRecord, ProductRecord } from './records.ts';

export interface ProductView {
	readonly language: Language;
	readonly settings: Pick<ShopSettings, 'purchaseToOrder' | 'immediateDays'>;
}

export function toProduct(record: ProductRecord, { language, settings }: ProductView): SingleProduct {
	const { translations } = record;
	const toOffer = (item: OfferRecord): SingleOffer => ({
		price: item.price_brutto,
		stock: item.stock,
		orderable: settings.purchaseToOrder || item.reorder_possible,
		shippingTimeDays: item.shipping_time,
	});
	const active = record.variants.filter((variant) => variant.active).sort((a, b) => a.sort - b.sort || a.id - b.id);
	const label2 = localise(record.variant_display_name_2, translations, (row) => row.variant_display_name_2, language);
	const hasTwoChoices = label2 !== null && areCombinations(active);
	const toVariant = (variant: VariantRecord): SingleVariant => {
		const second = (each: Language) => localise(variant.display_name_2, variant.translations, (row) => row.display_name_2, each);
		const parts = (each: Language) => [localiseName(variant, each), second(each)].flatMap((name) => name ?? []);
		const names = toTranslatedText(parts);
		const name2 = hasTwoChoices ? second(language) : null;
		const isOne = hasTwoChoices || variant.display_name_2 === null;
		return {
			id: variant.id,
			name: isOne ? localiseName(variant, language) : names[language],
			...(name2 !== null && { name2 }),
			referenceSuffix: variant.reference_number_suffix,
			names,
			...toOffer(variant),
		};
	};
	return {
		id: record.id,
		name: localise(record.display_name, translations, (row) => row.display_name, language) ?? record.display_name,
		reference: record.reference_number,
		manufacturer: record.manufacturer && plainText(localiseName(record.manufacturer, language)),
		category: { slug: record.category.slug, name: localiseName(record.category, language) },
		price: toPrice(record),
		offer: record.variants.length > 0 ? null : toOffer(record),
		variantLabel: localise(record.variant_display_name, translations, (row) => row.variant_display_name, language),
		...(hasTwoChoices && { variantLabel2: label2 }),
		variants: active.map(toVariant),
		facts: {
			description: localise(record.description, translations, (row) => row.description, language),
			attributes: toAttributes(record, language),
			tags: record.tags.flatMap(({ ecommerce_tag_id: tag }) => (tag === null ? [] : [localiseName(tag, language)])),
			personalization: record.personalization && localiseName(record.personalization, language),
			sizes: toSizes(record, language),
			taxScheme: record.tax_scheme,
		},
	};
}

type VariantRecord = ProductRecord['variants'][number];

/** Whether each has a value of the second choice, and none both values of another in any language, as the build decides it. */
function areCombinations(variants: readonly VariantRecord[]): boolean {
	const areApart = (language: Language): boolean => {
		const names = variants.map((variant) =>
			JSON.stringify([
				plainText(localiseName(variant, language)),
				plainText(localise(variant.display_name_2, variant.translations, (row) => row.display_name_2, language) ?? ''),
			]),
		);
		return new Set(names).size === names.length;
	};
	return variants.length > 0 && variants.every((variant) => variant.display_name_2 !== null) && languages.every(areApart);
}

type OfferRecord = Pick<ProductRecord, 'price_brutto' | 'stock' | 'reorder_possible' | 'shipping_time'>;

/** With variants the range over the active ones. */
export function toPrice({ price_brutto, variants }: PriceRecord): PriceData {
	if (variants.length === 0) return { amount: price_brutto, highest: null };
	const prices = variants
		.flatMap((variant) => (variant.active && variant.price_brutto !== null ? [variant.price_brutto] : []))
		.sort((left, right) => toCents(left) - toCents(right));
	const [amount = null] = prices;
	const highest = prices.at(-1) ?? null;
	return { amount, highest: highest === amount ? null : highest };
}

/** As the build decides it of the same record. */
export function toAvailability(
	record: Pick<ListRecord, 'stock' | 'reorder_possible' | 'shipping_time' | 'variants'>,
	settings: ProductView['settings'],
): Availability {
	const { variants } = record;
	const offers = variants.length === 0 ? [record] : variants.filter(({ active }) => active);
	const isInStock = offers.some(({ stock }) => stock > 0);
	const isReorderable = offers.some((offer) => offer.reorder_possible);
	const dispatchDays = leastDispatchDays(offers.map(({ stock, shipping_time: days }) => ({ stock, days })));
	return chooseListedAvailability({ isInStock, isReorderable, dispatchDays }, settings);
}

/** 0: on request. At most 14 digits, so it is exact. */
export function toCents(amount: Money | null): number {
	return Number((amount ?? '0').replace('.', ''));
}

/** By group, in the order of the groups: over all variants, as long as there is no page on which one of them is chosen. */
function toAttributes({ attributes, variants }: ProductRecord, language: Language): SingleFacts['attributes'] {
	const listed = (rows: ProductRecord['attributes']) => rows.flatMap(({ ecommerce_attribute_id }) => ecommerce_attribute_id ?? []);
	const active = variants.filter((variant) => variant.active).map((variant) => listed(variant.attributes));
	const isReplaced = (group: number) =>
		active.length > 0 && active.every((own) => own.some(({ attribute_group }) => attribute_group.id === group));
	const all = [...listed(attributes).filter(({ attribute_group }) => !isReplaced(attribute_group.id)), ...active.flat()];
	const sorted = [...new Map(all.map((attribute) => [attribute.id, attribute])).values()].sort(
		(a, b) => a.attribute_group.sort - b.attribute_group.sort || a.attribute_group.id - b.attribute_group.id || a.id - b.id,
	);
	const byGroup = Map.groupBy(sorted, ({ attribute_group }) => attribute_group.id);
	return [...byGroup.values()].flatMap((members) => {
		const [first] = members;
		return first === undefined
			? []
			: [{ group: localiseName(first.attribute_group, language), values: members.flatMap((member) => toValues(member, language)) }];
	});
}

/** null: there is no table with a head and a row. */
function toSizes({ size_guide: guide }: ProductRecord, language: Language): SingleFacts['sizes'] {
	if (guide === null || guide.table.length < 2) return null;
	const own = guide.translations.find((row) => row.language.toLowerCase().split(/[-_]/)[0] === language && row.table !== null);
	return { name: localiseName(guide, language), rows: own?.table ?? guide.table };
}

interface Values {
	readonly display_values: readonly string[];
	readonly translations: readonly { readonly language: string; readonly display_values: readonly (string | null)[] }[];
}

export function toValues({ display_values, translations }: Values, language: Language): Text[] {
	return display_values.map((value, index) => localise(value, translations, (row) => row.display_values[index] ?? null, language) ?? value);
}

/**
 * Puts the texts of a record and of its translations together as the build does: the base is German, and what is missing falls back.
 * null where there is no text in any language. The first text that there is stands for those that are missing.
 */
export function localise<Row extends { readonly language: string }>(
	base: string | null,
	rows: readonly Row[],
	pick: (row: Row) => string | null,
	wanted: Language,
): Text | null {
	const known = new Map<Language, string>(base === null ? [] : [[defaultLanguage, base]]);
	for (const row of rows) {
		const [language] = row.language.toLowerCase().split(/[-_]/);
		const value = pick(row);
		if (isLanguage(language) && value !== null && !known.has(language)) known.set(language, value);
	}
	const own = known.get(wanted);
	if (own !== undefined) return bindLineEnds(own);
	const [fallback] = known;
	return fallback === undefined ? null : { text: bindLineEnds(fallback[1]), lang: fallback[0] };
}

interface Named {
	readonly display_name: string;
	readonly translations: readonly { readonly language: string; readonly display_name: string | null }[];
}

export function localiseName({ display_name, translations }: Named, wanted: Language): Text {
	return localise(display_name, translations, (row) => row.display_name, wanted) ?? display_name;
}
