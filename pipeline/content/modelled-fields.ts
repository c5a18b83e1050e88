/**
 * Which fields of a record the site knows: those of the wire schemas, in the record and in its child rows. Whatever else the backend sends, such
 * as a password that a token may read by mistake, stays with the backend.
 */
import type * as z from 'zod';
import type { Collection } from '../snapshot/collections.ts';
import { isWireRecord, type WireRecord } from '../snapshot/wire-record.ts';
import { attributeGroupSchema, attributeSchema } from './attribute-record.ts';
import { brandSchema, brandTypeSchema } from './brand-record.ts';
import { categorySchema } from './category-record.ts';
import { companySchema } from './company-record.ts';
import { consentSchema } from './consent-record.ts';
import { legalSchema } from './legal-record.ts';
import { manufacturerSchema } from './manufacturer-record.ts';
import { menuEntrySchema } from './menu-entry-record.ts';
import { openingPeriodSchema } from './opening-period-record.ts';
import { pageSchema } from './page-record.ts';
import { paymentMethodSchema } from './payment-method-record.ts';
import { personalizationSchema } from './personalization-record.ts';
import { productSchema } from './product-record.ts';
import { projectSchema } from './project-record.ts';
import { ratingSchema } from './rating-record.ts';
import { shippingConfigSchema } from './shipping-config-record.ts';
import { shippingCountrySchema, shippingMethodSchema } from './shipping-method-record.ts';
import { shopSettingsSchema } from './shop-settings-record.ts';
import { sizeGuideSchema } from './size-guide-record.ts';
import { socialLinkSchema } from './social-link-record.ts';
import { subcategorySchema } from './subcategory-record.ts';
import { tagSchema } from './tag-record.ts';
import { widgetSchema } from './widget-record.ts';
import { listRowSchema } from './wire-fields.ts';

const schemas: Readonly<Record<Exclude<Collection, 'directus_files'>, z.ZodObject>> = {
	project: projectSchema,
	company: companySchema,
	legal: legalSchema,
	opening_period: openingPeriodSchema,
	social_link: socialLinkSchema,
	widget: widgetSchema,
	menu_entry: menuEntrySchema,
	brand_type: brandTypeSchema,
	brand: brandSchema,
	consent: consentSchema,
	page: pageSchema,
	ecommerce_category: categorySchema,
	ecommerce_subcategory: subcategorySchema,
	ecommerce_tag: tagSchema,
	ecommerce_manufacturer: manufacturerSchema,
	ecommerce_attribute_group: attributeGroupSchema,
	ecommerce_attribute: attributeSchema,
	ecommerce_personalization: personalizationSchema,
	ecommerce_size_guide: sizeGuideSchema,
	ecommerce_payment_method: paymentMethodSchema,
	ecommerce_shipping_country: shippingCountrySchema,
	ecommerce_shipping_method: shippingMethodSchema,
	ecommerce_shipping_method_config: shippingConfigSchema,
	ecommerce_settings: shopSettingsSchema,
	ecommerce_product: productSchema,
	ecommerce_product_rating: ratingSchema,
};

/** What tells rows apart, orders them, and says whether and when they changed. */
const always: ReadonlySet<string> = new Set(['id', 'status', 'sort', 'date_created', 'date_updated']);

/** The record, or the part of one that was read, without what no schema knows. */
export function keepModelled(record: WireRecord, collection: keyof typeof schemas): WireRecord {
	return keepOf(record, schemas[collection], false);
}

/** Translations may nest their fields: `{ seo: { title } }` stands for `seo_title`. */
function keepOf(row: WireRecord, { shape }: z.ZodObject, nests: boolean): WireRecord {
	const kept: [string, unknown][] = [];
	for (const [name, value] of Object.entries(row)) {
		if (Object.hasOwn(shape, name)) kept.push([name, keepRows(name, value, listRowSchema(shape[name]))]);
		else if (always.has(name)) kept.push([name, value]);
		else if (nests && isWireRecord(value)) {
			const inner = keepGroup(value, `${name}_`, shape);
			if (Object.keys(inner).length > 0) kept.push([name, inner]);
		}
	}
	return Object.fromEntries(kept);
}

function keepRows(name: string, value: unknown, schema: z.ZodObject | null): unknown {
	if (schema === null || !Array.isArray(value)) return name === 'language' && isWireRecord(value) ? { code: value.code } : value;
	return value.map((row: unknown) => (isWireRecord(row) ? keepOf(row, schema, name === 'translations') : row));
}

function keepGroup(group: WireRecord, prefix: string, shape: z.ZodRawShape): WireRecord {
	const kept = Object.entries(group).flatMap(([name, value]): [string, unknown][] => {
		if (Object.hasOwn(shape, `${prefix}${name}`)) return [[name, value]];
		const inner = isWireRecord(value) ? keepGroup(value, `${prefix}${name}_`, shape) : {};
		return Object.keys(inner).length > 0 ? [[name, inner]] : [];
	});
	return Object.fromEntries(kept);
}
