/** How a demo product is written down, and what becomes of it in the backend. */
import type { PieceDrawing } from '../engraving/drawing.ts';
import { detailName, fileId } from '../file-id.ts';
import type { WireRecord } from '../wire-record.ts';
import { type AttributeKey, attributeId } from './attributes.ts';
import { type ManufacturerKey, manufacturerIds } from './brands.ts';
import { type CategoryKey, categoryIds } from './categories.ts';
import { domain } from './house.ts';
import { offerFields, safetyWarning } from './product-offers.ts';
import { subcategoriesOf, tagsOf } from './product-places.ts';
import { subcategoryId } from './subcategories.ts';
import { tagId } from './tags.ts';
import { translations } from './translations.ts';
import type { VariantSet } from './variants.ts';

export interface DemoProduct {
	readonly id: number;
	/** Published unless it says otherwise. */
	readonly status?: 'draft' | 'archived';
	readonly name: string;
	/** Also the name of the picture's file. */
	readonly slug: string;
	readonly reference: string;
	/** Markdown. */
	readonly description: string;
	readonly manufacturer: ManufacturerKey;
	/** Gross price with two decimals; null is on request. */
	readonly price: string | null;
	readonly stock: number;
	readonly reorder?: boolean;
	/** Days; null where nobody entered them. */
	readonly shippingTime: number | null;
	readonly variants?: VariantSet;
	readonly attributes: readonly AttributeKey[];
	/** Left out where a translation is missing on purpose. */
	readonly en?: ProductTexts;
	readonly fr?: ProductTexts;
	/** A drawing of its own, a file that the house has already, or none. Each comes with its detail. */
	readonly picture: PieceDrawing | { readonly file: string } | null;
}

interface ProductTexts {
	/** Left out where the German name is kept. */
	readonly name?: string;
	readonly description: string;
}

/** The backend's record of a demo product. */
export function productRecord(product: DemoProduct, category: CategoryKey): WireRecord {
	const { id } = product;
	const { label, label2 } = product.variants ?? {};
	const texts = (language: 'en' | 'fr') => {
		const own = product[language];
		if (own === undefined) return undefined;
		return {
			display_name: own.name ?? product.name,
			description: own.description,
			variant_display_name: label?.[language] ?? null,
			variant_display_name_2: label2?.[language] ?? null,
			safety_warnings: safetyWarning(product, language),
		};
	};
	return {
		id,
		project: domain,
		status: product.status ?? 'published',
		display_name: product.name,
		slug: product.slug,
		reference_number: product.reference,
		description: product.description,
		category: categoryIds[category],
		manufacturer: manufacturerIds[product.manufacturer],
		price_brutto: product.price,
		stock: product.stock,
		reorder_possible: product.reorder ?? false,
		shipping_time: product.shippingTime,
		variant_display_name: label?.de ?? null,
		variant_display_name_2: label2?.de ?? null,
		...offerFields(product, category),
		images: imageRows(product),
		variants: (product.variants?.rows ?? []).map((row, index) => {
			const variantId = id * 100 + index + 1;
			return {
				id: variantId,
				sort: index + 1,
				display_name: row.name.de,
				display_name_2: row.name2?.de ?? null,
				price_brutto: row.price,
				stock: row.stock,
				reference_number_suffix: row.suffix,
				active: row.active ?? true,
				shipping_time: row.shippingTime ?? product.shippingTime,
				reorder_possible: row.reorder ?? product.reorder ?? false,
				attributes: attributeRows(row.attributes ?? [], variantId),
				images: row.picture === undefined ? [] : pictureRows(row.picture.name, variantId),
				translations: translations(variantId, {
					en: { display_name: row.name.en, display_name_2: row.name2?.en ?? null },
					fr: { display_name: row.name.fr, display_name_2: row.name2?.fr ?? null },
				}),
			};
		}),
		subcategories: subcategoriesOf(product, category).map((key, index) => ({
			id: id * 100 + index + 1,
			ecommerce_subcategory_id: subcategoryId(key),
		})),
		tags: tagsOf(product).map((key, index) => ({ id: id * 100 + index + 1, ecommerce_tag_id: tagId(key) })),
		attributes: attributeRows(product.attributes, id),
		translations: translations(id, { en: texts('en'), fr: texts('fr') }),
	};
}

/** The whole piece and its detail. What the house had already is named in the older form. */
function imageRows({ id, picture, slug }: DemoProduct): readonly WireRecord[] {
	if (picture === null) return [];
	if ('kind' in picture) return pictureRows(slug, id);
	return pictureRows(picture.file, id).map(({ directus_files_id: file, ...row }) => ({
		...row,
		directus_files_id: null,
		private_hash: file,
	}));
}

/** The whole and its detail. */
function pictureRows(name: string, parent: number): readonly WireRecord[] {
	return [name, detailName(name)].map((each, index) => ({
		id: parent * 10 + index + 1,
		sort: index + 1,
		directus_files_id: fileId(each),
		private_hash: null,
	}));
}

function attributeRows(keys: readonly AttributeKey[], parent: number): readonly WireRecord[] {
	return keys.map((key, index) => ({ id: parent * 100 + index + 1, ecommerce_attribute_id: attributeId(key) }));
}
